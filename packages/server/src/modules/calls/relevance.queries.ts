import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { callsWith } from '../call-index/expression.sql.ts';
import type { Condition } from '../call-index/phrase.sql.ts';
import { wordingTsquery } from '../call-index/wording-tsquery.ts';
import { byWordIndexes } from './call-counts.queries.ts';
import type { RankedWords } from './ranked-words.ts';

/** Okapi BM25, Robertson and Zaragoza 2009: how soon repeating a word stops helping, and how much length counts. */
export const bm25 = { k1: 1.2, b: 0.75 } as const;

/**
 * How much two words in a row add, times the lesser weight of the two, after Rasolofo and Savoy 2003. From 0.2 to 0.4 known
 * items are found about as well (`npm run bench -- known-item`), without it worse.
 */
const pairWeight = 0.3;

/** Ids of calls, those with the rarest and the most of the words first; `call_words` knows nothing else of them. */
export function likelyCalls(
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
        total as (select count(*) as calls from files f where f.workspace_id = ${workspaceId}),
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
export async function heaviestFirst(
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
        sizes as (select count(*) as calls, greatest(avg(n.value), 1) as mean from file_metrics n
          where n.workspace_id = ${workspaceId} and n.metric = 'words' and n.speaker_role = ''),
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
