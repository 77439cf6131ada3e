import type { ReportBlock } from '@earshot/core/reports/reports.api.ts';
import { callsCounted, type Measure } from '@earshot/core/reports/reports.ts';
import { rangeText } from '@earshot/core/reports/shown-rows.ts';
import { formatNumber, formatPercent } from '../../../lib/format.ts';
import { useLocale, useTexts } from '../../../lib/i18n.ts';
import { blockTexts } from './blocks.texts.ts';
import { useMeasureText } from './use-measure-text.ts';
import { useValueText } from './use-value-text.ts';
import { ValueLink } from './ValueLink.tsx';

type Props = { measure: Measure; counted: ReportBlock; title: string; hasLinks?: boolean };

/** The bars of a distribution as a table: how many calls, which part of all, and how many there were before. */
export function SpreadTable({ measure, counted, title, hasLinks = true }: Props) {
  const t = useTexts(blockTexts);
  const locale = useLocale();
  const measureText = useMeasureText();
  const valueText = useValueText();
  const { rows, totals } = counted;
  const all = totals.values[0]?.n ?? 0;
  const hasBefore = totals.values.some(({ before }) => before !== null);
  return (
    <table aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{measureText({ ...measure, stat: 'mean' })}</th>
          <th scope="col" className="number">
            {t('n')}
          </th>
          <th scope="col" className="number">
            {t('ofAll')}
          </th>
          {hasBefore && (
            <th scope="col" className="number">
              {t('before')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const range = rangeText(measure, row, { locale, valueText });
          return (
            <tr key={row.keys[0]}>
              <th scope="row">{range}</th>
              <td className="number num">
                <ValueLink measure={callsCounted} value={row.values[0]} of={range} hasLink={hasLinks} />
              </td>
              <td className="number num">{all === 0 ? '–' : formatPercent(row.calls / all, 1)}</td>
              {hasBefore && <td className="number num t2">{formatNumber(row.values[0]?.before?.n ?? 0)}</td>}
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('all')}</th>
          <td className="number num">{formatNumber(all)}</td>
          <td className="number num">{all === 0 ? '–' : formatPercent(1, 1)}</td>
          {hasBefore && <td className="number num t2">{formatNumber(totals.values[0]?.before?.n ?? 0)}</td>}
        </tr>
      </tfoot>
    </table>
  );
}
