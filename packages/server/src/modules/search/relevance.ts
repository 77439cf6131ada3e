import { formKey } from '@earshot/core/matching/conversation.ts';
import type { Expression, PassageNode } from '@earshot/core/matching/expression.ts';
import { commonWords } from '@earshot/core/matching/semantics/common-words.ts';
import type { QueryToken } from '@earshot/core/matching/text/tokens.ts';
import { keysOf } from '@earshot/core/matching/words-node.ts';
import { sql } from 'kysely';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../platform/database.ts';
import type { FileRow } from '../files/files.store.ts';
import { byWordIndexes } from './call-counts.store.ts';
import type { CallScope } from './call-scope.ts';
import type { CallsMeant } from './calls-meant.ts';
import { listCallRows } from './search.store.ts';
import { quoteLexeme } from './tsv.ts';

/** Okapi BM25, Robertson and Zaragoza 2009: how soon repeating a word stops helping, and how much length counts. */
export const bm25 = { k1: 1.2, b: 0.75 } as const;

/** A summary of a call has 20 to 30 words, and the tenth part of a found call's rank is in those beyond the twelfth. */
const mostWords = 24;

/**
 * The page of calls in which the words of the query weigh most: rare words more than common, short calls more than long.
 * A query by meaning puts the calls first that come closest to it; `closeness` has them.
 */
export async function rankCalls(
  ctx: Ctx,
  scope: CallScope,
  meant: Pick<CallsMeant, 'conditions' | 'ids' | 'closeness'>,
  page: { limit: number; offset: number },
): Promise<FileRow[]> {
  if (meant.closeness !== null) return listInOrder(ctx, closestFirst(meant.closeness, page));
  const words = scope.compiled === null ? [] : heaviest(wordsOf(scope.compiled.expression));
  const order = { sorting_by: 'recorded_at' as const, order_by: 'desc' as const };
  if (words.length === 0)
    return listCallRows(ctx.db, ctx.workspaceId, meant.conditions, { ...order, ...page });
  return listInOrder(ctx, await heaviestCalls(ctx.db, ctx.workspaceId, words, meant, page));
}

/** So many calls are read through for the words; of more, the index says where the words are. */
const mostRead = 500;

/** Ids of the calls of a page, by BM25. */
function heaviestCalls(
  db: Db,
  workspaceId: number,
  words: readonly string[],
  { conditions, ids }: Pick<CallsMeant, 'conditions' | 'ids'>,
  page: { limit: number; offset: number },
): Promise<string[]> {
  const isFew = ids !== null && ids.length <= mostRead;
  const perWord = words.map((word) => {
    if (!isFew)
      return sql`select ${word}::text as word, p.file_id, count(*)::float8 as tf,
        count(*) over ()::float8 as df from phrase_index p
        where p.workspace_id = ${workspaceId} and p.tsv @@ ${word}::tsquery group by p.file_id`;
    return sql`select ${word}::text as word, p.file_id, count(*)::float8 as tf,
      (select count(*) from call_words c where c.workspace_id = ${workspaceId}
        and c.words @@ ${word}::tsquery)::float8 as df from phrase_index p
      where p.workspace_id = ${workspaceId} and p.file_id = any(${ids}::uuid[])
        and ts_match_vq(p.tsv, ${word}::tsquery) group by p.file_id`;
  });
  const ask = async (tx: Db) => {
    const { rows } = await sql<{ id: string }>`
      with files_ as (select files.id from files where files.workspace_id = ${workspaceId}
          and ${sql.join(conditions.length > 0 ? [...conditions] : [sql<boolean>`true`], sql` and `)}),
        said as (${sql.join(perWord, sql` union all `)}),
        sizes as (select count(*)::float8 as calls, greatest(avg(value), 1) as mean from file_metrics
          where workspace_id = ${workspaceId} and metric = 'words' and speaker_role = ''),
        scores as (
          select s.file_id, sum(
            ln(1 + (z.calls - s.df + 0.5) / (s.df + 0.5))
            * s.tf * (${bm25.k1}::float8 + 1)
            / (s.tf + ${bm25.k1}::float8
              * (1 - ${bm25.b}::float8 + ${bm25.b}::float8 * coalesce(m.value, z.mean) / z.mean))
          ) as score
          from said s cross join sizes z left join file_metrics m on m.workspace_id = ${workspaceId}
            and m.file_id = s.file_id and m.metric = 'words' and m.speaker_role = ''
          group by s.file_id)
      select f.id from files_ f left join scores s on s.file_id = f.id
      order by s.score desc nulls last, f.id limit ${page.limit} offset ${page.offset}`.execute(tx);
    return rows.map((row) => row.id);
  };
  return isFew ? byWordIndexes(db, ask) : ask(db);
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

/** Where there are too many words, those that every conversation has are left out first. */
function heaviest(words: readonly RankedWord[]): string[] {
  const unique = new Map(words.map((word) => [word.text, word]));
  return [...unique.values()]
    .sort((a, b) => Number(a.isCommon) - Number(b.isCommon))
    .slice(0, mostWords)
    .map(({ text }) => text);
}

type RankedWord = { text: string; isCommon: boolean };

/** The words a query asks for, as queries for the index; words it excludes are not among them. */
function wordsOf(expression: Expression): RankedWord[] {
  switch (expression.kind) {
    case 'find': {
      const { passage } = expression;
      if (passage.kind === 'regexp' || passage.kind === 'semantic') return [];
      return tokensOf(passage).map((word) => ({ text: tokenText(word), isCommon: isCommon(word) }));
    }
    case 'not':
      return [];
    case 'and':
    case 'or':
      return expression.nodes.flatMap(wordsOf);
    default:
      return expression satisfies never;
  }
}

function tokensOf(passage: PassageNode): QueryToken[] {
  switch (passage.kind) {
    case 'words':
      return [...passage.words];
    case 'near':
      return [...tokensOf(passage.left), ...tokensOf(passage.right)];
    case 'either':
      return passage.nodes.flatMap(tokensOf);
    default:
      return passage satisfies never;
  }
}

function isCommon({ form, terms, prefix }: QueryToken): boolean {
  return !prefix && (commonWords.has(form) || terms.some((term) => commonWords.has(term)));
}

function tokenText(word: QueryToken): string {
  if (word.prefix) return `${quoteLexeme(formKey(word.form))}:*`;
  return [...new Set(keysOf(word, false))].map(quoteLexeme).join(' | ');
}
