import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import { countedColumns, countedNow } from './counted-now.sql.ts';

/** What each sum changes by, as texts of JSON: numbers of any length go through unchanged. Null where nothing changes. */
export type SumChanges = { days: string | null; metrics: string | null; tags: string | null };

/** Nobody else counts these calls anew before the transaction ends. Calls that were never counted are from now on. */
export async function holdCounted(tx: Db, workspaceId: number, fileIds: readonly string[]): Promise<void> {
  const hold = () =>
    tx
      .selectFrom('counted_calls')
      .select('file_id')
      .where('workspace_id', '=', workspaceId)
      .where(sql<boolean>`file_id = any(${[...fileIds]}::uuid[])`)
      .orderBy('file_id')
      .forUpdate()
      .execute();
  if ((await hold()).length === fileIds.length) return;
  await sql`
    insert into counted_calls (workspace_id, file_id)
    select ${workspaceId}::bigint, f.id from files f
    where f.workspace_id = ${workspaceId} and f.id = any(${[...fileIds]}::uuid[])
    order by f.id on conflict (workspace_id, file_id) do nothing`.execute(tx);
  await hold();
}

/** Calls that are counted for somebody, behind `after`. */
export async function listCounted(
  db: Db,
  workspaceId: number,
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  let calls = db
    .selectFrom('counted_calls')
    .select('file_id')
    .where('workspace_id', '=', workspaceId)
    .where('agent_id', 'is not', null)
    .orderBy('file_id')
    .limit(limit);
  if (after !== null) calls = calls.where('file_id', '>', after);
  return (await calls.execute()).map(({ file_id }) => file_id);
}

/** Takes a call out of what is counted; answers what it was counted as, as a text of JSON. */
export async function dropCounted(tx: Db, workspaceId: number, fileId: string): Promise<string | undefined> {
  const { rows } = await sql<{ counted: string }>`
    delete from counted_calls c where c.workspace_id = ${workspaceId} and c.file_id = ${fileId}
    returning to_json(c)::text as counted`.execute(tx);
  return rows[0]?.counted;
}

/**
 * Counts held calls as what their rows say now, and answers by how much sums change. `gone`: what calls were counted as that are
 * removed. Of a tag that is removed nothing is answered: its sums go as a whole.
 */
export async function countAnew(
  tx: Db,
  workspaceId: number,
  { fileIds, gone, timeZone }: { fileIds: readonly string[]; gone: readonly string[]; timeZone: string },
): Promise<SumChanges> {
  const { rows } = await sql<SumChanges>`
    with changed as (
      select now.*, c.agent_id as old_agent_id, c.day as old_day, c.duration_ms as old_duration_ms,
        c.metrics as old_metrics, c.speaker_roles as old_speaker_roles, c.numbers as old_numbers,
        c.tag_ids as old_tag_ids
      from (${countedNow(workspaceId, fileIds, timeZone)}) now
      join counted_calls c on c.workspace_id = ${workspaceId} and c.file_id = now.file_id
      where (c.agent_id, c.day, c.duration_ms, c.metrics, c.speaker_roles, c.numbers, c.tag_ids) is distinct from
        (now.agent_id, now.day, now.duration_ms, now.metrics, now.speaker_roles, now.numbers, now.tag_ids)
    ),
    written as (
      update counted_calls c set agent_id = x.agent_id, day = x.day, duration_ms = x.duration_ms,
        metrics = x.metrics, speaker_roles = x.speaker_roles, numbers = x.numbers, tag_ids = x.tag_ids
      from changed x where c.workspace_id = ${workspaceId} and c.file_id = x.file_id
    ),
    parts as (
      select 1 as sign, ${countedColumns} from changed where agent_id is not null
      union all
      select -1, old_agent_id, old_day, old_duration_ms, old_metrics, old_speaker_roles, old_numbers, old_tag_ids
      from changed where old_agent_id is not null
      union all
      select -1, ${countedColumns} from json_to_recordset(${`[${gone.join()}]`}::json) as one (agent_id bigint, day date,
        duration_ms bigint, metrics text[], speaker_roles text[], numbers numeric[], tag_ids bigint[])
      where agent_id is not null
    ),
    days as (
      select agent_id, day, sum(sign) as change, sum(sign * duration_ms) as duration_ms from parts
      group by agent_id, day having sum(sign) <> 0 or sum(sign * duration_ms) <> 0
    ),
    metric_days as (
      select one.metric, one.speaker_role, agent_id, day, sum(sign) as n, sum(sign * one.value) as total,
        sum(sign * one.value * one.value) as squares
      from parts, unnest(metrics, speaker_roles, numbers) one (metric, speaker_role, value)
      group by one.metric, one.speaker_role, agent_id, day
      having sum(sign) <> 0 or sum(sign * one.value) <> 0 or sum(sign * one.value * one.value) <> 0
    ),
    tag_days as (
      select agent_id, tag_id, day, sum(sign) as change from parts, unnest(tag_ids) tag_id
      where exists (select from tags t where t.workspace_id = ${workspaceId} and t.id = tag_id)
      group by agent_id, tag_id, day having sum(sign) <> 0
    )
    select (select json_agg(d)::text from days d) as days, (select json_agg(d)::text from metric_days d) as metrics,
      (select json_agg(d)::text from tag_days d) as tags`.execute(tx);
  return rows[0] ?? { days: null, metrics: null, tags: null };
}
