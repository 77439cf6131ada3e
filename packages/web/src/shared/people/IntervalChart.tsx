import type { Estimate } from '@earshot/core/agents/people.ts';
import { type Bounds, placeOf } from '@earshot/core/bounds.ts';
import { useTexts } from '../../lib/i18n.ts';
import { isCompared } from './estimates.ts';
import './people.css';
import { peopleTexts } from './people.texts.ts';

type Props = {
  estimate: Estimate;
  median: number | null;
  /** The middle half of the team. */
  half?: { low: number | null; high: number | null };
  bounds: Bounds | null;
  show: (value: number) => string;
  /** What the dotted line is, where that is not the median of the team. */
  lineText?: (shown: string) => string;
};

const percent = (share: number) => `${share * 100}%`;

/** Somebody's value with its 95 % interval, against the middle of the team; of few calls it is dashed. */
export function IntervalChart({ estimate, median, half, bounds, show, lineText }: Props) {
  const t = useTexts(peopleTexts);
  const { value, low, high } = estimate;
  if (bounds === null || (value === null && median === null))
    return <span className="interval" aria-hidden />;
  const at = (one: number) => percent(placeOf(one, bounds));
  const span = (from: number, to: number) => ({
    insetInlineStart: at(from),
    width: percent(placeOf(to, bounds) - placeOf(from, bounds)),
  });
  const said = [
    value !== null &&
      (low === null || high === null
        ? show(value)
        : t('interval', { value: show(value), low: show(low), high: show(high) })),
    median !== null && (lineText?.(show(median)) ?? t('medianIs', { median: show(median) })),
  ].filter((one) => one !== false);
  return (
    <span
      className={isCompared(estimate) ? 'interval' : 'interval few'}
      role="img"
      aria-label={said.join('; ')}
      title={said.join('\n')}
    >
      {half && half.low !== null && half.high !== null && (
        <i className="interval-half" style={span(half.low, half.high)} />
      )}
      {median !== null && <i className="interval-median" style={{ insetInlineStart: at(median) }} />}
      {low !== null && high !== null && <i className="interval-line" style={span(low, high)} />}
      {value !== null && <i className="interval-dot" style={{ insetInlineStart: at(value) }} />}
    </span>
  );
}
