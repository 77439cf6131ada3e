import { wilsonInterval, z95 } from '../agreement/wilson-interval.ts';
import type { Estimate } from './classifiers.ts';

/** Counts in twentieths of how likely the label was said to be. */
type Twentieths = readonly number[];

/** What a version said of calls and a label: those that it gave it to and those that it did not, and how many it left to people. */
export type LabelCalls = { yes: Twentieths; no: Twentieths; unsure: number };

/** Examples with the label and without it, by how likely a version said it was that did not know them. */
type Known = { with: Twentieths; without: Twentieths };

export type LabelWeek = { yes: Estimate; wrong: Estimate; missed: Estimate; unsure: Estimate };

/** Of fewer calls a share is chance. */
export const fewestCallsForWeek = 50;

/**
 * How many of the calls of a week get a label, how many of them wrongly, how many that have it do not, and how many are left to people;
 * `calls`: of how many this is told. What is wrong is told by how often answers about as likely were right of examples: examples
 * are not drawn as calls come in, so that their mistakes as a whole would tell of other calls.
 */
export function labelWeek(
  { yes, no, unsure }: LabelCalls,
  known: Known,
  { calls, week }: { calls: number; week: number },
): LabelWeek {
  const share = (count: number): Estimate => {
    const { low, high } = wilsonInterval(count / calls, calls);
    const value = (count / calls) * week;
    // Of none and of all the bound is the share itself, but for what is lost in computing it.
    return { value, low: Math.min(value, low * week), high: Math.max(value, high * week) };
  };
  const mistakes = (counts: Twentieths, rateOf: (isSo: number) => number): Estimate => {
    const [value, variance] = counts.reduce(
      ([sum, spread], count, at) => {
        const { rate, variance } = rateIn(known, at);
        const wrong = count * rateOf(rate);
        // How many there are is chance as well as how often that is wrong.
        return [sum + wrong, spread + wrong + count ** 2 * variance];
      },
      [0, 0],
    );
    const reach = z95 * Math.sqrt(variance);
    const scaled = (count: number) => (Math.min(calls, Math.max(0, count)) / calls) * week;
    return { value: scaled(value), low: scaled(value - reach), high: scaled(value + reach) };
  };
  const sum = (counts: Twentieths) => counts.reduce((all, one) => all + one, 0);
  return {
    yes: share(sum(yes)),
    wrong: mistakes(yes, (isSo) => 1 - isSo),
    missed: mistakes(no, (isSo) => isSo),
    unsure: share(unsure),
  };
}

/** How often something was so that was said to be about as likely; what was said counts as one example more. */
function rateIn(known: Known, at: number): { rate: number; variance: number } {
  const [yes, no] = [known.with[at] ?? 0, known.without[at] ?? 0];
  const said = (at + 0.5) / known.with.length;
  const rate = (yes + said) / (yes + no + 1);
  return { rate, variance: (rate * (1 - rate)) / (yes + no + 2) };
}
