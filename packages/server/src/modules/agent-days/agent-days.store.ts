import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';
import type { SumChanges } from './counted-calls.store.ts';

/** Adds the changes in one order, whoever writes, so that two at once wait for each other and never for one another. */
export async function addToSums(tx: Db, workspaceId: number, changes: SumChanges): Promise<void> {
  if (changes.days !== null) await addDays(tx, workspaceId, changes.days);
  if (changes.metrics !== null) await addMetricDays(tx, workspaceId, changes.metrics);
  if (changes.tags !== null) await addTagDays(tx, workspaceId, changes.tags);
}

async function addDays(tx: Db, workspaceId: number, changes: string): Promise<void> {
  const rows = recordsOf(changes, 'agent_id bigint, day date, change int, duration_ms bigint');
  const { rows: written } = await sql<{ files: number }>`
    insert into agent_days (workspace_id, agent_id, day, files, duration_ms)
    select ${workspaceId}::bigint, agent_id, day, change, duration_ms from ${rows} order by agent_id, day
    on conflict (workspace_id, agent_id, day) do update set files = agent_days.files + excluded.files,
      duration_ms = agent_days.duration_ms + excluded.duration_ms
    returning files`.execute(tx);
  if (written.some(({ files }) => files === 0))
    await sql`delete from agent_days where workspace_id = ${workspaceId} and files = 0
      and (agent_id, day) in (select agent_id, day from ${rows})`.execute(tx);
}

async function addMetricDays(tx: Db, workspaceId: number, changes: string): Promise<void> {
  const rows = recordsOf(
    changes,
    'metric text, speaker_role text, agent_id bigint, day date, n int, total numeric, squares numeric',
  );
  const { rows: written } = await sql<{ n: number }>`
    insert into agent_metric_days (workspace_id, metric, speaker_role, agent_id, day, n, total, squares)
    select ${workspaceId}::bigint, metric, speaker_role, agent_id, day, n, total, squares from ${rows}
    order by metric, speaker_role, agent_id, day
    on conflict (workspace_id, metric, speaker_role, agent_id, day) do update
      set n = agent_metric_days.n + excluded.n, total = agent_metric_days.total + excluded.total,
        squares = agent_metric_days.squares + excluded.squares
    returning n`.execute(tx);
  if (written.some(({ n }) => n === 0))
    await sql`delete from agent_metric_days where workspace_id = ${workspaceId} and n = 0
      and (metric, speaker_role, agent_id, day) in
        (select metric, speaker_role, agent_id, day from ${rows})`.execute(tx);
}

async function addTagDays(tx: Db, workspaceId: number, changes: string): Promise<void> {
  const rows = recordsOf(changes, 'agent_id bigint, tag_id bigint, day date, change int');
  const { rows: written } = await sql<{ files: number }>`
    insert into agent_tag_days (workspace_id, agent_id, tag_id, day, files)
    select ${workspaceId}::bigint, agent_id, tag_id, day, change from ${rows} order by agent_id, tag_id, day
    on conflict (workspace_id, agent_id, tag_id, day) do update set files = agent_tag_days.files + excluded.files
    returning files`.execute(tx);
  if (written.some(({ files }) => files === 0))
    await sql`delete from agent_tag_days where workspace_id = ${workspaceId} and files = 0
      and (agent_id, tag_id, day) in (select agent_id, tag_id, day from ${rows})`.execute(tx);
}

/** One parameter however many rows there are. */
function recordsOf(json: string, columns: string): RawBuilder<unknown> {
  return sql`json_to_recordset(${json}::json) as one (${sql.raw(columns)})`;
}

/** What goes with a tag that is removed; in the order in which everybody holds sums. */
export async function removeTagSums(tx: Db, workspaceId: number, tagId: number): Promise<void> {
  const sums = tx
    .selectFrom('agent_tag_days')
    .where('workspace_id', '=', workspaceId)
    .where('tag_id', '=', tagId);
  await sums.select('day').orderBy('agent_id').orderBy('day').forUpdate().execute();
  await tx
    .deleteFrom('agent_tag_days')
    .where('workspace_id', '=', workspaceId)
    .where('tag_id', '=', tagId)
    .execute();
}
