import { type Drawn, measureAt, valueAt } from '@earshot/core/reports/drawing/drawn.ts';
import { heightOf, ticksOf } from '@earshot/core/reports/drawing/line-scale.ts';
import { trustOf } from '@earshot/core/reports/drawing/trust.ts';
import type { ReportRow } from '@earshot/core/reports/reports.api.ts';
import type { Measure } from '@earshot/core/reports/reports.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { NumberLink } from '../cell/NumberLink.tsx';
import { blockTexts } from './blocks.texts.ts';
import { useRowText } from './use-key-text.ts';
import { useMeasureText } from './use-measure-text.ts';
import { useValueText } from './use-value-text.ts';
import { ValueTable } from './ValueTable.tsx';

/** A dot a row, by its first two numbers; the calls of the second are what it opens. */
export function ScatterBlock({ hasTable, ...drawn }: Drawn & { hasTable: boolean }) {
  const { block, counted, title } = drawn;
  const t = useTexts(blockTexts);
  const measureText = useMeasureText();
  const rowText = useRowText(block.by);
  const [across, up] = [measureAt(drawn, 0), measureAt(drawn, 1)];
  const rows = counted.rows.filter(({ values }) => values[0]?.value != null && values[1]?.value != null);
  const ticksAt = (at: number) =>
    ticksOf(
      rows.map((row) => valueAt(row, at)?.value ?? null),
      false,
    );
  const [xs, ys] = [ticksAt(0), ticksAt(1)];
  return (
    <>
      <div className="report-scatter" aria-hidden={hasTable || undefined}>
        <span className="report-scatter-up sm t2">{measureText(up)}</span>
        <div className="report-scatter-plot">
          <Ticks measure={up} ticks={ys} className="report-scatter-y" edge="bottom" />
          <Ticks measure={across} ticks={xs} className="report-scatter-x" edge="insetInlineStart" />
          {rows.map((row) => (
            <Dot key={row.keys.join('\n')} row={row} name={rowText(row)} {...{ across, up, xs, ys }} />
          ))}
        </div>
        <span className="report-scatter-across sm t2">{measureText(across)}</span>
      </div>
      {!hasTable && (
        <div className="visually-hidden">
          <ValueTable
            block={block}
            counted={counted}
            title={t('tableOf', { what: title })}
            hasLinks={false}
          />
        </div>
      )}
    </>
  );
}

type TicksProps = {
  measure: Measure;
  ticks: readonly number[];
  className: string;
  edge: 'bottom' | 'insetInlineStart';
};

function Ticks({ measure, ticks, className, edge }: TicksProps) {
  const valueText = useValueText();
  return ticks.map((tick) => (
    <span key={tick} className={`${className} xs`} style={{ [edge]: `${heightOf(tick, ticks) * 100}%` }}>
      {valueText(measure, tick)}
    </span>
  ));
}

type DotProps = {
  row: ReportRow;
  name: string;
  across: Measure;
  up: Measure;
  xs: readonly number[];
  ys: readonly number[];
};

function Dot({ row, name, across, up, xs, ys }: DotProps) {
  const measureText = useMeasureText();
  const valueText = useValueText();
  const [x, y] = [valueAt(row, 0), valueAt(row, 1)];
  if (x?.value == null || y?.value == null) return null;
  const isFew = trustOf(across, x) === 'few' || trustOf(up, y) === 'few';
  const said = `${name}: ${measureText(across)} ${valueText(across, x.value)}, ${measureText(up)} ${valueText(up, y.value)}`;
  const look = {
    className: `plain report-scatter-dot ${isFew ? 'few' : ''}`,
    style: {
      insetInlineStart: `${heightOf(x.value, xs) * 100}%`,
      bottom: `${heightOf(y.value, ys) * 100}%`,
    },
    title: said,
  };
  const dot = (
    <>
      <i />
      <span className="xs">{name}</span>
    </>
  );
  return (
    <NumberLink value={y} {...look} aria-label={said} closed={<span {...look}>{dot}</span>}>
      {dot}
    </NumberLink>
  );
}
