import type { SpokenPhrase } from '@earshot/core/call/phrase.ts';
import type { Slot } from '@earshot/core/matching/slots.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { callWords } from './call-tsquery.ts';
import { toTsvector } from './tsv.ts';

export type IndexedPhrase = Omit<SpokenPhrase, 'words'> & {
  text: string;
  slots: readonly Slot[];
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
  const words = callWords(phrases);
  await tx
    .insertInto('call_words')
    .values({ workspace_id: workspaceId, file_id: fileId, words: sql<string>`${words}::tsvector` })
    .onConflict((conflict) =>
      conflict
        .columns(['workspace_id', 'file_id'])
        .doUpdateSet((eb) => ({ words: eb.ref('excluded.words') })),
    )
    .execute();
  for (let from = 0; from < phrases.length; from += batch) {
    const rows = phrases.slice(from, from + batch).map(({ id, slots, ...phrase }) => ({
      workspace_id: workspaceId,
      file_id: fileId,
      phrase_id: id,
      call_ms: call.duration_ms,
      started_at: call.started_at,
      operator: call.operator,
      tsv: sql<string>`${toTsvector(slots)}::tsvector`,
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
