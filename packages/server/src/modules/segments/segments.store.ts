import type { SegmentInput } from '@earshot/core/segments/segments.api.ts';
import { type Selectable, sql } from 'kysely';
import type { Segments } from '../../platform/database.generated.ts';
import type { Db } from '../../platform/database.ts';

export type SegmentRow = Selectable<Segments>;

function selectSegments(db: Db, workspaceId: number) {
  return db
    .selectFrom('segments')
    .leftJoin('users', 'users.id', 'segments.author_id')
    .selectAll('segments')
    .select('users.name as author')
    .where('segments.workspace_id', '=', workspaceId);
}

export function listSegmentRows(
  db: Db,
  workspaceId: number,
  { limit, offset }: { limit: number; offset: number },
) {
  return selectSegments(db, workspaceId)
    .orderBy((eb) => eb.fn('lower', ['segments.name']))
    .limit(limit)
    .offset(offset)
    .execute();
}

export function findSegmentRow(db: Db, workspaceId: number, id: number) {
  return selectSegments(db, workspaceId).where('segments.id', '=', id).executeTakeFirst();
}

export type ShownSegmentRow = NonNullable<Awaited<ReturnType<typeof findSegmentRow>>>;

/** Which segments the filters of each one name. Two saves at once come one after the other. */
export async function segmentParts(tx: Db, workspaceId: number): Promise<Map<number, number[]>> {
  await sql`select pg_advisory_xact_lock(hashtextextended('segments', ${workspaceId}))`.execute(tx);
  const rows = await tx
    .selectFrom('segments')
    .select(['id', sql<number[] | null>`filters->'segments'`.as('parts')])
    .where('workspace_id', '=', workspaceId)
    .execute();
  return new Map(rows.map(({ id, parts }) => [id, parts ?? []]));
}

/** No filter is no value rather than the JSON value null. */
function toColumns({ filters, query, ...rest }: SegmentInput) {
  return {
    ...rest,
    filters: filters === null ? null : JSON.stringify(filters),
    query: query === null ? null : JSON.stringify(query),
  };
}

export async function insertSegmentRow(
  tx: Db,
  workspaceId: number,
  input: SegmentInput,
  made: { author_id: number | null; created_at: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('segments')
    .values({ workspace_id: workspaceId, ...toColumns(input), ...made, updated_at: made.created_at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateSegmentRow(
  tx: Db,
  workspaceId: number,
  id: number,
  input: SegmentInput,
  made: { version: number; updated_at: Date },
): Promise<void> {
  await tx
    .updateTable('segments')
    .set({ ...toColumns(input), ...made })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

export async function removeSegmentRow(tx: Db, workspaceId: number, id: number): Promise<void> {
  await tx.deleteFrom('segments').where('workspace_id', '=', workspaceId).where('id', '=', id).execute();
}

/** Puts those of the calls on the list that are in the workspace; answers those that were not on it. */
export async function insertSegmentFiles(
  tx: Db,
  workspaceId: number,
  segmentId: number,
  fileIds: readonly string[],
  by: { added_by: number | null; added_at: Date },
): Promise<string[]> {
  // Held, so that a call cannot go while it is put on the list.
  const files = await tx
    .selectFrom('files')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', (eb) => eb.fn.any(sql<string[]>`${[...fileIds]}::uuid[]`))
    .orderBy('id')
    .forKeyShare()
    .execute();
  if (files.length === 0) return [];
  const added = await tx
    .insertInto('segment_files')
    .values(files.map(({ id }) => ({ workspace_id: workspaceId, segment_id: segmentId, file_id: id, ...by })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('file_id')
    .execute();
  return added.map(({ file_id }) => file_id);
}

/** Takes off the list those of the calls that were put on it at these moments; answers which they were. */
export async function takeOffSegment(
  tx: Db,
  workspaceId: number,
  segmentId: number,
  added: readonly { file_id: string; at: Date }[],
): Promise<string[]> {
  const files = added.map(({ file_id }) => file_id);
  const moments = added.map(({ at }) => at.toISOString());
  const rows = await tx
    .deleteFrom('segment_files')
    .where('workspace_id', '=', workspaceId)
    .where('segment_id', '=', segmentId)
    .where(
      sql<boolean>`(file_id, added_at) in (select * from unnest(${files}::uuid[], ${moments}::timestamptz[]))`,
    )
    .returning('file_id')
    .execute();
  return rows.map(({ file_id }) => file_id);
}

/** Takes one call off the list, or all of them. */
export async function removeSegmentFiles(
  tx: Db,
  workspaceId: number,
  segmentId: number,
  fileId?: string,
): Promise<number> {
  let files = tx
    .deleteFrom('segment_files')
    .where('workspace_id', '=', workspaceId)
    .where('segment_id', '=', segmentId);
  if (fileId !== undefined) files = files.where('file_id', '=', fileId);
  return Number((await files.executeTakeFirst()).numDeletedRows);
}

export async function countSegmentFiles(db: Db, workspaceId: number, segmentId: number): Promise<number> {
  const { count } = await db
    .selectFrom('segment_files')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('workspace_id', '=', workspaceId)
    .where('segment_id', '=', segmentId)
    .executeTakeFirstOrThrow();
  return count;
}
