import type { CSSProperties, ReactNode } from 'react';
import { useOneStop } from '../lib/use-one-stop.ts';
import './charts.css';
import { labelEvery } from '@earshot/core/round-step.ts';
import { countTicks, lineBounds } from './chart-scale.ts';

export type Bar = {
  key: string;
  /** Under the bar. */
  label: string;
  /** Of the same stretch in full. */
  title: string;
  value: number;
  /** What it is compared with; null without. */
  before?: number | null;
  /** A point of the line over the bars. */
  line?: number | null;
  /** A number that stands under the bar. */
  mark?: number;
  isQuiet?: boolean;
};

/** What the numbers are called. */
type Names = { value: string; before?: string; line?: string; mark?: string };

type Props = {
  /** What the chart shows. */
  label: string;
  /** What the first column of the table is called. */
  over: string;
  bars: readonly Bar[];
  names: Names;
  show: (value: number) => string;
  /**
   * Opens what is behind a bar: draws a link around it that is called by `name` and has what is said of a stop of the Tab key.
   * Behind nothing there is nothing to open.
   */
  open:
    | ((
        bar: Bar,
        name: string,
        content: ReactNode,
        stop: ReturnType<ReturnType<typeof useOneStop>>,
      ) => ReactNode)
    | undefined;
  mostLabels?: number;
};

type Line = { name: keyof Names; text: string; value: string };

/** The numbers of one bar in words. */
function linesOf(bar: Bar, names: Names, show: Props['show']): Line[] {
  return (['value', 'before', 'line', 'mark'] as const).flatMap((name) => {
    const text = names[name];
    const value = bar[name];
    return text === undefined || value === undefined
      ? []
      : [{ name, text, value: value === null ? '–' : show(value) }];
  });
}

/** Bars over time, each of which opens what is behind it, with the same numbers as a table for who does not see them. */
export function BarChart({ label, over, bars, names, show, open, mostLabels = 12 }: Props) {
  const ticks = countTicks(Math.max(0, ...bars.flatMap(({ value, before }) => [value, before ?? 0])));
  const top = ticks.at(-1) ?? 1;
  const bounds = lineBounds(bars.map(({ line }) => line ?? null));
  const every = labelEvery(bars.length, mostLabels);
  const stopOf = useOneStop(bars.filter(({ value }) => value > 0).map(({ key }) => key));
  return (
    <figure className="bar-chart" aria-label={label}>
      <div className="bar-plot" style={{ '--bars': bars.length } as CSSProperties}>
        <Axis ticks={ticks} top={top} show={show} />
        {bounds && <LineAxis bounds={bounds} show={show} />}
        <div className="bar-columns" data-stops>
          <div className="bar-grids" aria-hidden>
            {ticks.map((tick) => (
              <i key={tick} className="bar-grid" style={{ bottom: `${(tick / top) * 100}%` }} />
            ))}
          </div>
          {bars.map((bar, at) => {
            const lines = linesOf(bar, names, show);
            const name = `${bar.title}: ${lines.map(({ text, value }) => `${text} ${value}`).join(', ')}`;
            const content = (
              <Column bar={bar} top={top} bounds={bounds} lines={lines} isEnd={at > bars.length / 2} />
            );
            return (
              <div className="bar-column" key={bar.key} data-testid={`bar-${bar.key}`}>
                {open && bar.value > 0 ? (
                  open(bar, name, content, stopOf(bar.key))
                ) : (
                  <div className="bar-area">{content}</div>
                )}
                {bar.mark !== undefined && (
                  <span className="bar-mark num" aria-hidden>
                    {bar.mark > 0 ? show(bar.mark) : ''}
                  </span>
                )}
                <span className="bar-label" aria-hidden>
                  {(bars.length - 1 - at) % every === 0 ? bar.label : ''}
                </span>
              </div>
            );
          })}
          {bounds && <LinePath bars={bars} bounds={bounds} />}
        </div>
      </div>
      <Numbers {...{ label, over, bars, names, show }} />
    </figure>
  );
}

function Axis({ ticks, top, show }: { ticks: readonly number[]; top: number; show: Props['show'] }) {
  return (
    <div className="bar-axis" aria-hidden>
      {ticks.map((tick) => (
        <span key={tick} className="num" style={{ bottom: `${(tick / top) * 100}%` }}>
          {show(tick)}
        </span>
      ))}
    </div>
  );
}

function LineAxis({ bounds: [low, high], show }: { bounds: [number, number]; show: Props['show'] }) {
  return (
    <div className="bar-axis end" aria-hidden>
      {[low, (low + high) / 2, high].map((tick) => (
        <span key={tick} className="num" style={{ bottom: `${((tick - low) / (high - low)) * 100}%` }}>
          {show(tick)}
        </span>
      ))}
    </div>
  );
}

type ColumnProps = {
  bar: Bar;
  top: number;
  bounds: [number, number] | null;
  lines: readonly Line[];
  isEnd: boolean;
};

function Column({ bar, top, bounds, lines, isEnd }: ColumnProps) {
  const { value, before, line, isQuiet, title } = bar;
  const height = (count: number) => ({ height: `${(count / top) * 100}%` });
  return (
    <>
      {before !== undefined && before !== null && <i className="bar-before" style={height(before)} />}
      <i className={isQuiet ? 'bar-value quiet' : 'bar-value'} style={height(value)} />
      {bounds && typeof line === 'number' && (
        <i
          className="bar-point"
          style={{ bottom: `${((line - bounds[0]) / (bounds[1] - bounds[0])) * 100}%` }}
        />
      )}
      <span className={isEnd ? 'bar-tip end' : 'bar-tip'} aria-hidden>
        <b>{title}</b>
        {lines.map(({ name, text, value: shown }) => (
          <span key={name} className="bar-tip-line">
            {text} <b className="num">{shown}</b>
          </span>
        ))}
      </span>
    </>
  );
}

function LinePath({ bars, bounds: [low, high] }: { bars: readonly Bar[]; bounds: [number, number] }) {
  const points = bars.flatMap(({ line }, at) =>
    typeof line === 'number'
      ? [`${((at + 0.5) / bars.length) * 100},${100 - ((line - low) / (high - low)) * 100}`]
      : [],
  );
  return (
    <svg className="bar-line" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
      <polyline points={points.join(' ')} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** The chart for who does not see it. */
function Numbers({
  label,
  over,
  bars,
  names,
  show,
}: Pick<Props, 'label' | 'over' | 'bars' | 'names' | 'show'>) {
  const [first] = bars;
  return (
    <div className="visually-hidden">
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{over}</th>
            {first &&
              linesOf(first, names, show).map(({ name, text }) => (
                <th key={name} scope="col">
                  {text}
                </th>
              ))}
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.key}>
              <th scope="row">{bar.title}</th>
              {linesOf(bar, names, show).map(({ name, value }) => (
                <td key={name}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
