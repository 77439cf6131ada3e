import { formatFixed } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { standingTexts } from './standing.texts.ts';
import './spread.css';

type Props = {
  value: number;
  low: number;
  high: number;
  /** What always giving the commonest answer reaches. */
  usual?: number | null;
  /** Too few answers to rely on. */
  isFew?: boolean;
  /** A colour of labels. */
  color?: string | undefined;
  /** Where the scale begins; it ends at 1. */
  from?: number;
  /** What it is of, where that is not accuracy. */
  name?: (shown: { value: string; low: string; high: string }) => string;
};

/** Of so few examples a number is hatched. */
export const fewFrom = 20;

export const written = (value: number): string => formatFixed(value, 2);

/** How far from the middle of its interval a number may lie: what stands behind ±. */
export const reachOf = ({ low, high }: { low: number; high: number }): number => (high - low) / 2;

/** A number between 0 and 1 on its scale, with its 95 % interval and what would be reached without learning. */
export function SpreadBar({ value, low, high, usual = null, isFew = false, color, from = 0, name }: Props) {
  const t = useTexts(standingTexts);
  const at = (one: number) => `${Math.max(0, Math.min(1, (one - from) / (1 - from))) * 100}%`;
  const shown = { value: written(value), low: written(low), high: written(high) };
  const said = [
    name?.(shown) ?? t('accuracyIs', shown),
    ...(usual === null ? [] : [t('usualIs', { value: written(usual) })]),
  ];
  return (
    <span
      className={`spread ${isFew ? 'few' : ''} ${color ? `tag-${color}` : ''}`}
      role="img"
      aria-label={said.join('; ')}
      title={said.join('\n')}
    >
      <i
        className="spread-band"
        style={{ insetInlineStart: at(low), insetInlineEnd: `calc(100% - ${at(high)})` }}
      />
      {usual !== null && <i className="spread-usual" style={{ insetInlineStart: at(usual) }} />}
      <i className="spread-dot" style={{ insetInlineStart: at(value) }} />
    </span>
  );
}
