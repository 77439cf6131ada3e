import { countCap } from '@earshot/core/calls/calls.api.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Condition } from '../call-index/phrase.sql.ts';
import { type CallCount, countAmongFew, countCalls, countSet } from './call-counts.queries.ts';
import { allConditions, type CallScope, hasPartialSets } from './call-scope.ts';
import { listCallIds, type Page, walkedOrders } from './calls.queries.ts';
import { isOneOfIds } from './conditions.sql.ts';
import { decideCalls } from './decide-calls.ts';

/** The calls that filters and a query mean, counted, and the conditions by which the database finds them again. */
export type MatchedCalls = {
  conditions: Condition[];
  count: number;
  count_is_capped: boolean;
  /** Time ran out: there may be more than the conditions lead to. */
  isUnfinished: boolean;
  /** The calls, where the conditions name them: those that are few, or that the engine decided on. */
  ids: string[] | null;
};

/** Where filters leave so few calls, each of them is asked; else the words are looked up first. */
const mostAskedOneByOne = 200;

export async function matchedCalls(
  ctx: Ctx,
  scope: CallScope,
  order: Pick<Page, 'sorting_by' | 'order_by'>,
  mostAsked = mostAskedOneByOne,
): Promise<MatchedCalls> {
  const ofSets = hasPartialSets(scope);
  const isPartial = ofSets || (scope.semantics?.isPartial ?? false);
  const isUnfinished = ofSets || scope.semantics?.reason === 'still_reading';
  if (scope.undecided.length > 0) {
    const { ids, isCapped } = await decideCalls(ctx, scope, order);
    return {
      conditions: [isOneOfIds(ids)],
      count: Math.min(ids.length, countCap),
      count_is_capped: isCapped || isPartial || ids.length > countCap,
      isUnfinished: isUnfinished || (isCapped && ids.length <= countCap),
      ids,
    };
  }
  const conditions = allConditions(scope);
  const counted = await countInScope(ctx, scope, conditions, mostAsked);
  return {
    ...counted,
    count_is_capped: isPartial || counted.count_is_capped,
    isUnfinished,
    conditions: counted.ids === null ? conditions : [isOneOfIds(counted.ids)],
  };
}

async function countInScope(
  { db, workspaceId }: Ctx,
  { asked, conditions: filters }: CallScope,
  all: readonly Condition[],
  mostAsked: number,
): Promise<CallCount> {
  if (asked === null) return countCalls(db, workspaceId, all);
  if (filters.length === 0) return countSet(db, workspaceId, asked);
  const few = await countAmongFew(db, workspaceId, filters, asked.callByCall, mostAsked);
  return few ?? countCalls(db, workspaceId, all);
}

/** A page that begins further down is not worth walking to. */
const furthestWalk = 200;
/** Of so many that are first in the order, enough are meant where a few in a hundred are. */
const walkedAtOnce = 1000;

/** The conditions by which a page is found soonest: where many calls are meant, the first of them are close by. */
export async function pageConditions(
  { db, workspaceId }: Ctx,
  { conditions, asked }: CallScope,
  matched: MatchedCalls,
  { sorting_by, order_by, limit, offset }: Page,
): Promise<Condition[]> {
  const isNear = walkedOrders.has(sorting_by) && offset + limit <= furthestWalk;
  if (matched.ids !== null || asked === null || !isNear) return matched.conditions;
  const { known } = asked.set;
  if (known !== null) {
    // The database need not be told of thousands to find the first ten of them.
    const page = { sorting_by, order_by, limit: walkedAtOnce, offset: 0 };
    const first = await listCallIds(db, workspaceId, conditions, page);
    const meant = first.filter((id) => known.has(id));
    if (meant.length >= offset + limit || first.length < walkedAtOnce) return [isOneOfIds(meant)];
  }
  return [...conditions, asked.callByCall];
}
