import type { Selectable } from 'kysely';
import type { Annotations } from '../../platform/database.generated.ts';
import type { Db } from '../../platform/database.ts';

function selectAnnotations(db: Db, workspaceId: number, fileId: string) {
  return db
    .selectFrom('annotations')
    .innerJoin('users', 'users.id', 'annotations.user_id')
    .selectAll('annotations')
    .select('users.name as author')
    .where('annotations.workspace_id', '=', workspaceId)
    .where('annotations.file_id', '=', fileId);
}

export function listAnnotationRows(db: Db, workspaceId: number, fileId: string) {
  return selectAnnotations(db, workspaceId, fileId)
    .orderBy('annotations.start_ms')
    .orderBy('annotations.id')
    .execute();
}

export function findAnnotationRow(db: Db, workspaceId: number, fileId: string, id: number) {
  return selectAnnotations(db, workspaceId, fileId).where('annotations.id', '=', id).executeTakeFirst();
}

export type AnnotationRow = NonNullable<Awaited<ReturnType<typeof findAnnotationRow>>>;

/** A phrase of the current transcript with its words and their times. */
export function findCurrentPhrase(db: Db, workspaceId: number, fileId: string, phraseId: number) {
  return db
    .selectFrom('phrases')
    .innerJoin('transcripts', (join) =>
      join
        .onRef('transcripts.workspace_id', '=', 'phrases.workspace_id')
        .onRef('transcripts.file_id', '=', 'phrases.file_id')
        .onRef('transcripts.version', '=', 'phrases.version'),
    )
    .select(['phrases.words', 'phrases.word_start_ms', 'phrases.word_end_ms'])
    .where('phrases.workspace_id', '=', workspaceId)
    .where('phrases.file_id', '=', fileId)
    .where('phrases.id', '=', phraseId)
    .where('transcripts.is_current', '=', true)
    .executeTakeFirst();
}

export async function insertAnnotationRow(
  tx: Db,
  workspaceId: number,
  annotation: Omit<Selectable<Annotations>, 'workspace_id' | 'id' | 'edited_at'>,
): Promise<number> {
  const { id } = await tx
    .insertInto('annotations')
    .values({ workspace_id: workspaceId, ...annotation })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateAnnotationRow(
  db: Db,
  workspaceId: number,
  id: number,
  change: { text: string; edited_at: Date },
): Promise<void> {
  await db
    .updateTable('annotations')
    .set(change)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

/** To other words, at the same moment. */
export async function moveAnnotationRow(
  tx: Db,
  workspaceId: number,
  id: number,
  place: Pick<Selectable<Annotations>, 'phrase_id' | 'first_word' | 'last_word'>,
): Promise<void> {
  await tx
    .updateTable('annotations')
    .set(place)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

export async function removeAnnotationRow(db: Db, workspaceId: number, id: number): Promise<void> {
  await db.deleteFrom('annotations').where('workspace_id', '=', workspaceId).where('id', '=', id).execute();
}
