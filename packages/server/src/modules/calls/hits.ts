import type { CompiledQuery } from '@earshot/core/matching/compile-query.ts';
import { findInSteps } from '@earshot/core/matching/find.ts';
import { prepareConversation } from '@earshot/core/matching/prepared-conversation.ts';
import { withSurroundings } from '@earshot/core/matching/surroundings.ts';
import type { Ctx } from '../../platform/context.ts';
import { inSteps } from '../../platform/in-steps.ts';
import { hitPhrases } from '../call-index/expression.sql.ts';
import { loadCalls } from '../call-index/indexed-calls.queries.ts';
import type { FileRow } from '../files/files.ts';
import { lexicon } from '../matching/lexicon.ts';
import { type CallScope, newestFirst } from './call-scope.ts';
import { listCallIds } from './calls.queries.ts';
import { type MatchedCalls, pageConditions } from './matched-calls.ts';
import { rememberSlots } from './remembered-slots.ts';

const slots = rememberSlots();

/** Hits of one call that a list carries; the call's own page shows all of them. */
const mostHitsShown = 50;

/** Hits are counted by asking the engine about each call: of many found ones, in so many of the newest. */
const mostCountedCalls = 200;
/** Only so many calls are held in memory at a time. */
const countedAtOnce = 50;

/** How many hits the found calls have together; null where words were not asked for. */
export async function countHits(ctx: Ctx, scope: CallScope, matched: MatchedCalls) {
  const { compiled } = scope;
  if (compiled === null) return null;
  const page = { ...newestFirst, limit: mostCountedCalls, offset: 0 };
  const conditions = await pageConditions(ctx, scope, matched, page);
  const ids = matched.count === 0 ? [] : await listCallIds(ctx.db, ctx.workspaceId, conditions, page);
  const until = performance.now() + scope.patience.ms;
  let count = 0;
  let from = 0;
  // Long calls in which a word is everywhere take long: whoever waits is told of those that were counted by then.
  for (; from < ids.length && (from === 0 || performance.now() < until); from += countedAtOnce)
    for await (const { hits } of foundIn(ctx, scope, compiled, ids.slice(from, from + countedAtOnce)))
      count += hits.length;
  const counted = Math.min(from, ids.length);
  return { count, count_is_capped: matched.count_is_capped || matched.count > counted };
}

/** Where the query of a scope holds in each of these calls: how often, and the first hits with what is said around them. */
export async function hitsOf(ctx: Ctx, scope: CallScope, rows: readonly FileRow[]) {
  const { compiled } = scope;
  if (compiled === null || rows.length === 0) return new Map<string, never>();
  const found = new Map<string, { count: number; shown: ReturnType<typeof withSurroundings> }>();
  for await (const { id, call, hits } of foundIn(
    ctx,
    scope,
    compiled,
    rows.map((row) => row.id),
  )) {
    const shown = withSurroundings(hits.slice(0, mostHitsShown), call.phrases);
    found.set(id, { count: hits.length, shown });
  }
  return found;
}

/** What the engine finds in each of these calls that has words, one after the other. */
async function* foundIn(
  ctx: Ctx,
  { context, semantics }: CallScope,
  { expression }: CompiledQuery,
  ids: readonly string[],
) {
  const only = hitPhrases(expression, context, ids);
  for (const [id, call] of await loadCalls(ctx.db, ctx.workspaceId, ids, only)) {
    const conversation = prepareConversation(call, lexicon(), slots);
    const { hits } = await inSteps(findInSteps(expression, conversation, semantics));
    yield { id, call, hits };
  }
}
