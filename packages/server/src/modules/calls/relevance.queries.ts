import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { uuids } from '../../platform/uuids.sql.ts';
import { callsWith } from '../call-index/expression.sql.ts';
import type { Condition } from '../call-index/phrase.sql.ts';
import { byWordIndexes } from '../call-index/word-indexes.queries.ts';
import { wordingTsquery } from '../call-index/wording-tsquery.ts';
import { isOneOfIds } from './conditions.sql.ts';
import type { RankedWords } from './ranked-words.ts';

export type RelevanceWeights = {
  /** Of BM25 (Robertson and Zaragoza 2009): how soon repeating a word stops helping, and how much length counts. */
  k1: number;
  b: number;
  /** The power of how many phrases of one speaker have a word; 1 counts each of them alike. */
  repetition: number;
  /** How much two words in a row add, times the lesser weight of the two, after Rasolofo and Savoy 2003. */
  pair: number;
};

/**
 * Chosen by known items and shared intents (`npm run bench -- known-item`). A word that one speaker says in four phrases counts
 * as one that two speakers say in one phrase each.
 */
export const usualWeights: RelevanceWeights = { k1: 1.2, b: 0.75, repetition: 0.5, pair: 0.3 };

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

/** The same calls sorted by BM25 over words and pairs of words. */
export async function heaviestFirst(
  { db, workspaceId }: Ctx,
  { words, pairs }: RankedWords,
  ids: readonly string[],
  { k1, b, repetition, pair }: RelevanceWeights,
): Promise<string[]> {
  const frequencies = words.map(
    (word, at) => sql`select ${at}::int as word, count(*) as calls
      from (${callsWith(wordingTsquery(word).text, { workspaceId })}) as calls`,
  );
  const wordings = [
    ...words.map((word, at) => ({ wording: word, first: at, second: at, weight: 1 })),
    ...pairs.map(({ inRow, first, second }) => ({ wording: inRow, first, second, weight: pair })),
  ].map(
    ({ wording, first, second, weight }, place) =>
      sql`(${place}::int, ${wordingTsquery(wording).text}::tsquery, ${first}::int, ${second}::int, ${weight}::float8)`,
  );
  return byWordIndexes(db, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      with frequencies as (${sql.join(frequencies, sql` union all `)}),
        sizes as (select count(*) as calls, greatest(avg(n.value), 1) as mean from file_metrics n
          where n.workspace_id = ${workspaceId} and n.metric = 'words' and n.speaker_role = ''),
        rarities as (
          select word, ${rarity(sql`sizes.calls`, sql`frequencies.calls`)} as idf from frequencies cross join sizes),
        wordings as (
          select q.place, q.query, q.weight * least(a.idf, b.idf) as weight
          from (values ${sql.join(wordings)}) as q (place, query, first, second, weight)
            join rarities a on a.word = q.first join rarities b on b.word = q.second),
        said as (
          select p.file_id, q.place, q.weight, power(count(*)::float8, ${repetition}::float8) as by_speaker
          from phrase_index p join wordings q on ts_match_vq(p.tsv, q.query)
          where p.workspace_id = ${workspaceId} and p.file_id = any(${uuids(ids)})
          group by p.file_id, p.speaker, q.place, q.weight),
        found as (
          select file_id, weight, sum(by_speaker) as tf from said group by file_id, place, weight),
        scores as (
          select f.file_id, sum(
            f.weight * f.tf * (${k1}::float8 + 1)
            / (f.tf + ${k1}::float8
              * (1 - ${b}::float8 + ${b}::float8 * coalesce(m.value, z.mean) / z.mean))
          ) as score
          from found f cross join sizes z left join file_metrics m on m.workspace_id = ${workspaceId}
            and m.file_id = f.file_id and m.metric = 'words' and m.speaker_role = ''
          group by f.file_id)
      select files.id from files left join scores on scores.file_id = files.id
      where files.workspace_id = ${workspaceId} and ${isOneOfIds(ids)}
      order by score desc nulls last, files.created_at desc, files.id`.execute(tx);
    return rows.map((row) => row.id);
  });
}

/** How much a word says that so many of all calls have: the inverse document frequency of BM25. */
function rarity(all: RawBuilder<unknown>, having: RawBuilder<unknown>): RawBuilder<number> {
  return sql`ln(1 + greatest(${all} - ${having} + 0.5, 0.5)::float8 / (${having} + 0.5)::float8)`;
}
