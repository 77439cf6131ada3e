import { silentCall } from '@earshot/core/call/conversation.ts';
import { countCap } from '@earshot/core/calls/calls.api.ts';
import { ask } from '@earshot/core/matching/compile-query.ts';
import type { Expression } from '@earshot/core/matching/expression.ts';
import { prepareConversation } from '@earshot/core/matching/prepared-conversation.ts';
import type { Ctx } from '../../platform/context.ts';
import { breathe } from '../../platform/one-at-a-time.ts';
import { hitPhrases } from '../call-index/expression.sql.ts';
import { loadCalls } from '../call-index/indexed-calls.queries.ts';
import type { Condition } from '../call-index/phrase.sql.ts';
import { lexicon } from '../matching/lexicon.ts';
import { allConditions, type CallScope } from './call-scope.ts';
import { listCallIds, type OrderColumn } from './calls.queries.ts';

/** Calls listed at once: finding them is the same work for one as for all. */
const listed = 20_000;
/** Calls read at once. */
const batch = 200;
/** Calls asked of the engine before other requests have their turn. */
const atOnce = 10;
/** How long the engine may take, and how many calls are enough. */
export type Patience = { ms: number; most: number };
/** A person waits no longer than this; what was found until then is shown, and the count says that there is more. */
export const forAPage: Patience = { ms: 2500, most: countCap };
/** A table is downloaded in one go, and is whole or refused. */
export const forATable: Patience = { ms: 30_000, most: countCap };
/** For work over every call that is meant. */
export const forAll: Patience = { ms: Number.POSITIVE_INFINITY, most: Number.POSITIVE_INFINITY };

/**
 * Lets the engine decide on the calls that the database could only narrow down, in the order of the list.
 * `isCapped`: it stopped before the last one.
 */
export async function decideCalls(
  ctx: Ctx,
  scope: CallScope,
  order: { sorting_by: OrderColumn; order_by: 'asc' | 'desc' },
  { ms, most }: Patience = scope.patience,
): Promise<{ ids: string[]; isCapped: boolean }> {
  const until = performance.now() + ms;
  const ids: string[] = [];
  const conditions = allConditions(scope);
  for (let offset = 0; ; offset += listed) {
    const page = { ...order, limit: listed, offset };
    const candidates = await listCallIds(ctx.db, ctx.workspaceId, conditions, page);
    for (let from = 0; from < candidates.length; from += batch) {
      // The first calls are decided on in any case: finding them may have taken all the time there was, and an answer
      // without calls would be read as one that there are none.
      const isFirst = offset === 0 && from === 0;
      if (!isFirst && (ids.length > most || performance.now() > until)) return { ids, isCapped: true };
      const some = candidates.slice(from, from + batch);
      const calls = await loadCalls(ctx.db, ctx.workspaceId, some, wordsNeeded(scope, some));
      for (const [at, id] of some.entries()) {
        if (at % atOnce === 0) await breathe();
        const call = calls.get(id) ?? silentCall(0);
        const conversation = prepareConversation(call, lexicon());
        const findings = scope.undecided.map((query) => ask(query, conversation, scope.semantics));
        if (findings.every(({ holds }) => holds)) ids.push(id);
      }
    }
    if (candidates.length < listed) return { ids, isCapped: false };
  }
}

/** The phrases that can decide: those with hits, or all where it matters that something was not said. */
function wordsNeeded(scope: CallScope, fileIds: readonly string[]): Condition | null {
  const [first, ...others] = scope.undecided;
  if (first === undefined || others.length > 0 || containsNot(first.expression)) return null;
  return hitPhrases(first.expression, scope.context, fileIds);
}

function containsNot(expression: Expression): boolean {
  if (expression.kind === 'not') return true;
  return expression.kind !== 'find' && expression.nodes.some(containsNot);
}
