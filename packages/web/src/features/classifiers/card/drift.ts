import type { DriftTold, DriftWeek } from '@earshot/core/classifiers/drift.api.ts';

type Kind = DriftTold['kind'];

/** What is known of the weeks, the last one at last, as parts of a height on which the limit has its place. */
export function courseOf(
  weeks: readonly DriftWeek[],
  { kind, limit }: Pick<DriftTold, 'kind' | 'limit'>,
): number[] {
  const values = weeks.flatMap((week) => week[kind] ?? []);
  const top = Math.max(limit * 1.2, ...values);
  return top === 0 ? values : values.map((value) => value / top);
}

/** Kinds that nothing can be told of yet. */
export const missingKinds = (drifts: readonly DriftTold[], kinds: readonly Kind[]): Kind[] =>
  kinds.filter((kind) => !drifts.some((drift) => drift.kind === kind));
