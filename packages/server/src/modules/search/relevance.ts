import type { WordsNode } from '@earshot/core/matching/expression.ts';
import { entireCall } from '@earshot/core/matching/query.ts';
import { sql } from 'kysely';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../platform/database.ts';
import type { FileRow } from '../files/files.store.ts';
import { byWordIndexes } from './call-counts.store.ts';
import type { CallScope } from './call-scope.ts';
import type { CallsMeant } from './calls-meant.ts';
import { passageTsquery } from './passage-tsquery.ts';
import { anyPhrase, type SqlContext } from './phrase-sql.ts';
import { type RankedWords, rankedWords } from './ranked-words.ts';
import { listCallRows } from './search.store.ts';

/** Okapi BM25, Robertson and Zaragoza 2009: how soon repeating a word stops helping, and how much length counts. */
export const bm25 = { k1: 1.2, b: 0.75 } as const;

/**
 * How much two words in a row add, times the lesser weight of the two, after Rasolofo and Savoy 2003. From 0.2 to 0.4 known
 * items are found about as well (`npm run bench -- known-item`), without it worse.
 */
const pairWeight = 0.3;

/**
 * The page of calls in which the words of the query weigh most: rare words more than common, short calls more than long,
 * words said in a row more than apart. Of equal ones the newest is first. A query by meaning puts the calls first that
 * come closest to it; `closeness` has them.
 */
export async function rankCalls(
  ctx: Ctx,
  scope: CallScope,
  meant: Pick<CallsMeant, 'conditions' | 'ids' | 'closeness'>,
  page: { limit: number; offset: number },
): Promise<FileRow[]> {
  if (meant.closeness !== null) return listInOrder(ctx, closestFirst(meant.closeness, page));
  const ranked = scope.compiled === null ? null : rankedWords(scope.compiled.expression);
  const order = { sorting_by: 'recorded_at' as const, order_by: 'desc' as const };
  if (ranked === null || ranked.words.length === 0)
    return listCallRows(ctx.db, ctx.workspaceId, meant.conditions, { ...order, ...page });
  return listInOrder(ctx, await heaviestCalls(ctx.db, scope.context, ranked, meant, page));
}

/** So many calls are read through for the words; of more, the index says where the words are. */
const mostRead = 500;

/** Ids of the calls of a page, by BM25. */
function heaviestCalls(
  db: Db,
  context: SqlContext,
  { words, pairs }: RankedWords,
  { conditions, ids }: Pick<CallsMeant, 'conditions' | 'ids'>,
  page: { limit: number; offset: number },
): Promise<string[]> {
  const { workspaceId } = context;
  const isFew = ids !== null && ids.length <= mostRead;
  const phrasesWith = (passage: WordsNode) => {
    const { condition } = anyPhrase([{ ...anywhere, passage }], context, isFew ? 'direct' : 'indexed');
    return isFew
      ? sql`phrase_index p where p.workspace_id = ${workspaceId} and p.file_id = any(${ids}::uuid[]) and ${condition}`
      : sql`phrase_index p where p.workspace_id = ${workspaceId} and ${condition}`;
  };
  const said = words.map((word, at) => {
    const df = isFew
      ? sql`(select count(*) from call_words c
          where c.workspace_id = ${workspaceId} and c.words @@ ${passageTsquery(word).text}::tsquery)`
      : sql`count(*) over ()`;
    return sql`select ${at}::int as word, p.file_id, count(*)::float8 as tf, ${df}::float8 as df
      from ${phrasesWith(word)} group by p.file_id`;
  });
  const inRow = pairs.map(
    (
      pair,
    ) => sql`select ${pair.first}::int as first, ${pair.second}::int as second, p.file_id, count(*)::float8 as tf
      from ${phrasesWith(pair.inRow)} group by p.file_id`,
  );
  const ask = async (tx: Db) => {
    const { rows } = await sql<{ id: string }>`
      with files_ as (select files.id, files.created_at from files where files.workspace_id = ${workspaceId}
          and ${sql.join(conditions.length > 0 ? [...conditions] : [sql<boolean>`true`], sql` and `)}),
        said as (${sql.join(said, sql` union all `)}),
        in_row as (${sql.join([noPairs, ...inRow], sql` union all `)}),
        sizes as (select count(*)::float8 as calls, greatest(avg(value), 1) as mean from file_metrics
          where workspace_id = ${workspaceId} and metric = 'words' and speaker_role = ''),
        rarities as (select word, ln(1 + (z.calls - max(df) + 0.5) / (max(df) + 0.5)) as idf
          from said cross join sizes z group by word, z.calls),
        found as (
          select file_id, tf, idf from said join rarities using (word)
          union all
          select file_id, tf, ${pairWeight}::float8 * least(a.idf, b.idf) from in_row
            join rarities a on a.word = in_row.first join rarities b on b.word = in_row.second),
        scores as (
          select f.file_id, sum(
            f.idf * f.tf * (${bm25.k1}::float8 + 1)
            / (f.tf + ${bm25.k1}::float8
              * (1 - ${bm25.b}::float8 + ${bm25.b}::float8 * coalesce(m.value, z.mean) / z.mean))
          ) as score
          from found f cross join sizes z left join file_metrics m on m.workspace_id = ${workspaceId}
            and m.file_id = f.file_id and m.metric = 'words' and m.speaker_role = ''
          group by f.file_id)
      select f.id from files_ f left join scores s on s.file_id = f.id
      order by s.score desc nulls last, f.created_at desc, f.id limit ${page.limit} offset ${page.offset}`.execute(
      tx,
    );
    return rows.map((row) => row.id);
  };
  return isFew ? byWordIndexes(db, ask) : ask(db);
}

const anywhere = { kind: 'find', who: 'anyone', part: entireCall } as const;

const noPairs = sql`select 0 as first, 0 as second, null::uuid as file_id, 0::float8 as tf where false`;

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
