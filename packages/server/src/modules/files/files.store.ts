import type { CodedError, FileStatus, StageName, StageStatus } from '@earshot/core/files/files.ts';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { FileStages, Files } from '../../platform/database.generated.ts';
import type { Db } from '../../platform/database.ts';

export type FileRow = Selectable<Files>;
export type StageRow = Selectable<FileStages>;
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

/** The file's name, while the file stays: whoever removes it waits for the transaction. */
export function keepFile(tx: Db, workspaceId: number, fileId: string) {
  return tx
    .selectFrom('files')
    .select('name')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', fileId)
    .forKeyShare()
    .executeTakeFirst();
}

/** Everything that hangs on a file. */
const fileTables = [
  'phrases',
  'transcripts',
  'phrase_index',
  'call_words',
  'phrase_vectors',
  'segment_results',
  'file_stages',
  'shares',
  'file_tags',
  'pattern_matches',
  'segment_files',
  'file_metrics',
  'favorites',
  'comments',
  'annotations',
] as const;

/** Removes the file and everything that hangs on it. */
export async function removeFileRows(db: Db, workspaceId: number, fileId: string): Promise<boolean> {
  // First the file is held, so that nobody hangs anything more on it meanwhile.
  await db
    .selectFrom('files')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', fileId)
    .forUpdate()
    .execute();
  for (const table of fileTables) {
    await db
      .deleteFrom(table)
      .where('workspace_id', '=', workspaceId)
      .where('file_id', '=', fileId)
      .execute();
  }
  const { numDeletedRows } = await db
    .deleteFrom('files')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', fileId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export function listStages(db: Db, workspaceId: number, fileIds: string[]): Promise<StageRow[]> {
  if (fileIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('file_stages')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('file_id', 'in', fileIds)
    .orderBy('position')
    .execute();
}

export async function insertStages(
  db: Db,
  workspaceId: number,
  fileId: string,
  names: readonly StageName[],
  now: Date,
): Promise<void> {
  const rows = names.map((name, position) => ({
    workspace_id: workspaceId,
    file_id: fileId,
    name,
    position,
    status: 'waiting',
    updated_at: now,
  }));
  await db
    .insertInto('file_stages')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['workspace_id', 'file_id', 'name']).doNothing())
    .execute();
}

export type StageChange = {
  status?: StageStatus;
  progress?: number;
  ms?: number | null;
  error?: CodedError | null;
  input_hash?: string | null;
  artefact_key?: string | null;
};

export async function updateStage(
  db: Db,
  workspaceId: number,
  fileId: string,
  name: StageName,
  change: StageChange & { updated_at: Date },
): Promise<void> {
  const { error, ...rest } = change;
  await db
    .updateTable('file_stages')
    .set({
      ...rest,
      ...(error === undefined ? {} : { error: error === null ? null : JSON.stringify(error) }),
    })
    .where('workspace_id', '=', workspaceId)
    .where('file_id', '=', fileId)
    .where('name', '=', name)
    .execute();
}

/** Sets stages from `position` on back to waiting; `forget` also drops what they produced. */
export async function resetStages(
  db: Db,
  workspaceId: number,
  fileId: string,
  options: { fromPosition: number; forget: boolean; now: Date },
): Promise<void> {
  await db
    .updateTable('file_stages')
    .set({
      status: 'waiting',
      progress: 0,
      ms: null,
      error: null,
      updated_at: options.now,
      ...(options.forget ? { input_hash: null, artefact_key: null } : {}),
    })
    .where('workspace_id', '=', workspaceId)
    .where('file_id', '=', fileId)
    .where('position', '>=', options.fromPosition)
    .execute();
}

/** Stages that had not ended when the file was cancelled or failed. */
export async function endOpenStages(
  db: Db,
  workspaceId: number,
  fileId: string,
  status: FileStatus,
  now: Date,
): Promise<void> {
  await db
    .updateTable('file_stages')
    .set({ status: status === 'CANCELLED' ? 'cancelled' : 'waiting', progress: 0, updated_at: now })
    .where('workspace_id', '=', workspaceId)
    .where('file_id', '=', fileId)
    .where('status', 'in', ['running', ...(status === 'CANCELLED' ? ['waiting'] : [])])
    .execute();
}
