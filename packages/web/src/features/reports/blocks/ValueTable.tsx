import type { Drawn } from '@earshot/core/reports/drawing/drawn.ts';
import { isEstimate } from '@earshot/core/reports/drawing/trust.ts';
import { byTitles } from '@earshot/core/reports/names.ts';
import type { ReportRow } from '@earshot/core/reports/reports.api.ts';
import { rowsWithRest } from '@earshot/core/reports/shown-rows.ts';
import { Fragment } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { useLocale, useTexts } from '../../../lib/i18n.ts';
import { blockTexts } from './blocks.texts.ts';
import { ChangeMark } from './ChangeMark.tsx';
import { useKeyText, useRowText } from './use-key-text.ts';
import { useMeasureText } from './use-measure-text.ts';
import { ValueLink } from './ValueLink.tsx';

type Props = Omit<Drawn, 'at'> & { hasLinks?: boolean };

/** Every number of a block, with what it was and of how many calls it is. */
export function ValueTable({ block, counted, title, hasLinks = true }: Props) {
  const keyText = useKeyText();
  const locale = useLocale();
  const rowText = useRowText(block.by);
  const hasBefore = counted.totals.values.some(({ before }) => before !== null);
  return (
    <table aria-label={title}>
      <Heading block={block} hasBefore={hasBefore} />
      <tbody>
        {rowsWithRest(counted, locale).map((row) => (
          <tr key={row.keys.join('\n')}>
            {block.by.map((name, at) => (
              <th key={name} scope="row" dir="auto">
                {keyText(name, row.keys[at] ?? null, row.labels[at])}
              </th>
            ))}
            <Values {...{ row, block, hasBefore, hasLinks }} of={rowText(row)} />
          </tr>
        ))}
      </tbody>
      <Total {...{ block, counted, hasBefore, hasLinks }} />
    </table>
  );
}

function Heading({ block, hasBefore }: Pick<Props, 'block'> & { hasBefore: boolean }) {
  const t = useTexts(blockTexts);
  const locale = useLocale();
  const measureText = useMeasureText();
  return (
    <thead>
      <tr>
        {block.by.map((name) => (
          <th key={name} scope="col">
            {byTitles[name][locale]}
          </th>
        ))}
        {block.by.length === 0 && (
          <th scope="col">
            <span className="visually-hidden">{t('all')}</span>
          </th>
        )}
        {block.measures.map((measure, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of them may count the same
          <Fragment key={at}>
            <th scope="col" className="number">
              {measureText(measure)}
            </th>
            {hasBefore && (
              <th scope="col" className="number">
                {t('change')}
              </th>
            )}
            {isEstimate(measure) && (
              <th scope="col" className="number">
                {t('n')}
              </th>
            )}
          </Fragment>
        ))}
      </tr>
    </thead>
  );
}

type ValuesProps = {
  row: ReportRow;
  block: Props['block'];
  of: string;
  hasBefore: boolean;
  hasLinks: boolean;
};

function Values({ row, block, of, hasBefore, hasLinks }: ValuesProps) {
  const measureText = useMeasureText();
  return block.measures.map((measure, at) => {
    const value = row.values[at];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: two of them may count the same
      <Fragment key={at}>
        <td className="number num" data-label={measureText(measure)}>
          <ValueLink
            measure={measure}
            value={value}
            of={`${of}, ${measureText(measure)}`}
            hasLink={hasLinks}
          />
        </td>
        {hasBefore && (
          <td className="number num">
            <ChangeMark measure={measure} value={value} />
          </td>
        )}
        {isEstimate(measure) && <td className="number num t2">{formatNumber(value?.n ?? 0)}</td>}
      </Fragment>
    );
  });
}

function Total({
  block,
  counted,
  ...more
}: Omit<Props, 'title'> & { hasBefore: boolean; hasLinks: boolean }) {
  const t = useTexts(blockTexts);
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={Math.max(1, block.by.length)}>
          {t('all')}
        </th>
        <Values row={counted.totals} block={block} of={t('all')} {...more} />
      </tr>
    </tfoot>
  );
}
