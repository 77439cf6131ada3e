import { type Drawn, measureAt, valueAt } from '@earshot/core/reports/drawing/drawn.ts';
import { heightOf, ticksOf } from '@earshot/core/reports/drawing/line-scale.ts';
import { trustOf } from '@earshot/core/reports/drawing/trust.ts';
import type { ReportRow } from '@earshot/core/reports/reports.api.ts';
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
  const valueText = useValueText();
  const rowText = useRowText(block.by);
  const [across, up] = [measureAt(drawn, 0), measureAt(drawn, 1)];
  const rows = counted.rows.filter(({ values }) => values[0]?.value != null && values[1]?.value != null);
  const ticks = [0, 1].map((at) =>
    ticksOf(
      rows.map((row) => valueAt(row, at)?.value ?? null),
      false,
    ),
  );
  const [xs = [], ys = []] = ticks;
  const nameOf = (row: ReportRow) => {
    const said = [across, up].map(
      (measure, at) => `${measureText(measure)} ${valueText(measure, valueAt(row, at)?.value ?? 0)}`,
    );
    return `${rowText(row)}: ${said.join(', ')}`;
  };
  return (
    <>
      <div className="report-scatter" aria-hidden={hasTable || undefined}>
        <span className="report-scatter-up sm t2">{measureText(up)}</span>
        <div className="report-scatter-plot">
          {ys.map((tick) => (
            <span
              key={tick}
              className="report-scatter-y xs"
              style={{ bottom: `${heightOf(tick, ys) * 100}%` }}
            >
              {valueText(up, tick)}
            </span>
          ))}
          {xs.map((tick) => (
            <span
              key={tick}
              className="report-scatter-x xs"
              style={{ insetInlineStart: `${heightOf(tick, xs) * 100}%` }}
            >
              {valueText(across, tick)}
            </span>
          ))}
          {rows.map((row) => {
            const [x, y] = [valueAt(row, 0), valueAt(row, 1)];
            const isFew = [x, y].some(
              (value, at) => value && trustOf(at === 0 ? across : up, value) === 'few',
            );
            const look = {
              className: `plain report-scatter-dot ${isFew ? 'few' : ''}`,
              style: {
                insetInlineStart: `${heightOf(x?.value ?? 0, xs) * 100}%`,
                bottom: `${heightOf(y?.value ?? 0, ys) * 100}%`,
              },
              title: nameOf(row),
            };
            const dot = (
              <>
                <i />
                <span className="xs">{rowText(row)}</span>
              </>
            );
            return (
              <NumberLink
                key={row.keys.join('\n')}
                value={y}
                {...look}
                aria-label={nameOf(row)}
                closed={<span {...look}>{dot}</span>}
              >
                {dot}
              </NumberLink>
            );
          })}
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
