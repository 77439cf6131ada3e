import type { FindNode } from '@earshot/core/matching/expression.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { anyPhrase, type Places } from './phrase.sql.ts';

/** Phrases over the edge of a part of their call in which one of the wordings occurs, wherever in them. */
export async function listEdgePhrases(
  db: Db,
  workspaceId: number,
  finds: readonly FindNode[],
  limit: number,
): Promise<Places> {
  const context = { workspaceId, hints: {}, semantics: null, edges: 'only' } as const;
  const { condition } = anyPhrase(finds, context, 'indexed');
  const { rows } = await sql<{ file_id: string; phrase_id: number }>`
    select p.file_id, p.phrase_id from phrase_index p
    where p.workspace_id = ${workspaceId} and ${condition} limit ${limit}`.execute(db);
  return { file_ids: rows.map((row) => row.file_id), phrase_ids: rows.map((row) => row.phrase_id) };
}
