import { type AnsweredUnit, type AnswerLevel, answerPairs, comparable } from './answers.ts';
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
  const hidden: Agreement = { n, reason: 'too_few', percent: null, kappa: null, alpha: null };
  if (n < fewestUnits) return hidden;
  const share = percentAgreement(answerPairs(answered)) ?? 0;
  const percent = { value: share, ...wilsonInterval(share, n) };
  const drawn = (statistic: (of: readonly AnsweredUnit[]) => number | null): AgreementEstimate | null => {
    const value = statistic(answered);
    const bounds = value === null ? null : bootstrapInterval(answered, statistic, { seed });
    return value === null || bounds === null ? null : { value, ...bounds };
  };
  const kappa = drawn((of) => cohenKappa(answerPairs(of)));
  const alpha = drawn((of) => krippendorffAlpha(of, level));
  return { n, reason: kappa === null || alpha === null ? 'one_answer' : null, percent, kappa, alpha };
}
