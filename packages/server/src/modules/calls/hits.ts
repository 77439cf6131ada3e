import { findInSteps } from '@earshot/core/matching/find.ts';
import { prepareConversation } from '@earshot/core/matching/prepared-conversation.ts';
import { withSurroundings } from '@earshot/core/matching/surroundings.ts';
import type { Ctx } from '../../platform/context.ts';
import { inSteps } from '../../platform/in-steps.ts';
import { hitPhrases } from '../call-index/expression.sql.ts';
import { loadCalls } from '../call-index/indexed-calls.queries.ts';
import type { FileRow } from '../files/files.ts';
import { lexicon } from '../matching/lexicon.ts';
import type { CallScope } from './call-scope.ts';
import { rememberSlots } from './remembered-slots.ts';

const slots = rememberSlots();

/** Hits of one call that a list carries; the call's own page shows all of them. */
const mostHitsShown = 50;

/** Where the query of a scope holds in each of these calls: how often, and the first hits with what is said around them. */
export async function hitsOf(ctx: Ctx, scope: CallScope, rows: readonly FileRow[]) {
  const { compiled, semantics } = scope;
  if (compiled === null || rows.length === 0) return new Map<string, never>();
  const ids = rows.map((row) => row.id);
  const only = hitPhrases(compiled.expression, scope.context, ids);
  const calls = await loadCalls(ctx.db, ctx.workspaceId, ids, only);
  const found = new Map<string, { count: number; shown: ReturnType<typeof withSurroundings> }>();
  for (const [id, call] of calls) {
    const conversation = prepareConversation(call, lexicon(), slots);
    const { hits } = await inSteps(findInSteps(compiled.expression, conversation, semantics));
    found.set(id, {
      count: hits.length,
      shown: withSurroundings(hits.slice(0, mostHitsShown), call.phrases),
    });
  }
  return found;
}
