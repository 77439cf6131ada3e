import type { CompiledQuery } from '@earshot/core/matching/compile-query.ts';
import type { Expression, FindNode } from '@earshot/core/matching/expression.ts';
import { find } from '@earshot/core/matching/find.ts';
import { prepareConversation } from '@earshot/core/matching/prepared-conversation.ts';
import type { Ctx } from '../../platform/context.ts';
import { breathe } from '../../platform/one-at-a-time.ts';
import { listEdgePhrases } from '../call-index/edge-phrases.queries.ts';
import { loadCalls } from '../call-index/indexed-calls.queries.ts';
import { type EdgePhrases, hasEdge, isPlace, type Places } from '../call-index/phrase.sql.ts';
import { byWordIndexes } from '../call-index/word-indexes.queries.ts';
import { chainsOf } from '../call-index/wording-chains.ts';
import { lexicon } from '../matching/lexicon.ts';

/** Phrases times wordings that are looked at before all calls are; about half a second. */
const mostAsked = 20_000;
/** Phrases read at once. */
const batch = 500;

/**
 * A call can have one phrase or two over the edge of a part, such as the thirtieth second. Of those with the words that
 * are looked for the engine says here whether these begin within the part; the index knows it of all others.
 */
export async function edgePhrases(
  ctx: Ctx,
  { expression }: Pick<CompiledQuery, 'expression'>,
  atMost = mostAsked,
): Promise<EdgePhrases> {
  const finds = findsWithEdges(expression);
  if (finds.length === 0) return null;
  const most = Math.floor(atMost / finds.length);
  const there = await byWordIndexes(ctx.db, (tx) => listEdgePhrases(tx, ctx.workspaceId, finds, most + 1));
  if (there.file_ids.length > most) return null;
  const known = new Map(finds.map((one): [FindNode, Places] => [one, { file_ids: [], phrase_ids: [] }]));
  for (let from = 0; from < there.file_ids.length; from += batch) {
    await breathe();
    const some = {
      file_ids: there.file_ids.slice(from, from + batch),
      phrase_ids: there.phrase_ids.slice(from, from + batch),
    };
    const calls = await loadCalls(ctx.db, ctx.workspaceId, [...new Set(some.file_ids)], isPlace(some));
    for (const [id, call] of calls) {
      const conversation = prepareConversation(call, lexicon());
      for (const [one, places] of known)
        for (const phrase of new Set(find(one, conversation).hits.map(({ phrase_id }) => phrase_id))) {
          places.file_ids.push(id);
          places.phrase_ids.push(phrase);
        }
    }
  }
  return (asked) => {
    const places = asked.flatMap((one) => known.get(one) ?? []);
    return {
      file_ids: places.flatMap(({ file_ids }) => file_ids),
      phrase_ids: places.flatMap(({ phrase_ids }) => phrase_ids),
    };
  };
}

/** Of the rest the index cannot tell anyway whether they are meant. */
function findsWithEdges(expression: Expression): FindNode[] {
  switch (expression.kind) {
    case 'find': {
      const { wording, part } = expression;
      if (wording.kind === 'semantic') return wording.said === null ? [] : findsWithEdges(wording.said);
      const isInOrder = wording.kind !== 'regexp' && chainsOf(wording) !== null;
      return hasEdge(part) && isInOrder ? [expression] : [];
    }
    case 'not':
      return findsWithEdges(expression.node);
    case 'and':
    case 'or':
      return expression.nodes.flatMap(findsWithEdges);
    default:
      return expression satisfies never;
  }
}
