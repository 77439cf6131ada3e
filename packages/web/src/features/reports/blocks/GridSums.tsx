import { isEstimate } from '@earshot/core/reports/drawing/trust.ts';
import type { ReportRow } from '@earshot/core/reports/reports.api.ts';
import type { Measure } from '@earshot/core/reports/reports.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { blockTexts } from './blocks.texts.ts';
import { ValueLink } from './ValueLink.tsx';

type Of = { measure: Measure; at: number };

/** Over all of a row, and of how many calls that is. */
export function SumHeads({ measure }: Pick<Of, 'measure'>) {
  const t = useTexts(blockTexts);
  return (
    <>
      <th scope="col">{t('all')}</th>
      {isEstimate(measure) && <th scope="col">n</th>}
    </>
  );
}

export function RowSum({ row, name, measure, at }: Of & { row: ReportRow; name: string }) {
  const t = useTexts(blockTexts);
  const value = row.values[at];
  return (
    <>
      <td className="report-sum semi">
        <ValueLink measure={measure} value={value} of={`${name}, ${t('all')}`} />
      </td>
      {isEstimate(measure) && <td className="report-sum num t2">{formatNumber(value?.n ?? 0)}</td>}
    </>
  );
}

type SumRowProps = Of & {
  columns: readonly ReportRow[];
  nameOf: (column: ReportRow) => string;
  total: ReportRow;
};

/** Over all of each column, and under it of how many calls. */
export function GridSumRow({ columns, nameOf, total, measure, at }: SumRowProps) {
  const t = useTexts(blockTexts);
  const countOf = (row: ReportRow) => formatNumber(row.values[at]?.n ?? 0);
  return (
    <tfoot>
      <tr className="semi">
        <th scope="row">{t('all')}</th>
        {columns.map((column) => (
          <td key={String(column.keys[0])} className="report-sum">
            <ValueLink measure={measure} value={column.values[at]} of={`${t('all')}, ${nameOf(column)}`} />
          </td>
        ))}
        <RowSum row={total} name={t('all')} measure={measure} at={at} />
      </tr>
      {isEstimate(measure) && (
        <tr className="t2">
          <th scope="row">{t('n')}</th>
          {columns.map((column) => (
            <td key={String(column.keys[0])} className="report-sum num">
              {countOf(column)}
            </td>
          ))}
          <td />
          <td className="report-sum num">{countOf(total)}</td>
        </tr>
      )}
    </tfoot>
  );
}
