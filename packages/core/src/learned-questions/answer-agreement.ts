import { fewestUnits } from '../agreement/agreement.ts';
import { bootstrapInterval } from '../agreement/bootstrap-interval.ts';
import { cohenKappa } from '../agreement/cohen-kappa.ts';
import { percentAgreement } from '../agreement/percent-agreement.ts';
import { type Bounds, wilsonInterval } from '../agreement/wilson-interval.ts';
import type { Estimate } from './learned-model.ts';

/** What a person and a model answered about a call, and the group that it belongs to. */
export type AnsweredCall = { person: boolean; model: boolean; group: string };

/** How far a model agrees with people; null with too few calls. */
export function answerAgreement(
  calls: readonly AnsweredCall[],
  seed: number,
): { percent: Estimate; kappa: Estimate | null } | null {
  if (calls.length < fewestUnits) return null;
  const percent = percentOf(calls, seed);
  const value = kappaOf(calls);
  if (percent === null || value === null) return percent && { percent, kappa: null };
  const byCalls = bootstrapInterval(calls, kappaOf, { seed });
  const bounds = wider(byCalls, byGroups(calls, kappaOf, seed));
  return { percent, kappa: bounds && { value, ...bounds } };
}

/** The share of calls about which both agree, with its interval; null without a call. */
export function percentOf(calls: readonly AnsweredCall[], seed: number): Estimate | null {
  const value = shareOf(calls);
  if (value === null) return null;
  const bounds = wider(wilsonInterval(value, calls.length), byGroups(calls, shareOf, seed));
  return bounds && { value, ...bounds };
}

const pairsOf = (calls: readonly AnsweredCall[]) =>
  calls.map(({ person, model }): [boolean, boolean] => [person, model]);
const shareOf = (calls: readonly AnsweredCall[]) => percentAgreement(pairsOf(calls));
const kappaOf = (calls: readonly AnsweredCall[]) => cohenKappa(pairsOf(calls));

/** Calls of one group are alike, so that whole groups are drawn. */
function byGroups(
  calls: readonly AnsweredCall[],
  statistic: (of: readonly AnsweredCall[]) => number | null,
  seed: number,
): Bounds | null {
  const groups = [...Map.groupBy(calls, ({ group }) => group).values()];
  return bootstrapInterval(groups, (drawn) => statistic(drawn.flat()), { seed });
}

/** Bounds that hold both: drawing few groups says too little, and calls by themselves too much. */
function wider(one: Bounds | null, other: Bounds | null): Bounds | null {
  if (one === null || other === null) return one ?? other;
  return { low: Math.min(one.low, other.low), high: Math.max(one.high, other.high) };
}
