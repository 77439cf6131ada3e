import type { LearnedQuestionModel } from './learned-model.ts';

/** The part of a model that scores calls. */
export type Scorer = Pick<LearnedQuestionModel, 'bias' | 'features' | 'terms'>;

/**
 * Why a score is what it is: a feature or term, its weight times its value, and the phrases it stands on. `is_less`: the call has
 * less of it than those that were learned from.
 */
export type Reason = {
  feature: string;
  contribution: number;
  is_less: boolean;
  phrase_ids: readonly number[];
};

/** The score that reasons make. */
export function scoreFrom({ bias }: Pick<Scorer, 'bias'>, reasons: readonly Reason[]): number {
  return reasons.reduce((sum, { contribution }) => sum + contribution, bias);
}

/** A scorer whose scores are `factor` times those of another. */
export function scaled({ bias, features, terms }: Scorer, factor: number): Scorer {
  const more = <T extends { weight: number }>(of: T): T => ({ ...of, weight: of.weight * factor });
  return { bias: bias * factor, features: features.map(more), terms: terms.map(more) };
}

/** A scorer whose scores are the sums of those of two, one of which has features and the other terms. */
export function joined(one: Scorer, other: Scorer): Scorer {
  return {
    bias: one.bias + other.bias,
    features: [...one.features, ...other.features],
    terms: [...one.terms, ...other.terms],
  };
}
