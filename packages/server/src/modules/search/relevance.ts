import type { Expression, PassageNode } from '@earshot/core/matching/expression.ts';
import type { QueryToken } from '@earshot/core/matching/text/tokens.ts';
import { keysOf } from '@earshot/core/matching/words-node.ts';
import { sql } from 'kysely';
import type { Ctx } from '../../context.ts';
import type { FileRow } from '../files/files.store.ts';
import type { CallScope } from './call-scope.ts';
import type { Condition } from './expression-sql.ts';
import { listCallRows } from './search.store.ts';
import { quoteLexeme } from './tsv.ts';

/** Okapi BM25, Robertson and Zaragoza 2009: how soon repeating a word stops helping, and how much length counts. */
export const bm25 = { k1: 1.2, b: 0.75 } as const;

/** Words beyond these add nothing to the order. */
const mostWords = 12;

/** The page of calls in which the words of the query weigh most: rare words more than common, short calls more than long. */
export async function rankCalls(
  ctx: Ctx,
  scope: CallScope,
  conditions: readonly Condition[],
  page: { limit: number; offset: number },
): Promise<FileRow[]> {
  const words = scope.compiled === null ? [] : wordsOf(scope.compiled.expression).slice(0, mostWords);
  const order = { sorting_by: 'recorded_at' as const, order_by: 'desc' as const };
  if (words.length === 0) return listCallRows(ctx.db, ctx.workspaceId, conditions, { ...order, ...page });
  const { workspaceId } = ctx;
  const perWord = words.map(
    (word) => sql`select ${word}::text as word, p.file_id, count(*)::float8 as tf,
      count(*) over ()::float8 as df from phrase_index p
      where p.workspace_id = ${workspaceId} and p.tsv @@ ${word}::tsquery group by p.file_id`,
  );
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
          / (s.tf + ${bm25.k1}::float8 * (1 - ${bm25.b}::float8 + ${bm25.b}::float8 * coalesce(m.value, z.mean) / z.mean))
        ) as score
        from said s cross join sizes z left join file_metrics m on m.workspace_id = ${workspaceId}
          and m.file_id = s.file_id and m.metric = 'words' and m.speaker_role = ''
        group by s.file_id)
    select f.id from files_ f left join scores s on s.file_id = f.id
    order by s.score desc nulls last, f.id limit ${page.limit} offset ${page.offset}`.execute(ctx.db);
  const ids = rows.map((row) => row.id);
  const found = await listCallRows(ctx.db, workspaceId, [sql<boolean>`files.id = any(${ids}::uuid[])`], {
    ...order,
    limit: page.limit,
    offset: 0,
  });
  const place = new Map(ids.map((id, at) => [id, at]));
  return found.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
}

/** The words a query asks for, as queries for the index; words it excludes are not among them. */
function wordsOf(expression: Expression): string[] {
  switch (expression.kind) {
    case 'find': {
      const { passage } = expression;
      if (passage.kind === 'regexp' || passage.kind === 'semantic') return [];
      return [...new Set(tokensOf(passage).map(tokenText))];
    }
    case 'not':
      return [];
    case 'and':
    case 'or':
      return [...new Set(expression.nodes.flatMap(wordsOf))];
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

function tokenText(word: QueryToken): string {
  if (word.prefix) return `${quoteLexeme(`=${word.form}`)}:*`;
  return [...new Set(keysOf(word, false))].map(quoteLexeme).join(' | ');
}
