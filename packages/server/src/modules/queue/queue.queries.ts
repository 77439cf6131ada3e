import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { processFileJob, processQuickJob } from '../pipelines/pipelines.jobs.ts';

/** What the queue of jobs and the tables of calls know of what is being processed. */

const quick = processQuickJob.name;
const both = sql`(${processFileJob.name}, ${quick})`;

/**
 * A job that waits or is done, with its call; of other workspaces only what their turns depend on. A call without a job is
 * one that nothing takes any more.
 */
export type LiveRow = {
  is_own: boolean;
  is_quick: boolean;
  /** Null where there is no job. */
  state: 'created' | 'retry' | 'active' | null;
  workspace: string;
  priority: number;
  created_on: Date;
  started_on: Date | null;
  start_after: Date;
  /** What the try before left; null where there was none. */
  failure: { worker_stopped?: boolean } | null;
  file: LiveFile | null;
};

export type LiveFile = {
  id: string;
  name: string;
  type: 'audio' | 'text';
  extension: string;
  size_bytes: number;
  duration_ms: number | null;
  has_transcript: boolean;
  created_at: string;
};

/** In one statement: between two of them a call may come to its end. In the order in which jobs are taken. */
export async function listLive(db: Db, workspaceId: number): Promise<LiveRow[]> {
  const { rows } = await sql<LiveRow>`
    with live as (
      select name = ${quick} as is_quick, state::text, group_id as workspace, priority, created_on, started_on, start_after,
        output as failure, group_id = ${String(workspaceId)} as is_own,
        case when group_id = ${String(workspaceId)} then (data ->> 'file_id')::uuid end as file_id,
        (data ->> 'run')::int as run
      from jobs.job where name in ${both} and state in ('created', 'retry', 'active')
    ), open as (
      select id, run, type = 'text' as is_quick, jsonb_build_object('id', id, 'name', name, 'type', type, 'extension', extension,
        'size_bytes', size_bytes, 'duration_ms', duration_ms, 'has_transcript', sidecar_key is not null,
        'created_at', created_at) as file
      from files where workspace_id = ${workspaceId} and status = 'PROCESSING'
    )
    select coalesce(live.is_own, true) as is_own, coalesce(live.is_quick, open.is_quick) as is_quick, live.state,
      coalesce(live.workspace, ${String(workspaceId)}) as workspace, coalesce(live.priority, 0) as priority,
      live.created_on, live.started_on, live.start_after, live.failure, open.file
    from live full join open on open.id = live.file_id and open.run = live.run
    order by live.priority desc nulls last, live.created_on`.execute(db);
  return rows;
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

/** How long jobs waited that were taken in the last 24 hours; those that were taken twice did not only wait. */
export async function listWaited(db: Db, workspaceId: number): Promise<WaitedRow[]> {
  const waitedMs = sql`(extract(epoch from started_on - created_on) * 1000)::float8`;
  const { rows } = await sql<WaitedRow>`
    select name = ${quick} as is_quick, count(*)::int as count,
      percentile_cont(0.5) within group (order by ${waitedMs}) as median_ms,
      percentile_cont(0.95) within group (order by ${waitedMs}) as p95_ms
    from jobs.job
    where name in ${both} and group_id = ${String(workspaceId)} and retry_count = 0
      and started_on > now() - interval '24 hours'
    group by name`.execute(db);
  return rows;
}
