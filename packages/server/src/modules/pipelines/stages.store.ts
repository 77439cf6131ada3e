import type { CodedError, FileStatus, StageName, StageStatus } from '@earshot/core/files/files.ts';
import type { Selectable } from 'kysely';
import type { FileStages } from '../../platform/database.generated.ts';
import type { Db } from '../../platform/database.ts';

export type StageRow = Selectable<FileStages>;

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

/** What was recognised of one stretch, where a run before has done it. */
export async function findSegmentResult(
  db: Db,
  workspaceId: number,
  fileId: string,
  hash: string,
): Promise<unknown> {
  const row = await db
    .selectFrom('segment_results')
    .select('result')
    .where('workspace_id', '=', workspaceId)
    .where('file_id', '=', fileId)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return row?.result;
}

export async function putSegmentResult(
  db: Db,
  workspaceId: number,
  fileId: string,
  { hash, result }: { hash: string; result: unknown },
): Promise<void> {
  await db
    .insertInto('segment_results')
    .values({ workspace_id: workspaceId, file_id: fileId, hash, result: JSON.stringify(result) })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'file_id', 'hash']).doNothing())
    .execute();
}

export async function removeSegmentResults(db: Db, workspaceId: number, fileId: string): Promise<void> {
  await db
    .deleteFrom('segment_results')
    .where('workspace_id', '=', workspaceId)
    .where('file_id', '=', fileId)
    .execute();
}
