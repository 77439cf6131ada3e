import { isTimeStep } from '@earshot/core/reports/by-what.ts';
import { type Drawn, measureAt, valueAt } from '@earshot/core/reports/drawing/drawn.ts';
import { withBetween } from '@earshot/core/reports/drawing/grid.ts';
import { heightOf, linesOf, middleOf, ticksOf } from '@earshot/core/reports/drawing/line-scale.ts';
import { isEstimate } from '@earshot/core/reports/drawing/trust.ts';
import { type Days, daysOfStep, stepOf } from '@earshot/core/reports/report-period.ts';
import type { ReportValue } from '@earshot/core/reports/reports.api.ts';
import { labelEvery } from '@earshot/core/round-step.ts';
import useMediaQuery from '@mui/material/useMediaQuery';
import { formatDay } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { Brush } from './Brush.tsx';
import { blockTexts } from './blocks.texts.ts';
import { LinePoint } from './LinePoint.tsx';
import { useKeyText } from './use-key-text.ts';
import { useMeasureText } from './use-measure-text.ts';
import { useValueText } from './use-value-text.ts';
import { ValueTable } from './ValueTable.tsx';

type Props = Drawn & {
  days: Days;
  /** Shows other days; nothing where the days cannot be chosen here. */
  onDays: ((days: Days) => void) | undefined;
  /** Whether the table stands under it for all to see. */
  hasTable: boolean;
};

/** More labels than these touch each other. */
const mostLabels = { wide: 8, narrow: 4 } as const;

/** A measure over time, with the period before dashed under it. Who does not see it has the table. */
export function LineBlock(asked: Props) {
  const [by = 'day'] = asked.block.by;
  const rows = withBetween(by, asked.counted.rows);
  const props = { ...asked, counted: { ...asked.counted, rows } };
  const { block, counted, at, days, onDays, title, hasTable } = props;
  const t = useTexts(blockTexts);
  const keyText = useKeyText();
  const measure = measureAt(props, at);
  const values = counted.rows.map((row) => valueAt(row, at));
  const now = values.map((value) => value?.value ?? null);
  const before = values.map((value) => value?.before?.value ?? null);
  const ticks = ticksOf([...now, ...before], !isEstimate(measure));
  const labels = counted.rows.map(({ keys: [key = null], labels: [label] }) => keyText(by, key, label, true));
  const isNarrow = useMediaQuery('(max-width:719.95px)');
  const every = labelEvery(labels.length, mostLabels[isNarrow ? 'narrow' : 'wide']);
  const choose = (from: number, to: number) => {
    const [first, last] = [counted.rows[from]?.keys[0], counted.rows[to]?.keys[0]];
    if (first && last && isTimeStep(by))
      onDays?.({ from: daysOfStep(by, first, days).from, to: daysOfStep(by, last, days).to });
  };
  const points = <Points drawn={props} values={values} ticks={ticks} />;
  return (
    <>
      <div className="report-line" dir="ltr">
        <Axis ticks={ticks} measure={measure} />
        <div className="report-plot">
          <Lines now={now} before={before} ticks={ticks} />
          <ChangeLines drawn={props} />
          {onDays && isTimeStep(by) && counted.rows.length > 1 ? (
            <Brush names={counted.rows.map(({ keys: [key = null] }) => keyText(by, key))} onChoose={choose}>
              {points}
            </Brush>
          ) : (
            points
          )}
        </div>
        <div className="report-line-labels" aria-hidden>
          {labels.map((label, place) => (
            <span key={counted.rows[place]?.keys[0] ?? ''}>
              {(labels.length - 1 - place) % every === 0 ? label : ''}
            </span>
          ))}
        </div>
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

/** Where what the line counts was changed, so that before and after are not the same thing. */
function ChangeLines({ drawn: { block, counted, at } }: { drawn: Drawn }) {
  const t = useTexts(blockTexts);
  const measureText = useMeasureText();
  const [by = 'day'] = block.by;
  const measure = block.measures[at];
  if (!isTimeStep(by) || measure === undefined) return null;
  const steps = counted.rows.map(({ keys: [key] }) => key);
  // Of several in one step the last is in force.
  const last = new Map(
    counted.changes
      .filter((change) => change.measure === at)
      .map(({ day, version }) => [stepOf(by, day), { day, version }]),
  );
  return [...last].flatMap(([step, { day, version }]) => {
    const place = steps.indexOf(step);
    if (place < 0) return [];
    const said = t('changed', { what: measureText(measure), version, day: formatDay(day) });
    return [
      <span
        key={step}
        className="report-version"
        title={said}
        style={{ insetInlineStart: `${middleOf(place, steps.length) * 100}%` }}
      >
        <span className="xs" aria-hidden>
          v{version}
        </span>
        <span className="visually-hidden">{said}</span>
      </span>,
    ];
  });
}

type PointsProps = {
  drawn: Drawn;
  values: readonly (ReportValue | undefined)[];
  ticks: readonly number[];
};

function Points({ drawn, values, ticks }: PointsProps) {
  const keyText = useKeyText();
  const { block, counted, at } = drawn;
  const [by = 'day'] = block.by;
  return (
    <div className="report-points" aria-hidden>
      {counted.rows.map((row, place) => (
        <LinePoint
          key={row.keys.join('\n')}
          name={keyText(by, row.keys[0] ?? null, row.labels[0])}
          measure={measureAt(drawn, at)}
          value={values[place]}
          ticks={ticks}
          isEnd={place > counted.rows.length / 2}
        />
      ))}
    </div>
  );
}

function Axis({ ticks, measure }: { ticks: readonly number[]; measure: Drawn['block']['measures'][number] }) {
  const valueText = useValueText();
  return (
    <div className="report-line-axis" aria-hidden>
      {ticks.map((tick) => (
        <span key={tick} className="num" style={{ bottom: `${heightOf(tick, ticks) * 100}%` }}>
          {valueText(measure, tick)}
        </span>
      ))}
    </div>
  );
}

type LinesProps = { now: (number | null)[]; before: (number | null)[]; ticks: readonly number[] };

function Lines({ now, before, ticks }: LinesProps) {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
      {ticks.map((tick) => (
        <line
          key={tick}
          className="report-grid-line"
          x1={0}
          x2={100}
          y1={100 - heightOf(tick, ticks) * 100}
          y2={100 - heightOf(tick, ticks) * 100}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {linesOf(before, ticks).map((points) => (
        <polyline
          key={points}
          className="report-line-before"
          points={points}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {linesOf(now, ticks).map((points) => (
        <polyline
          key={points}
          className="report-line-now"
          points={points}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
