import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { callsWith } from '../call-index/expression-sql.ts';
import type { Condition } from '../call-index/phrase-sql.ts';
import { wordingTsquery } from '../call-index/wording-tsquery.ts';
import type { FileRow } from '../files/files.ts';
import { byWordIndexes } from './call-counts.queries.ts';
import type { CallScope } from './call-scope.ts';
import { listCallRows } from './calls.queries.ts';
import type { MatchedCalls } from './matched-calls.ts';
import { type RankedWords, rankedWords } from './ranked-words.ts';

/** Okapi BM25, Robertson and Zaragoza 2009: how soon repeating a word stops helping, and how much length counts. */
export const bm25 = { k1: 1.2, b: 0.75 } as const;

/**
 * How much two words in a row add, times the lesser weight of the two, after Rasolofo and Savoy 2003. From 0.2 to 0.4 known
 * items are found about as well (`npm run bench -- known-item`), without it worse.
 */
const pairWeight = 0.3;

/** So many calls at a time are read through for how often and how close to each other the words are. */
const mostRead = 1000;

/**
 * The page of calls in which the words of the query weigh most: rare words more than common, short calls more than long,
 * words said in a row more than apart. Of equal ones the newest is first. Where very many calls are meant, they are sorted
 * by which of the words they have at all, and then the first thousand among themselves, and so on. A query by meaning
 * puts the calls first that come closest to it; `closeness` has them.
 */
export async function rankCalls(
  ctx: Ctx,
  scope: CallScope,
  matched: Pick<MatchedCalls, 'conditions' | 'ids' | 'closeness'>,
  { limit, offset }: { limit: number; offset: number },
  blockSize = mostRead,
): Promise<FileRow[]> {
  if (matched.closeness !== null) return listInOrder(ctx, closestFirst(matched.closeness, { limit, offset }));
  const ranked = scope.compiled === null ? null : rankedWords(scope.compiled.expression);
  if (ranked === null || ranked.words.length === 0) {
    const page = { sorting_by: 'recorded_at', order_by: 'desc', limit, offset } as const;
    return listCallRows(ctx.db, ctx.workspaceId, matched.conditions, page);
  }
  if (matched.ids !== null && matched.ids.length <= blockSize)
    return listInOrder(ctx, (await heaviestFirst(ctx, ranked, matched.ids)).slice(offset, offset + limit));
  const before = offset - (offset % blockSize);
  const last = Math.ceil((offset + limit) / blockSize) * blockSize;
  const ids = await likelyCalls(ctx, ranked, matched.conditions, { limit: last - before, offset: before });
  const sorted: string[] = [];
  for (let from = 0; from < ids.length; from += blockSize)
    sorted.push(...(await heaviestFirst(ctx, ranked, ids.slice(from, from + blockSize))));
  return listInOrder(ctx, sorted.slice(offset - before, offset - before + limit));
}

/** Ids of calls, those with the rarest and the most of the words first; `call_words` knows nothing else of them. */
function likelyCalls(
  { db, workspaceId }: Ctx,
  { words }: RankedWords,
  conditions: readonly Condition[],
  page: { limit: number; offset: number },
): Promise<string[]> {
  const said = words.map(
    (word) => sql`select id, count(*) over () as calls
      from (${callsWith(wordingTsquery(word).text, { workspaceId })}) as calls`,
  );
  const matched = [sql<boolean>`files.workspace_id = ${workspaceId}`, ...conditions];
  return byWordIndexes(db, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      with said as (${sql.join(said, sql` union all `)}),
        total as (select count(*) as calls from files where workspace_id = ${workspaceId}),
        scores as (
          select id, sum(${rarity(sql`total.calls`, sql`said.calls`)}) as score
          from said cross join total group by id)
      select files.id from files left join scores on scores.id = files.id
      where ${sql.join(matched, sql` and `)}
      order by score desc nulls last, files.created_at desc, files.id
      limit ${page.limit} offset ${page.offset}`.execute(tx);
    return rows.map((row) => row.id);
  });
}

/** The same calls sorted by BM25. */
async function heaviestFirst(
  { db, workspaceId }: Ctx,
  { words, pairs }: RankedWords,
  ids: readonly string[],
): Promise<string[]> {
  const frequencies = words.map(
    (word, at) => sql`select ${at}::int as word, count(*) as calls
      from (${callsWith(wordingTsquery(word).text, { workspaceId })}) as calls`,
  );
  const wordings = [
    ...words.map((word, at) => ({ wording: word, first: at, second: at, weight: 1 })),
    ...pairs.map(({ inRow, first, second }) => ({ wording: inRow, first, second, weight: pairWeight })),
  ].map(
    ({ wording, first, second, weight }) =>
      sql`(${wordingTsquery(wording).text}::tsquery, ${first}::int, ${second}::int, ${weight}::float8)`,
  );
  return byWordIndexes(db, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      with frequencies as (${sql.join(frequencies, sql` union all `)}),
        sizes as (select count(*) as calls, greatest(avg(value), 1) as mean from file_metrics
          where workspace_id = ${workspaceId} and metric = 'words' and speaker_role = ''),
        rarities as (
          select word, ${rarity(sql`sizes.calls`, sql`frequencies.calls`)} as idf from frequencies cross join sizes),
        wordings as (
          select q.query, q.weight * least(a.idf, b.idf) as weight
          from (values ${sql.join(wordings)}) as q (query, first, second, weight)
            join rarities a on a.word = q.first join rarities b on b.word = q.second),
        found as (
          select p.file_id, q.weight, count(*)::float8 as tf
          from phrase_index p join wordings q on ts_match_vq(p.tsv, q.query)
          where p.workspace_id = ${workspaceId} and p.file_id = any(${ids}::uuid[])
          group by p.file_id, q.query, q.weight),
        scores as (
          select f.file_id, sum(
            f.weight * f.tf * (${bm25.k1}::float8 + 1)
            / (f.tf + ${bm25.k1}::float8
              * (1 - ${bm25.b}::float8 + ${bm25.b}::float8 * coalesce(m.value, z.mean) / z.mean))
          ) as score
          from found f cross join sizes z left join file_metrics m on m.workspace_id = ${workspaceId}
            and m.file_id = f.file_id and m.metric = 'words' and m.speaker_role = ''
          group by f.file_id)
      select files.id from files left join scores on scores.file_id = files.id
      where files.workspace_id = ${workspaceId} and files.id = any(${ids}::uuid[])
      order by score desc nulls last, files.created_at desc, files.id`.execute(tx);
    return rows.map((row) => row.id);
  });
}

/** How much a word says that so many of all calls have: the inverse document frequency of BM25. */
function rarity(all: RawBuilder<unknown>, having: RawBuilder<unknown>): RawBuilder<number> {
  return sql`ln(1 + greatest(${all} - ${having} + 0.5, 0.5)::float8 / (${having} + 0.5)::float8)`;
}

async function listInOrder(ctx: Ctx, ids: readonly string[]): Promise<FileRow[]> {
  const condition = sql<boolean>`files.id = any(${ids}::uuid[])`;
  const page = { sorting_by: 'recorded_at', order_by: 'desc', limit: ids.length, offset: 0 } as const;
  const found = await listCallRows(ctx.db, ctx.workspaceId, [condition], page);
  const place = new Map(ids.map((id, at) => [id, at]));
  return found.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
}

function closestFirst(
  closeness: ReadonlyMap<string, number>,
  { limit, offset }: { limit: number; offset: number },
): string[] {
  return [...closeness]
    .sort(([a, near], [b, nearer]) => nearer - near || (a < b ? -1 : 1))
    .slice(offset, offset + limit)
    .map(([id]) => id);
}
