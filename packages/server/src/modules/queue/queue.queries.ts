import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { processFileJob, processQuickJob } from '../pipelines/pipelines.jobs.ts';

/** What the queue of jobs and the tables of calls know of what is being processed. */

const quick = processQuickJob.name;
const both = sql`(${processFileJob.name}, ${quick})`;

/**
 * A job that waits or is done, with what its call tells of the work; of other workspaces only what their turns depend on. A
 * call without a job is one that nothing takes any more. Moments are in ms since 1970: there may be thousands of rows.
 */
export type LiveRow = {
  is_own: boolean;
  is_quick: boolean;
  /** Null where there is no job. */
  state: 'created' | 'retry' | 'active' | null;
  workspace: string;
  priority: number;
  came_ms: number;
  started_ms: number | null;
  ready_ms: number;
  /** Whether the worker of the try before was stopped; null where it said nothing. */
  worker_stopped: boolean | null;
  /** Null of another workspace, and of a run that was cancelled or begun anew. */
  file_id: string | null;
  type: 'audio' | 'text';
  extension: string;
  size_bytes: number;
  duration_ms: number | null;
  has_transcript: boolean;
};

const ms = (moment: string) => sql`(extract(epoch from ${sql.ref(moment)}) * 1000)::float8`;

/** Whether the call of a job is there for whoever asks. */
const isSeenJob = (workspaceId: number) => sql`exists (select from files f
  where f.workspace_id = ${workspaceId} and f.id = (data ->> 'file_id')::uuid)`;

/** In one statement: between two of them a call may come to its end. In the order in which jobs are taken. */
export async function listLive(db: Db, workspaceId: number, isLimited: boolean): Promise<LiveRow[]> {
  const own = String(workspaceId);
  // What somebody limited does not see waits like that of others.
  const isSeen = isLimited ? sql`and ${isSeenJob(workspaceId)}` : sql``;
  const { rows } = await sql<LiveRow>`
    with live as (
      select name = ${quick} as is_quick, state::text, group_id as workspace, priority, created_on, started_on, start_after,
        (output ->> 'worker_stopped')::boolean as worker_stopped, group_id = ${own} ${isSeen} as is_own,
        case when group_id = ${own} then (data ->> 'file_id')::uuid end as file_id, (data ->> 'run')::int as run
      from jobs.job where name in ${both} and state in ('created', 'retry', 'active')
    ), open as (
      select id, run, type, extension, size_bytes, duration_ms, sidecar_key is not null as has_transcript, created_at
      from files where workspace_id = ${workspaceId} and status = 'PROCESSING'
    )
    select coalesce(live.is_own, true) as is_own, coalesce(live.is_quick, open.type = 'text') as is_quick, live.state,
      coalesce(live.workspace, ${own}) as workspace, coalesce(live.priority, 0) as priority,
      coalesce(${ms('live.created_on')}, ${ms('open.created_at')}) as came_ms, ${ms('live.started_on')} as started_ms,
      coalesce(${ms('live.start_after')}, 0) as ready_ms, live.worker_stopped, open.id as file_id, open.type,
      open.extension, open.size_bytes, open.duration_ms, open.has_transcript
    from live full join open on open.id = live.file_id and open.run = live.run
    order by live.priority desc nulls last, live.created_on`.execute(db);
  return rows;
}

/** What calls of a page of the queue are called, and when they came. */
export function listNamed(db: Db, workspaceId: number, fileIds: readonly string[]) {
  if (fileIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('files')
    .select(['id', 'name', 'created_at'])
    .where('workspace_id', '=', workspaceId)
    .where('id', 'in', [...fileIds])
    .execute();
}

/** How long ago a worker looked after the queue; undefined where none ever did. */
export async function workerSeenMs(db: Db): Promise<number | undefined> {
  const { rows } = await sql<{ ms: number | null }>`
    select (extract(epoch from now() - max(greatest(monitor_claim_on, monitor_on))) * 1000)::float8 as ms from jobs.queue`.execute(
    db,
  );
  return rows[0]?.ms ?? undefined;
}

/**
 * Of the last calls that came in those that are done, the latest done first, with the time that their steps took; without those
 * that found steps done already.
 */
export async function listFinished(db: Db, workspaceId: number, limit: number) {
  const last = db
    .selectFrom('files')
    .select(['id', 'type', 'extension', 'size_bytes', 'duration_ms', 'sidecar_key', 'created_at'])
    .where('workspace_id', '=', workspaceId)
    .where('status', '=', 'DONE')
    .orderBy('created_at', 'desc')
    .limit(limit);
  return db
    .selectFrom(last.as('last'))
    .innerJoin('file_stages as stage', (join) =>
      join.onRef('stage.file_id', '=', 'last.id').on('stage.workspace_id', '=', workspaceId),
    )
    .select(({ fn }) => [
      'last.type',
      'last.extension',
      'last.size_bytes',
      'last.duration_ms',
      'last.sidecar_key',
      fn.sum<number>('stage.ms').as('work_ms'),
      fn.max<Date>('stage.updated_at').as('done_at'),
    ])
    .groupBy([
      'last.id',
      'last.type',
      'last.extension',
      'last.size_bytes',
      'last.duration_ms',
      'last.sidecar_key',
    ])
    .having(({ fn }) => fn.sum('stage.ms'), '>', 0)
    .having(sql<boolean>`bool_and(stage.status <> 'cached')`)
    .orderBy('done_at', 'desc')
    .execute();
}

export type WaitedRow = { is_quick: boolean; count: number; median_ms: number; p95_ms: number };

/** How long jobs waited that were taken in the last 24 hours; of somebody limited those of calls that they see. Those that were taken twice did not only wait. */
export async function listWaited(db: Db, workspaceId: number, isLimited: boolean): Promise<WaitedRow[]> {
  const waitedMs = sql`(extract(epoch from started_on - created_on) * 1000)::float8`;
  const { rows } = await sql<WaitedRow>`
    select name = ${quick} as is_quick, count(*)::int as count,
      percentile_cont(0.5) within group (order by ${waitedMs}) as median_ms,
      percentile_cont(0.95) within group (order by ${waitedMs}) as p95_ms
    from jobs.job
    where name in ${both} and group_id = ${String(workspaceId)} and retry_count = 0
      and started_on > now() - interval '24 hours' ${isLimited ? sql`and ${isSeenJob(workspaceId)}` : sql``}
    group by name`.execute(db);
  return rows;
}
