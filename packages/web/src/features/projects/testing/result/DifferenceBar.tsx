import type { Bounded, Verdict } from '@earshot/core/evaluations/evaluations.ts';
import { useTexts } from '../../../../lib/i18n.ts';
import { testingTexts } from '../../testing.texts.ts';

type Props = {
  difference: Bounded;
  /** The end of the scale, to both sides of zero. */
  most: number;
  verdict: Verdict;
  isFew: boolean;
  write: (value: number) => string;
};

/** A difference with its 95 % interval on a scale around zero. */
export function DifferenceBar({ difference: { value, low, high }, most, verdict, isFew, write }: Props) {
  const t = useTexts(testingTexts);
  if (low === null || high === null) return null;
  const at = (one: number) => `${Math.max(0, Math.min(100, 50 + (one / most) * 50))}%`;
  const said = t('differenceIs', { value: write(value), low: write(low), high: write(high) });
  return (
    <span
      className={`difference-bar ${isFew ? 'few' : verdict}`}
      role="img"
      aria-label={said}
      title={said}
      // More is to the right in every language, as on any scale.
      dir="ltr"
    >
      <i className="difference-zero" />
      <i className="difference-band" style={{ left: at(low), right: `calc(100% - ${at(high)})` }} />
      <i className="difference-dot" style={{ left: at(value) }} />
    </span>
  );
}
