import type { Drawn } from '@earshot/core/reports/drawing/drawn.ts';
import { reportWords } from '@earshot/core/reports/names.ts';
import type { ReportRow } from '@earshot/core/reports/reports.api.ts';
import type { Measure } from '@earshot/core/reports/reports.ts';
import { rangeText, spreadFacts } from '@earshot/core/reports/shown-rows.ts';
import type { CSSProperties } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { useLocale, useTexts } from '../../../lib/i18n.ts';
import { NumberLink } from '../cell/NumberLink.tsx';
import { blockTexts } from './blocks.texts.ts';
import { SpreadTable } from './SpreadTable.tsx';
import { useValueText } from './use-value-text.ts';

/** How many calls have which numbers, as bars from one number to the next; each opens its calls. */
export function SpreadBlock({ block, counted, title, hasTable }: Drawn & { hasTable: boolean }) {
  const t = useTexts(blockTexts);
  const locale = useLocale();
  const valueText = useValueText();
  const [measure] = block.measures;
  if (measure === undefined) return null;
  const most = Math.max(
    1,
    ...counted.rows.flatMap(({ calls, values: [value] }) => [calls, value?.before?.n ?? 0]),
  );
  const facts = spreadFacts(measure, counted);
  return (
    <>
      <p className="report-spread-facts sm">
        {facts.map(({ measure: one, value }) => (
          <span key={one.stat}>
            <span className="t2">{reportWords[one.stat][locale]}</span>{' '}
            <b className="num">{valueText(one, value)}</b>
          </span>
        ))}
      </p>
      <div className="report-spread" aria-hidden={hasTable || undefined}>
        {counted.rows.map((row) => (
          <SpreadBar
            key={row.keys[0]}
            row={row}
            measure={measure}
            most={most}
            isMiddle={holds(row, facts.find(({ measure: { stat } }) => stat === 'median')?.value)}
          />
        ))}
      </div>
      {!hasTable && (
        <div className="visually-hidden">
          <SpreadTable
            measure={measure}
            counted={counted}
            title={t('tableOf', { what: title })}
            hasLinks={false}
          />
        </div>
      )}
    </>
  );
}

const holds = ({ keys: [start, below] }: ReportRow, value: number | undefined): boolean =>
  value !== undefined && Number(start) <= value && (below == null || value < Number(below));

type BarProps = { row: ReportRow; measure: Measure; most: number; isMiddle: boolean };

function SpreadBar({ row, measure, most, isMiddle }: BarProps) {
  const t = useTexts(blockTexts);
  const locale = useLocale();
  const valueText = useValueText();
  const value = row.values[0];
  const said = `${rangeText(measure, row, { locale, valueText })}: ${t('spreadCalls', { count: row.calls })}${isMiddle ? `, ${reportWords.median[locale]}` : ''}`;
  const before = value?.before?.n;
  const bar = (
    <>
      <span className="report-spread-count xs num">{row.calls > 0 && formatNumber(row.calls)}</span>
      <span className="report-spread-room">
        {before !== undefined && <i className="report-spread-before" style={heightOf(before, most)} />}
        <i className={`report-spread-now ${isMiddle ? 'middle' : ''}`} style={heightOf(row.calls, most)} />
      </span>
      <span className="report-spread-edge xs num">{valueText(measure, Number(row.keys[0]))}</span>
    </>
  );
  const look = { className: 'plain report-spread-bar', title: said };
  return (
    <NumberLink value={value} {...look} aria-label={said} closed={<span {...look}>{bar}</span>}>
      {bar}
    </NumberLink>
  );
}

const heightOf = (calls: number, most: number): CSSProperties => ({ height: `${(calls / most) * 100}%` });
