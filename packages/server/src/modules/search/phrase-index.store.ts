import type { SpokenPhrase } from '@earshot/core/matching/conversation.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

export type IndexedPhrase = Omit<SpokenPhrase, 'words'> & {
  in_hold: boolean;
  text: string;
  /** As `toTsvector` writes it. */
  tsv: string;
  emotion: string | null;
  valence: number | null;
};

const batch = 500;

/** Replaces what can be found of a call by what its transcript says now. */
export async function replacePhraseIndex(
  tx: Db,
  workspaceId: number,
  fileId: string,
  call: { duration_ms: number; started_at: Date; operator: string | null },
  phrases: readonly IndexedPhrase[],
): Promise<void> {
  await tx
    .deleteFrom('phrase_index')
    .where('workspace_id', '=', workspaceId)
    .where('file_id', '=', fileId)
    .execute();
  for (let from = 0; from < phrases.length; from += batch) {
    const rows = phrases.slice(from, from + batch).map(({ id, tsv, ...phrase }) => ({
      workspace_id: workspaceId,
      file_id: fileId,
      phrase_id: id,
      call_ms: call.duration_ms,
      started_at: call.started_at,
      operator: call.operator,
      tsv: sql<string>`${tsv}::tsvector`,
      ...phrase,
    }));
    await tx.insertInto('phrase_index').values(rows).execute();
  }
}

/** What is copied from the call onto its phrases. */
export async function updateIndexedCall(
  db: Db,
  workspaceId: number,
  fileId: string,
  call: { started_at: Date; operator: string | null },
): Promise<void> {
  await db
    .updateTable('phrase_index')
    .set(call)
    .where('workspace_id', '=', workspaceId)
    .where('file_id', '=', fileId)
    .execute();
}
