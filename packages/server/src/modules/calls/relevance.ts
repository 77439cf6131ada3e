import type { Ctx } from '../../platform/context.ts';
import type { Condition } from '../call-index/phrase.sql.ts';
import type { FileRow } from '../files/files.ts';
import type { CallScope } from './call-scope.ts';
import { listCallIds, listCallRows } from './calls.queries.ts';
import { isOneOfIds } from './conditions.sql.ts';
import type { MatchedCalls } from './matched-calls.ts';
import { rankedWords } from './ranked-words.ts';
import { heaviestFirst, likelyCalls, type RelevanceWeights, usualWeights } from './relevance.queries.ts';

/** So many calls at a time are read through for how often and how close to each other the words are. */
const mostRead = 1000;

type Ranking = { blockSize?: number; weights?: RelevanceWeights };

/**
 * The page of calls in which the words of the query weigh most: rare words more than common, short calls more than long,
 * words said in a row more than apart, words of both sides more than those that one side repeats. Of equal ones the newest is
 * first. Where very many calls are meant, they are sorted by which of the words they have at all, and then the first thousand
 * among themselves, and so on. A query by meaning puts the calls first that come closest to it.
 */
export async function rankCalls(
  ctx: Ctx,
  scope: CallScope,
  matched: Pick<MatchedCalls, 'conditions' | 'ids'>,
  { limit, offset }: { limit: number; offset: number },
  { blockSize = mostRead, weights = usualWeights }: Ranking = {},
): Promise<FileRow[]> {
  const closeness = scope.asked?.set.known ?? null;
  if (closeness !== null) {
    // Where the calls are not at hand, what the query asks for is known of each, and filters are left to be asked.
    const conditions = matched.ids === null ? scope.conditions : matched.conditions;
    const ids = await pageOf(ctx, closeness, conditions, offset + limit);
    return listInOrder(ctx, ids.slice(offset));
  }
  const ranked = scope.compiled === null ? null : rankedWords(scope.compiled.expression);
  if (ranked === null || ranked.words.length === 0) {
    const page = { sorting_by: 'recorded_at', order_by: 'desc', limit, offset } as const;
    return listCallRows(ctx.db, ctx.workspaceId, matched.conditions, page);
  }
  if (matched.ids !== null && matched.ids.length <= blockSize)
    return listInOrder(
      ctx,
      (await heaviestFirst(ctx, ranked, matched.ids, weights)).slice(offset, offset + limit),
    );
  const before = offset - (offset % blockSize);
  const last = Math.ceil((offset + limit) / blockSize) * blockSize;
  const ids = await likelyCalls(ctx, ranked, matched.conditions, { limit: last - before, offset: before });
  const sorted: string[] = [];
  for (let from = 0; from < ids.length; from += blockSize)
    sorted.push(...(await heaviestFirst(ctx, ranked, ids.slice(from, from + blockSize), weights)));
  return listInOrder(ctx, sorted.slice(offset - before, offset - before + limit));
}

async function listInOrder(ctx: Ctx, ids: readonly string[]): Promise<FileRow[]> {
  const page = { sorting_by: 'recorded_at', order_by: 'desc', limit: ids.length, offset: 0 } as const;
  const found = await listCallRows(ctx.db, ctx.workspaceId, [isOneOfIds(ids)], page);
  const place = new Map(ids.map((id, at) => [id, at]));
  return found.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
}

function closestFirst(closeness: Iterable<readonly [string, number]>): string[] {
  return [...closeness].sort(([a, near], [b, nearer]) => nearer - near || (a < b ? -1 : 1)).map(([id]) => id);
}

/** The closest, as many as asked for and those that are as close as the last of them: to sort them all takes far longer. */
function closest(closeness: ReadonlyMap<string, number>, most: number): string[] {
  const least = Float64Array.from(closeness.values()).sort().at(-most) ?? 0;
  return closestFirst([...closeness].filter(([, near]) => near >= least));
}

/** The first so many of the calls that are meant; the others are not looked at. */
async function pageOf(
  ctx: Ctx,
  closeness: ReadonlyMap<string, number>,
  conditions: readonly Condition[],
  most: number,
): Promise<string[]> {
  const first = await stillMeant(ctx, closest(closeness, most).slice(0, mostRead), conditions);
  if (first.length >= most) return first.slice(0, most);
  const ids = closestFirst(closeness);
  const found: string[] = [];
  for (let from = 0; from < ids.length && found.length < most; from += mostRead)
    found.push(...(await stillMeant(ctx, ids.slice(from, from + mostRead), conditions)));
  return found.slice(0, most);
}

/** Those of some calls that meet conditions, in the order they are given in. */
async function stillMeant(
  { db, workspaceId }: Ctx,
  ids: readonly string[],
  conditions: readonly Condition[],
): Promise<string[]> {
  const page = { sorting_by: 'recorded_at', order_by: 'desc', limit: ids.length, offset: 0 } as const;
  const meant = new Set(await listCallIds(db, workspaceId, [...conditions, isOneOfIds(ids)], page));
  return ids.filter((id) => meant.has(id));
}
