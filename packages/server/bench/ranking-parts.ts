/** What each part of the order by relevance brings: the same statements in this process, with one part left out. */
import { Query } from '@earshot/core/matching/query.ts';
import { callScope } from '../src/modules/calls/call-scope.ts';
import { matchedCalls } from '../src/modules/calls/matched-calls.ts';
import { type RelevanceWeights, usualWeights } from '../src/modules/calls/relevance.queries.ts';
import { rankCalls } from '../src/modules/calls/relevance.ts';
import type { Ctx } from '../src/platform/context.ts';

type Part = { name: string; weights?: Partial<RelevanceWeights>; matching?: 'exact' };

export const rankingParts: readonly Part[] = [
  { name: 'forms of a word are one word', matching: 'exact' },
  { name: 'two words in a row count more', weights: { pair: 0 } },
  { name: 'what one side repeats counts less', weights: { repetition: 1 } },
  { name: 'repeating a word stops helping', weights: { k1: 1000 } },
  { name: 'long calls count less', weights: { b: 0 } },
];

/** Ids of the ten best calls without a part. */
export async function bestWithout(
  ctx: Ctx,
  { weights = {}, matching }: Part,
  phrases: string[],
): Promise<string[]> {
  const scope = await callScope(ctx, {}, Query.parse({ matching: matching ?? 'any', phrases }));
  const matched = await matchedCalls(ctx, scope, { sorting_by: 'recorded_at', order_by: 'desc' });
  const page = { limit: 10, offset: 0 };
  const rows = await rankCalls(ctx, scope, matched, page, { weights: { ...usualWeights, ...weights } });
  return rows.map(({ id }) => id);
}
