import { type Bounds, placeOf } from '@earshot/core/bounds.ts';
import { boundsOfBars } from '@earshot/core/reports/drawing/bar-bounds.ts';
import { type Drawn, measureAt, valueAt } from '@earshot/core/reports/drawing/drawn.ts';
import { isEstimate, trustOf } from '@earshot/core/reports/drawing/trust.ts';
import { byTitles } from '@earshot/core/reports/names.ts';
import type { ReportRow } from '@earshot/core/reports/reports.api.ts';
import type { Measure } from '@earshot/core/reports/reports.ts';
import { restKey, rowsWithRest } from '@earshot/core/reports/shown-rows.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useLocale, useTexts } from '../../../lib/i18n.ts';
import { blockTexts } from './blocks.texts.ts';
import { ChangeMark } from './ChangeMark.tsx';
import { useRowText } from './use-key-text.ts';
import { useMeasureText } from './use-measure-text.ts';
import { standing, useRangesOf, useUsualText } from './usual-ranges.ts';
import { ValueLink } from './ValueLink.tsx';

/** A bar for each row, with its interval and what it was before. */
export function BarBlock(drawn: Drawn) {
  const { block, counted, at, title } = drawn;
  const t = useTexts(blockTexts);
  const locale = useLocale();
  const measureText = useMeasureText();
  const rowText = useRowText(block.by);
  const measure = measureAt(drawn, at);
  const [by] = block.by;
  const rows = rowsWithRest(counted, locale);
  const rangeOf = useRangesOf(at);
  const bounds = withUsual(boundsOfBars(rows, at), rows.map(rangeOf));
  const hasBefore = counted.totals.values.some(({ before }) => before !== null);
  const parts = { measure, at, bounds, hasBefore };
  return (
    <table className="report-bars" aria-label={title}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{by && byTitles[by][locale]}</th>
          <td />
          <th scope="col">{measureText(measure)}</th>
          {hasBefore && <th scope="col">{t('change')}</th>}
          {isEstimate(measure) && <th scope="col">{t('n')}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <BarRow key={row.keys.join('\n')} row={row} name={rowText(row)} range={rangeOf(row)} {...parts} />
        ))}
      </tbody>
      <tfoot>
        <BarRow row={counted.totals} name={t('all')} range={rangeOf(counted.totals)} {...parts} isTotal />
      </tfoot>
    </table>
  );
}

/** What is usual has room, too. */
const withUsual = ({ low, high }: Bounds, ranges: readonly (Bounds | null)[]): Bounds => ({
  low: Math.min(low, ...ranges.map((range) => range?.low ?? low)),
  high: Math.max(high, ...ranges.map((range) => range?.high ?? high)),
});

type RowProps = {
  row: ReportRow;
  name: string;
  measure: Measure;
  at: number;
  bounds: Bounds;
  /** What is usual of it; null where nobody knows. */
  range: Bounds | null;
  hasBefore: boolean;
  isTotal?: boolean;
};

function BarRow({ row, name, measure, at, bounds, range, hasBefore, isTotal = false }: RowProps) {
  const usualText = useUsualText();
  const value = valueAt(row, at);
  const isUnusual = value !== undefined && range !== null && standing(measure, value, range) !== 'within';
  const trust = value === undefined ? 'none' : trustOf(measure, value);
  return (
    <tr
      className={`report-${isUnusual ? 'unusual' : trust} ${row.keys[0] === restKey ? 'report-rest' : ''}`}
      data-testid={`bar-${row.keys.join('-')}`}
    >
      <th scope="row" dir="auto">
        {name}
        {isUnusual && <span className="report-unusual-words xs num">{usualText(measure, value, range)}</span>}
      </th>
      <td aria-hidden>
        {value && !isTotal && <Bar value={value} bounds={bounds} range={range} isFew={trust === 'few'} />}
      </td>
      <td className="number num semi">
        <ValueLink measure={measure} value={value} of={name} />
      </td>
      {hasBefore && (
        <td className="number num sm">
          <ChangeMark measure={measure} value={value} />
        </td>
      )}
      {isEstimate(measure) && <td className="number num sm t2 report-n">{value && formatNumber(value.n)}</td>}
    </tr>
  );
}

type BarProps = {
  value: ReportRow['values'][number];
  bounds: Bounds;
  range: Bounds | null;
  isFew: boolean;
};

function Bar({ value: { value, low, high, before }, bounds, range, isFew }: BarProps) {
  const percent = (one: number) => `${placeOf(one, bounds) * 100}%`;
  const span = (from: number, to: number) => ({
    insetInlineStart: percent(from),
    width: `${(placeOf(to, bounds) - placeOf(from, bounds)) * 100}%`,
  });
  return (
    <span className="report-bar">
      {value !== null && (
        <i
          className={isFew ? 'report-bar-value report-hatch' : 'report-bar-value'}
          style={span(Math.min(0, value), Math.max(0, value))}
        />
      )}
      {range && <i className="report-bar-usual" style={span(range.low, range.high)} />}
      {low !== null && high !== null && <i className="report-bar-range" style={span(low, high)} />}
      {before !== null && before.value !== null && (
        <i className="report-bar-before" style={{ insetInlineStart: percent(before.value) }} />
      )}
    </span>
  );
}
