import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { listenerQueues } from '../../platform/events.ts';

/** News that was given up on, and waits for somebody to try again. */
type ParkedRow = {
  id: string;
  listener: string;
  workspace_id: number;
  workspace: string | null;
  /** Number of the workspace, a slash, and what the news is about. */
  subject: string;
  at: Date;
  reason: string;
  /** Later news of the same subject that waits behind it. */
  waiting: number;
};

const isParked = sql`starts_with(parked.name, ${listenerQueues}) and parked.state = 'failed'`;

/** The newest first. */
export async function listParked(
  acrossWorkspaces: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<ParkedRow[]> {
  const { rows } = await sql<ParkedRow>`
    select parked.id::text, substr(parked.name, ${listenerQueues.length + 1}) as listener,
      parked.group_id::bigint as workspace_id, w.name as workspace, parked.singleton_key as subject,
      parked.completed_on as at, coalesce(parked.output ->> 'message', '') as reason,
      (select count(*)::int from jobs.job later where later.name = parked.name
        and later.singleton_key = parked.singleton_key and later.state = 'created') as waiting
    from jobs.job parked left join workspaces w on w.id = parked.group_id::bigint
    where ${isParked}
    order by parked.completed_on desc, parked.id
    limit ${limit} offset ${offset}`.execute(acrossWorkspaces);
  return rows;
}

export async function countParked(acrossWorkspaces: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from jobs.job parked where ${isParked}`.execute(acrossWorkspaces);
  return rows[0]?.count ?? 0;
}
