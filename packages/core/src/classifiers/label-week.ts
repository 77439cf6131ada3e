import { wilsonInterval } from '../agreement/wilson-interval.ts';
import type { Estimate } from './classifiers.ts';
import type { LabelMistakes } from './label-mistakes.ts';

export type LabelWeek = LabelMistakes & { yes: Estimate; unsure: Estimate };

/** Of fewer calls a share is chance. */
export const fewestCallsForWeek = 50;

/**
 * How many of the calls of a week get a label, how many of them wrongly, how many that have it do not, and how many are left to people.
 * `yes` and `unsure` are counts of `calls`; `mistakes` are shares of calls.
 */
export function labelWeek(
  { yes, unsure }: { yes: number; unsure: number },
  mistakes: LabelMistakes,
  { calls, week }: { calls: number; week: number },
): LabelWeek {
  const share = (count: number): Estimate => {
    const { low, high } = wilsonInterval(count / calls, calls);
    const value = (count / calls) * week;
    // Of none and of all the bound is the share itself, but for what is lost in computing it.
    return { value, low: Math.min(value, low * week), high: Math.max(value, high * week) };
  };
  const given = share(yes);
  // Mistakes are told of other calls than how many get the label: of those no more are wrong than get it.
  const wrong = ofWeek(mistakes.wrong, week);
  return {
    yes: given,
    wrong: {
      value: Math.min(wrong.value, given.value),
      low: Math.min(wrong.low, given.value),
      high: Math.min(wrong.high, given.high),
    },
    missed: ofWeek(mistakes.missed, week),
    unsure: share(unsure),
  };
}

const ofWeek = ({ value, low, high }: Estimate, week: number): Estimate => ({
  value: value * week,
  low: low * week,
  high: high * week,
});
