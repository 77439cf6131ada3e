import { type Answer, type AnsweredUnit, type AnswerLevel, answerPairs, comparable } from './answers.ts';
import { bootstrapInterval } from './bootstrap-interval.ts';
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
  return {
    ...chanceCorrected(
      answered.map((unit) => [unit]),
      level,
      seed,
    ),
    n,
    percent: percentOf(units),
  };
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
  const shareOf: Statistic = ({ pairs, pairWeights }) => percentAgreement(pairs, pairWeights);
  return { ...chanceCorrected(answered, level, seed), n, percent: estimate(answered, shareOf, seed) };
}

const hidden = (n: number): Agreement => ({ n, reason: 'too_few', percent: null, kappa: null, alpha: null });

function chanceCorrected(
  calls: readonly (readonly AnsweredUnit[])[],
  level: AnswerLevel,
  seed: number,
): Pick<Agreement, 'reason' | 'kappa' | 'alpha'> {
  const kappa = estimate(calls, ({ pairs, pairWeights }) => cohenKappa(pairs, pairWeights), seed);
  const alpha = estimate(calls, ({ units, weights }) => krippendorffAlpha(units, level, weights), seed);
  return { reason: kappa === null || alpha === null ? 'one_answer' : null, kappa, alpha };
}

/** Units and pairs that differ from each other, with how often each stands in what was drawn. */
type Drawn = {
  units: readonly AnsweredUnit[];
  weights: readonly number[];
  pairs: readonly [Answer, Answer][];
  pairWeights: readonly number[];
};
type Statistic = (drawn: Drawn) => number | null;

/**
 * A statistic with the interval that drawing calls anew gives it. Units that are the same are counted once with a weight: there are
 * few that differ, however many calls.
 */
function estimate(
  calls: readonly (readonly AnsweredUnit[])[],
  statistic: Statistic,
  seed: number,
): AgreementEstimate | null {
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
  const pairsOf = units.map((unit) => answerPairs([unit]));
  const pairs = pairsOf.flat();
  const told = (drawn: readonly (readonly number[])[]): number | null => {
    const weights = units.map(() => 0);
    for (const call of drawn) for (const place of call) weights[place] = (weights[place] ?? 0) + 1;
    const pairWeights = pairsOf.flatMap((own, at) => own.map(() => weights[at] ?? 0));
    return statistic({ units, weights, pairs, pairWeights });
  };
  const value = told(coded);
  const bounds = value === null ? null : bootstrapInterval(coded, told, { seed });
  return value === null || bounds === null ? null : { value, ...bounds };
}
