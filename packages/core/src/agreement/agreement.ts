import { type Answer, type AnsweredUnit, type AnswerLevel, answerPairs, comparable } from './answers.ts';
import { bootstrapCounts } from './bootstrap-interval.ts';
import { cohenKappa } from './cohen-kappa.ts';
import { krippendorffAlpha } from './krippendorff-alpha.ts';
import { percentAgreement } from './percent-agreement.ts';
import { wilsonInterval } from './wilson-interval.ts';

/** With fewer units no number is shown: whatever it is, its interval says next to nothing. */
export const fewestUnits = 20;

/** `low` and `high` bound it with 95 % confidence. */
export type AgreementEstimate = { value: number; low: number; high: number };

/** Why a number is missing: too few units, or one answer only, beside which chance agrees always. */
export type AgreementReason = 'too_few' | 'one_answer';

/** How far raters agree. Null is what is not known; `reason` says why. */
export type Agreement = {
  /** Units about which at least two raters answered. */
  n: number;
  reason: AgreementReason | null;
  /** Share of pairs of answers that are the same. */
  percent: AgreementEstimate | null;
  /** Cohen's κ over all pairs of raters. */
  kappa: AgreementEstimate | null;
  /** Krippendorff's α. */
  alpha: AgreementEstimate | null;
};

/**
 * How far two or more raters agree about units, of whom any may be silent about any. The share is bounded by Wilson's interval with
 * as many observations as units, for pairs of one unit are not independent; κ and α by drawing units anew.
 */
export function agreementOf(
  units: readonly AnsweredUnit[],
  { level, seed = 1 }: { level: AnswerLevel; seed?: number },
): Agreement {
  const answered = comparable(units);
  const n = answered.length;
  if (n < fewestUnits) return hidden(n);
  const found = estimates(answered.map(alone), { kappa, alpha: alphaAt(level) }, seed);
  return { ...found, reason: reasonOf(found), n, percent: percentOf(units) };
}

/** Cohen's κ alone, as `agreementOf` tells it. */
export function kappaOf(
  units: readonly AnsweredUnit[],
  { seed = 1 }: { seed?: number } = {},
): Pick<Agreement, 'n' | 'kappa'> {
  const answered = comparable(units);
  const n = answered.length;
  return { n, kappa: n < fewestUnits ? null : estimates(answered.map(alone), { kappa }, seed).kappa };
}

/** How often raters agree, which alone needs no drawing; null where too few units are known. */
export function percentOf(units: readonly AnsweredUnit[]): AgreementEstimate | null {
  const answered = comparable(units);
  const n = answered.length;
  if (n < fewestUnits) return null;
  const value = percentAgreement(answerPairs(answered)) ?? 0;
  return { value, ...wilsonInterval(value, n) };
}

/**
 * The same about several units of each call at once, such as all questions of a form. Answers about one call are not independent, so
 * that calls are drawn anew, and `n` counts calls.
 */
export function agreementByCall(
  calls: readonly (readonly AnsweredUnit[])[],
  { level, seed = 1 }: { level: AnswerLevel; seed?: number },
): Agreement {
  const answered = calls.map(comparable).filter((units) => units.length > 0);
  const n = answered.length;
  if (n < fewestUnits) return hidden(n);
  const percent: Statistic = ({ pairs, pairWeights }) => percentAgreement(pairs, pairWeights);
  const found = estimates(answered, { percent, kappa, alpha: alphaAt(level) }, seed);
  return { ...found, reason: reasonOf(found), n };
}

const hidden = (n: number): Agreement => ({ n, reason: 'too_few', percent: null, kappa: null, alpha: null });
const alone = (unit: AnsweredUnit): AnsweredUnit[] => [unit];
const reasonOf = (found: Pick<Agreement, 'kappa' | 'alpha'>): AgreementReason | null =>
  found.kappa === null || found.alpha === null ? 'one_answer' : null;

/** Units and pairs that differ from each other, with how often each stands in what was drawn. */
type Drawn = {
  units: readonly AnsweredUnit[];
  weights: ArrayLike<number>;
  pairs: readonly [Answer, Answer][];
  pairWeights: ArrayLike<number>;
};
type Statistic = (drawn: Drawn) => number | null;

const kappa: Statistic = ({ pairs, pairWeights }) => cohenKappa(pairs, pairWeights);
const alphaAt =
  (level: AnswerLevel): Statistic =>
  ({ units, weights }) =>
    krippendorffAlpha(units, level, weights);

/**
 * Statistics with the intervals that drawing calls anew gives them, all from the same draws. Units that are the same are counted once
 * with a weight: there are few that differ, however many calls.
 */
function estimates<Name extends string>(
  calls: readonly (readonly AnsweredUnit[])[],
  statistics: Record<Name, Statistic>,
  seed: number,
): Record<Name, AgreementEstimate | null> {
  const { units, coded } = codesOf(calls);
  const pairsOf = units.map((unit) => answerPairs([unit]));
  const pairs = pairsOf.flat();
  const unitOf = pairsOf.flatMap((own, at) => own.map(() => at));
  const pairWeights = new Int32Array(pairs.length);
  const names = Object.keys(statistics) as Name[];
  const told = (weights: Int32Array) => {
    for (const [pair, unit] of unitOf.entries()) pairWeights[pair] = weights[unit] ?? 0;
    const drawn = { units, weights, pairs, pairWeights };
    return names.map((name) => statistics[name](drawn));
  };
  const all = new Int32Array(units.length);
  for (const places of coded) for (const place of places) all[place] = (all[place] ?? 0) + 1;
  const values = told(all);
  const bounds = bootstrapCounts(coded, units.length, told, { seed });
  return Object.fromEntries(
    names.map((name, at) => {
      const [value = null, own = null] = [values[at], bounds[at]];
      return [name, value === null || own === null ? null : { value, ...own }];
    }),
  ) as Record<Name, AgreementEstimate | null>;
}

/** The units that differ, and those of each call by their places among them. */
function codesOf(calls: readonly (readonly AnsweredUnit[])[]) {
  const placeOf = new Map<string, number>();
  const units: AnsweredUnit[] = [];
  const coded = calls.map((call) =>
    call.map((unit) => {
      const name = JSON.stringify(unit);
      const known = placeOf.get(name);
      if (known !== undefined) return known;
      placeOf.set(name, units.length);
      return units.push(unit) - 1;
    }),
  );
  return { units, coded };
}
