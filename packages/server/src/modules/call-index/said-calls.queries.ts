import type { Expression } from '@earshot/core/matching/expression.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { callSet } from './expression.sql.ts';
import type { EdgePhrases } from './phrase.sql.ts';
import { byWordIndexes } from './word-indexes.queries.ts';

/** Every call in which an expression of words can hold; where it is not exact the engine has to decide on them. */
export async function listSaidCalls(
  db: Db,
  workspaceId: number,
  expression: Expression,
  edges: EdgePhrases,
): Promise<{ ids: string[]; isExact: boolean }> {
  const { ids, isExact } = callSet(expression, { workspaceId, hints: {}, edges, semantics: null });
  // Joined to one text: the driver takes far longer to read as many rows.
  const { rows } = await byWordIndexes(db, (tx) =>
    sql<{ ids: string | null }>`
      select string_agg(distinct found.id::text, ',') as ids from (${ids}) as found`.execute(tx),
  );
  return { ids: rows[0]?.ids?.split(',') ?? [], isExact };
}
