import type { BulkActionName, BulkFailure } from '@earshot/core/calls/bulk.ts';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { BulkRuns } from '../../platform/database.generated.ts';
import type { Db } from '../../platform/database.ts';
import { isOneOfIds } from './conditions.sql.ts';

/** Calls put down in one statement. */
const batch = 10_000;

function selectRuns(db: Db, workspaceId: number) {
  return db
    .selectFrom('bulk_runs')
    .selectAll()
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('bulk_runs as later')
            .select('later.id')
            .where('later.workspace_id', '=', workspaceId)
            .whereRef('later.undo_of', '=', 'bulk_runs.id')
            .where('later.status', 'in', ['running', 'done']),
        )
        .as('is_undone'),
    )
    .where('bulk_runs.workspace_id', '=', workspaceId);
}

export function findBulkRun(db: Db, workspaceId: number, id: number) {
  return selectRuns(db, workspaceId).where('bulk_runs.id', '=', id).executeTakeFirst();
}

export type BulkRunRow = NonNullable<Awaited<ReturnType<typeof findBulkRun>>>;
export type BulkRunState = Selectable<BulkRuns>;

/** The run, held: whoever else wants to take it back waits for the transaction. */
export function holdBulkRun(tx: Db, workspaceId: number, id: number): Promise<BulkRunState | undefined> {
  return tx
    .selectFrom('bulk_runs')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function listBulkRunRows(
  db: Db,
  workspaceId: number,
  { running, userId }: { running: boolean; userId?: number | null },
  page: { limit: number; offset: number },
): Promise<{ rows: BulkRunRow[]; count: number }> {
  let query = selectRuns(db, workspaceId);
  if (running) query = query.where('bulk_runs.status', '=', 'running');
  if (userId !== undefined) query = query.where('bulk_runs.user_id', 'is not distinct from', userId);
  const [rows, { count }] = await Promise.all([
    query.orderBy('bulk_runs.id', 'desc').limit(page.limit).offset(page.offset).execute(),
    query
      .clearSelect()
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, count };
}

export function insertBulkRun(
  tx: Db,
  workspaceId: number,
  run: Omit<Insertable<BulkRuns>, 'workspace_id' | 'id' | 'about' | 'action'> & {
    action: BulkActionName;
    about: object;
  },
): Promise<BulkRunState> {
  return tx
    .insertInto('bulk_runs')
    .values({ workspace_id: workspaceId, ...run, about: JSON.stringify(run.about) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Puts down the calls that a run is for; answers those that are in the workspace. They stay until the transaction ends. */
export async function insertRunCalls(
  tx: Db,
  workspaceId: number,
  runId: number,
  fileIds: readonly string[],
): Promise<string[]> {
  const known: string[] = [];
  for (let from = 0; from < fileIds.length; from += batch) {
    const some = fileIds.slice(from, from + batch);
    const rows = await tx
      .insertInto('bulk_run_calls')
      .columns(['workspace_id', 'run_id', 'file_id'])
      .expression((eb) =>
        eb
          .selectFrom('files')
          .select(['files.workspace_id', sql<number>`${runId}::bigint`.as('run_id'), 'files.id'])
          .where('files.workspace_id', '=', workspaceId)
          .where(isOneOfIds(some))
          .orderBy('files.id')
          .forKeyShare(),
      )
      .returning('file_id')
      .execute();
    known.push(...rows.map(({ file_id }) => file_id));
  }
  return known;
}

export async function countChangedCalls(db: Db, workspaceId: number, runId: number): Promise<number> {
  const { count } = await db
    .selectFrom('bulk_run_calls')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('workspace_id', '=', workspaceId)
    .where('run_id', '=', runId)
    .where('outcome', '=', 'changed')
    .executeTakeFirstOrThrow();
  return count;
}

/** Puts down the calls that an earlier run changed, for one that takes it back. */
export async function insertChangedCalls(
  tx: Db,
  workspaceId: number,
  runId: number,
  earlier: number,
): Promise<void> {
  await tx
    .insertInto('bulk_run_calls')
    .columns(['workspace_id', 'run_id', 'file_id'])
    .expression((eb) =>
      eb
        .selectFrom('bulk_run_calls as past')
        .select(['past.workspace_id', sql<number>`${runId}::bigint`.as('run_id'), 'past.file_id'])
        .where('past.workspace_id', '=', workspaceId)
        .where('past.run_id', '=', earlier)
        .where('past.outcome', '=', 'changed'),
    )
    .execute();
}

/** The next calls of a run, with what the run that it takes back did to them. */
export function listNextCalls(
  db: Db,
  workspaceId: number,
  { id, undo_of, after_file }: BulkRunState,
  limit: number,
) {
  let query = db
    .selectFrom('bulk_run_calls as one')
    .leftJoin('bulk_run_calls as past', (join) =>
      join
        .onRef('past.workspace_id', '=', 'one.workspace_id')
        .onRef('past.file_id', '=', 'one.file_id')
        .on('past.run_id', '=', undo_of),
    )
    .select(['one.file_id', 'past.before', 'past.changed_at'])
    .where('one.workspace_id', '=', workspaceId)
    .where('one.run_id', '=', id);
  if (after_file !== null) query = query.where('one.file_id', '>', after_file);
  return query.orderBy('one.file_id').limit(limit).execute();
}

/** Writes what became of some calls of a run. Those that are gone are passed over. */
export async function noteOutcomes(
  tx: Db,
  workspaceId: number,
  runId: number,
  at: Date,
  outcomes: readonly { file_id: string; outcome: string; code?: string; before?: unknown }[],
): Promise<void> {
  await sql`
    update bulk_run_calls
    set outcome = one.outcome, code = one.code, before = one.before,
      changed_at = case when one.outcome = 'changed' then ${at}::timestamptz end
    from json_to_recordset(${JSON.stringify(outcomes)}::json)
      as one (file_id uuid, outcome text, code text, before jsonb)
    where bulk_run_calls.workspace_id = ${workspaceId} and bulk_run_calls.run_id = ${runId}
      and bulk_run_calls.file_id = one.file_id`.execute(tx);
}

/** Adds what was done to a run; false where it was called off meanwhile, or somebody else did the same calls. */
export async function advanceBulkRun(
  tx: Db,
  workspaceId: number,
  { id, after_file }: BulkRunState,
  step: { handled: number; done: number; failed: number; failures: BulkFailure[]; after_file: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('bulk_runs')
    .set((eb) => ({
      handled: eb('handled', '+', step.handled),
      done: eb('done', '+', step.done),
      failed: eb('failed', '+', step.failed),
      failures: JSON.stringify(step.failures),
      after_file: step.after_file,
    }))
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('status', '=', 'running')
    .where('after_file', 'is not distinct from', after_file)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends a run; false where it had ended. Calls that went meanwhile, before their turn, are failures of one that is done. */
export async function endBulkRun(
  db: Db,
  workspaceId: number,
  id: number,
  end: { status: 'done' | 'cancelled' | 'failed'; code: string | null; ended_at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('bulk_runs')
    .set((eb) => ({
      ...end,
      ...(end.status === 'done' && {
        failed: sql<number>`failed + total - handled`,
        handled: eb.ref('total'),
      }),
    }))
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('status', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Forgets runs that ended before a moment; one that was taken back stays as long as what took it back. */
export async function removeOldRuns(tx: Db, workspaceId: number, before: Date): Promise<void> {
  const old = await tx
    .selectFrom('bulk_runs')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('ended_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bulk_runs as later')
            .select('later.id')
            .where('later.workspace_id', '=', workspaceId)
            .whereRef('later.undo_of', '=', 'bulk_runs.id'),
        ),
      ),
    )
    .forUpdate()
    .execute();
  if (old.length === 0) return;
  const ids = old.map(({ id }) => id);
  for (const [table, column] of [
    ['bulk_run_calls', 'run_id'],
    ['bulk_runs', 'id'],
  ] as const)
    await tx
      .deleteFrom(table)
      .where('workspace_id', '=', workspaceId)
      .where(sql<boolean>`${sql.ref(column)} = any(${ids}::bigint[])`)
      .execute();
}
