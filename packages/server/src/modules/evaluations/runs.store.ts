import type { Kept } from '@earshot/core/evaluations/tried-of.ts';
import { type Selectable, sql, type Updateable } from 'kysely';
import type { EvaluationRuns } from '../../platform/database.generated.ts';
import type { Db } from '../../platform/database.ts';

export type RunRow = Selectable<EvaluationRuns>;

const going = ['waiting', 'running'] as const;

/** A new run; undefined where one of the same version is under way. */
export function insertRun(
  tx: Db,
  workspaceId: number,
  run: Pick<RunRow, 'project_id' | 'version' | 'is_by_change' | 'user_id' | 'created_at'> & {
    subject: object;
  },
): Promise<RunRow | undefined> {
  return tx
    .insertInto('evaluation_runs')
    .values({ workspace_id: workspaceId, status: 'waiting', ...run, subject: JSON.stringify(run.subject) })
    .onConflict((of) =>
      of
        .columns(['workspace_id', 'project_id', 'version'])
        .where(sql<boolean>`status in ('waiting', 'running')`)
        .doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
}

export function findRun(db: Db, workspaceId: number, id: number): Promise<RunRow | undefined> {
  return db
    .selectFrom('evaluation_runs')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Changes a run that has not ended; false when it has. */
export async function changeRun(
  db: Db,
  workspaceId: number,
  id: number,
  change: Omit<Updateable<EvaluationRuns>, 'workspace_id' | 'id'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('evaluation_runs')
    .set(change)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('status', 'in', [...going])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function listRuns(
  db: Db,
  workspaceId: number,
  projectId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: RunRow[]; count: number }> {
  const of = db
    .selectFrom('evaluation_runs')
    .where('workspace_id', '=', workspaceId)
    .where('project_id', '=', projectId);
  const rows = await of.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
  const { count } = await of.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return { rows, count };
}

/** The last run of each version that ended well, the newest first. */
export async function listTested(
  db: Db,
  workspaceId: number,
  projectId: number,
  subject: { kind: string; id: number },
): Promise<RunRow[]> {
  const { rows } = await sql<RunRow>`
    select * from (
      select distinct on (r.version) r.* from evaluation_runs r
      where r.workspace_id = ${workspaceId} and r.project_id = ${projectId} and r.status = 'done'
        and r.subject ->> 'kind' = ${subject.kind} and r.subject ->> 'id' = ${String(subject.id)}
      order by r.version, r.id desc) last
    order by last.id desc`.execute(db);
  return rows;
}

export type ToldRow = { truth_id: number; told: Kept; is_learned: boolean };

/** Puts what a version told in place of what it told of these places before. */
export async function putTold(
  tx: Db,
  workspaceId: number,
  of: { projectId: number; version: number },
  rows: readonly ToldRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into evaluation_answers (workspace_id, project_id, version, truth_id, file_id, told, is_learned)
    select ${workspaceId}::bigint, ${of.projectId}::bigint, ${of.version}::int, one.truth_id, t.file_id, one.told, one.is_learned
    from json_to_recordset(${JSON.stringify(rows)}::json) as one (truth_id bigint, told jsonb, is_learned boolean)
    join truths t on t.workspace_id = ${workspaceId} and t.id = one.truth_id
    on conflict (workspace_id, project_id, version, truth_id) do update set told = excluded.told,
      is_learned = excluded.is_learned`.execute(tx);
}

/** What a version told of the places of a project, by place. */
export async function listTold(
  db: Db,
  workspaceId: number,
  of: { projectId: number; version: number },
): Promise<Map<number, ToldRow>> {
  const rows = await db
    .selectFrom('evaluation_answers')
    .select(['truth_id', 'told', 'is_learned'])
    .where('workspace_id', '=', workspaceId)
    .where('project_id', '=', of.projectId)
    .where('version', '=', of.version)
    .execute();
  return new Map(rows.map((row) => [row.truth_id, { ...row, told: row.told as unknown as Kept }]));
}
