import { afterText } from '@earshot/core/reports/cohort-words.ts';
import { cohortGridOf } from '@earshot/core/reports/drawing/cohort-grid.ts';
import { isEstimate } from '@earshot/core/reports/drawing/trust.ts';
import type { ReportBlock } from '@earshot/core/reports/reports.api.ts';
import { type Block, isOfCalls, type Measure } from '@earshot/core/reports/reports.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useLocale, useTexts } from '../../../lib/i18n.ts';
import { blockTexts } from './blocks.texts.ts';
import { cohortTexts } from './cohorts.texts.ts';
import { useKeyText } from './use-key-text.ts';
import { useMeasureText } from './use-measure-text.ts';
import { ValueLink } from './ValueLink.tsx';

type Props = { block: Block; measure: Measure; counted: ReportBlock; title: string };

/** Cohorts as rows of numbers: when people began, how much later it is, the number, and of how many it is. */
export function CohortTable({ block, measure, counted, title }: Props) {
  const t = useTexts(blockTexts);
  const c = useTexts(cohortTexts);
  const locale = useLocale();
  const keyText = useKeyText();
  const measureText = useMeasureText();
  const grid = cohortGridOf(counted, block, measure);
  if (grid === undefined) return null;
  const { who, step } = grid.cohort;
  const cells = grid.rows.flatMap((row) =>
    grid.columns.flatMap((column) => {
      const cell = grid.cellOf(row, column);
      return cell === undefined ? [] : [{ row, cell, isOpen: grid.isOpen(row, column) }];
    }),
  );
  return (
    <table aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{c('first')}</th>
          <th scope="col">{c(`since_${step}`)}</th>
          <th scope="col" className="number">
            {measureText(measure)}
          </th>
          {isEstimate(measure) && (
            <th scope="col" className="number">
              {isOfCalls(measure) ? t('n') : c(`size_${who}`)}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {cells.map(({ row, cell, isOpen }) => {
          const first = keyText(step, row.keys[0] ?? null);
          const later = afterText(step, Number(cell.keys[1]), locale);
          return (
            <tr key={cell.keys.join(' ')}>
              <th scope="row">{first}</th>
              <td>{isOpen ? `${later} (${c('isOpen')})` : later}</td>
              <td className="number num">
                <ValueLink measure={measure} value={cell.values[0]} of={`${first}, ${later}`} />
              </td>
              {isEstimate(measure) && (
                <td className="number num t2">{formatNumber(cell.values[0]?.n ?? 0)}</td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
