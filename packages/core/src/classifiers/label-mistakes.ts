import { binomialDraw } from '../agreement/binomial-draw.ts';
import { quantile } from '../agreement/bootstrap-interval.ts';
import { gammaDraw } from '../agreement/gamma-draw.ts';
import type { Steps } from '../steps.ts';
import type { Estimate } from './classifiers.ts';
import type { LookedCall } from './looked-call.ts';

/** Examples with a label and without it, in twentieths of how likely a version said it was that did not know them. */
export type Known = { with: readonly number[]; without: readonly number[] };

/** Shares of calls: those that get a label and do not have it, and those that have it and do not get it. */
export type LabelMistakes = { wrong: Estimate; missed: Estimate };

/** Draws that are thrown away until they no longer depend on where they began, and those that are kept. */
const drawsBefore = 100;
const draws = 400;
/** Draws after which something else may have its turn. */
const drawsAtOnce = 25;
/** What was said of how likely a label is counts as so many examples. */
const saidCounts = 1.5;
/** That none of some examples looked like a twentieth does not mean that none ever does: so much of an example always did. */
const unseenCounts = 0.1;
/** How common a label is among units is not known beforehand; of two guesses that explain as much, the rarer one is nearer. */
const priorYes = 0.3;
/**
 * So much of the draws lies below the lower bound and above the upper one. Where examples are what units of calls are, but in other shares,
 * the bounds then held what was so in about nine of ten simulated cases.
 */
const outside = 0.005;

/**
 * How many of some calls get a label wrongly, and how many miss it. Examples are not drawn as calls come in: half of them may have a label
 * that one of two hundred phrases has. So how common the label is among the units of the calls is found out together with which of them
 * have it: a unit with the label is taken to be as likely to look like each twentieth of the examples with it, one without it like those
 * without it, and both, and how common it is, are drawn again and again as the units that were seen let expect (Gibbs sampling of a
 * mixture, Geman and Geman 1984; on shifted priors Saerens, Latinne and Decaestecker 2002). A call has the label where one of its units
 * has. Yields between draws.
 */
export function* labelMistakes(
  calls: readonly LookedCall[],
  known: Known,
  random: () => number,
): Steps<LabelMistakes> {
  const twentieths = known.with.length;
  const saidOf = (at: number) => (at + 0.5) / twentieths;
  const withIt = known.with.map((count, at) => count + saidCounts * saidOf(at) + unseenCounts);
  const without = known.without.map((count, at) => count + saidCounts * (1 - saidOf(at)) + unseenCounts);
  const units = withIt.map((_, at) => calls.reduce((sum, call) => sum + (call.units[at] ?? 0), 0));
  const looked = calls.map(({ decision, units }) => ({ decision, places: placesOf(units) }));
  const drawn = { wrong: [] as number[], missed: [] as number[] };
  // To begin with, as common as what it says comes to.
  let chances = withIt.map((_, at) => saidOf(at));
  for (let draw = -drawsBefore; draw < draws; draw += 1) {
    if (draw % drawsAtOnce === 0) yield undefined;
    const have = units.map((count, at) => binomialDraw(count, chances[at] ?? 0, random));
    chances = chancesOf({ units, have, withIt, without }, random);
    if (draw < 0) continue;
    const { wrong, missed } = sharesOf(looked, chances, random);
    drawn.wrong.push(wrong);
    drawn.missed.push(missed);
  }
  return { wrong: estimateOf(drawn.wrong), missed: estimateOf(drawn.missed) };
}

type Seen = {
  units: readonly number[];
  /** Those of the units that are taken to have the label. */
  have: readonly number[];
  withIt: readonly number[];
  without: readonly number[];
};

/** How likely a unit of each twentieth has the label, by a draw of how common it is and of what units with it and without it look like. */
function chancesOf({ units, have, withIt, without }: Seen, random: () => number): number[] {
  const all = sumOf(units);
  const yes = sumOf(have);
  const [common, rare] = [gammaDraw(priorYes + yes, random), gammaDraw(1 + all - yes, random)];
  const looksWith = sharesDrawn(
    withIt.map((count, at) => count + (have[at] ?? 0)),
    random,
  );
  const looksWithout = sharesDrawn(
    without.map((count, at) => count + (units[at] ?? 0) - (have[at] ?? 0)),
    random,
  );
  return looksWith.map((share, at) => {
    const [is, isNot] = [common * share, rare * (looksWithout[at] ?? 0)];
    return is + isNot === 0 ? 0 : is / (is + isNot);
  });
}

function sharesDrawn(counts: readonly number[], random: () => number): number[] {
  const drawn = counts.map((count) => gammaDraw(count, random));
  const sum = sumOf(drawn);
  return drawn.map((one) => one / sum);
}

type Place = readonly [at: number, count: number];

const placesOf = (units: Uint32Array): Place[] =>
  [...units.entries()].filter(([, count]) => count > 0) as Place[];

/** Calls that are wrong and missed where each counts as much as is drawn for it: which calls came in is chance, too (Rubin 1981). */
function sharesOf(
  calls: readonly { decision: LookedCall['decision']; places: readonly Place[] }[],
  chances: readonly number[],
  random: () => number,
): { wrong: number; missed: number } {
  const nots = chances.map((chance) => Math.log(Math.max(Number.MIN_VALUE, 1 - chance)));
  let [all, wrong, missed] = [0, 0, 0];
  for (const { decision, places } of calls) {
    const none = Math.exp(places.reduce((sum, [at, count]) => sum + count * (nots[at] ?? 0), 0));
    const counts = -Math.log(1 - random());
    all += counts;
    if (decision === 'yes') wrong += counts * none;
    if (decision === 'no') missed += counts * (1 - none);
  }
  return { wrong: wrong / all, missed: missed / all };
}

function estimateOf(drawn: readonly number[]): Estimate {
  const sorted = drawn.toSorted((one, other) => one - other);
  return {
    value: quantile(sorted, 0.5),
    low: quantile(sorted, outside),
    high: quantile(sorted, 1 - outside),
  };
}

const sumOf = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0);
