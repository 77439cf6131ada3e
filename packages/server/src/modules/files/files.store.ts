import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Files } from '../../platform/database.generated.ts';
import type { Db } from '../../platform/database.ts';
import type { CallTable } from '../../platform/tables.ts';
import type { Move, PersonKind } from '../agents/calls-of-people.ts';

export type FileRow = Selectable<Files>;
export type NewFile = Omit<Insertable<Files>, 'workspace_id'>;
export type FileChange = Omit<Updateable<Files>, 'workspace_id' | 'id'>;

export async function insertFile(db: Db, row: Insertable<Files>): Promise<FileRow> {
  return db.insertInto('files').values(row).returningAll().executeTakeFirstOrThrow();
}

export function findFile(db: Db, workspaceId: number, fileId: string): Promise<FileRow | undefined> {
  return db
    .selectFrom('files')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', fileId)
    .executeTakeFirst();
}

/** Calls with a copy of their sound that every browser plays. */
export function listCopied(db: Db, workspaceId: number): Promise<Pick<FileRow, 'id'>[]> {
  return db
    .selectFrom('files')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('copy_state', '=', 'ready')
    .execute();
}

/** The file, held: whoever else wants to change it waits for the transaction. */
export function holdFile(tx: Db, workspaceId: number, fileId: string): Promise<FileRow | undefined> {
  return tx
    .selectFrom('files')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', fileId)
    .forUpdate()
    .executeTakeFirst();
}

/** Calls in short, held until the transaction ends; those that are gone are left out. */
export function holdFiles(tx: Db, workspaceId: number, fileIds: readonly string[]) {
  return tx
    .selectFrom('files')
    .select(['id', 'created_at', 'recorded_at', 'operator', 'language', 'analysed_at'])
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', (eb) => eb.fn.any(sql<string[]>`${[...fileIds]}::uuid[]`))
    .orderBy('id')
    .forUpdate()
    .execute();
}

export function findFileByContent(db: Db, workspaceId: number, sha256: string): Promise<FileRow | undefined> {
  return db
    .selectFrom('files')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
}

export function findFileByUpload(
  db: Db,
  workspaceId: number,
  uploadId: string,
): Promise<FileRow | undefined> {
  return db
    .selectFrom('files')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('upload_id', '=', uploadId)
    .executeTakeFirst();
}

export async function updateFileRow(
  db: Db,
  workspaceId: number,
  fileId: string,
  change: FileChange,
): Promise<void> {
  await db
    .updateTable('files')
    .set(change)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', fileId)
    .execute();
}

/** Changes the file only while this run is the one being processed; false when it has been overtaken. */
export async function updateRun(
  db: Db,
  workspaceId: number,
  fileId: string,
  run: number,
  change: FileChange,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('files')
    .set(change)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', fileId)
    .where('run', '=', run)
    .where('status', '=', 'PROCESSING')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What the file is called and when it began, while the file stays: whoever removes it waits for the transaction. */
export function keepFile(tx: Db, workspaceId: number, fileId: string) {
  return tx
    .selectFrom('files')
    .select(['name', 'recorded_at', 'created_at', 'operator'])
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', fileId)
    .forKeyShare()
    .executeTakeFirst();
}

/** Removes from these tables everything that hangs on a file, which the caller holds: nobody hangs anything more on it. */
export async function removeRowsOfFile(
  db: Db,
  workspaceId: number,
  fileId: string,
  callTables: readonly CallTable[],
): Promise<void> {
  for (const table of callTables)
    await db
      .deleteFrom(table)
      .where('workspace_id', '=', workspaceId)
      .where('file_id', '=', fileId)
      .execute();
}

/** Removes the file itself; false where it is gone already. */
export async function removeFileRow(db: Db, workspaceId: number, fileId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('files')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', fileId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Calls that ended and are older than a moment; `withAudio`: only recordings whose sound is still there. */
export function listOlderFiles(
  db: Db,
  workspaceId: number,
  { before, withAudio, limit }: { before: Date; withAudio: boolean; limit: number },
) {
  let files = db
    .selectFrom('files')
    .select(['id', 'name'])
    .where('workspace_id', '=', workspaceId)
    .where('status', '!=', 'PROCESSING')
    .where((eb) => eb(eb.fn.coalesce('recorded_at', 'created_at'), '<', before));
  if (withAudio) files = files.where('type', '=', 'audio').where('audio_removed_at', 'is', null);
  return files.limit(limit).execute();
}

/** Calls that named some people count for somebody else from now on. */
export async function moveFiles(
  tx: Db,
  workspaceId: number,
  kind: PersonKind,
  { saidIds, from, to }: Move,
): Promise<void> {
  const [present, said] =
    kind === 'agent'
      ? (['agent_id', 'agent_said_id'] as const)
      : (['subscriber_id', 'subscriber_said_id'] as const);
  await tx
    .updateTable('files')
    .set({ [present]: to })
    .where('workspace_id', '=', workspaceId)
    .where(present, '=', from)
    .where(said, 'in', saidIds)
    .execute();
}
