/** Sums that are kept beside calls, and what the rows come to that they follow from. */
import { summedMetrics } from '../modules/agent-days/summed-metrics.ts';
import { connect } from './server.ts';

const startedDay = `(coalesce(f.recorded_at, f.created_at) at time zone coalesce(w.settings ->> 'time_zone', 'UTC'))::date`;
const calls = 'files f join workspaces w on w.id = f.workspace_id';
const summed = summedMetrics.map(({ metric, role }) => `('${metric}', '${role}')`).join();

/** Of each table of sums: what it should hold, in the order of its columns. */
const counted = {
  agent_days: `select f.workspace_id, f.agent_said_id, ${startedDay}, count(*)::int, sum(coalesce(f.duration_ms, 0))
    from ${calls} where f.agent_said_id is not null group by 1, 2, 3`,
  agent_metric_days: `select f.workspace_id, m.metric, m.speaker_role, f.agent_said_id, ${startedDay}, count(*)::int,
      sum(m.value::numeric), sum(m.value::numeric * m.value::numeric)
    from ${calls} join file_metrics m on m.workspace_id = f.workspace_id and m.file_id = f.id
    where f.agent_said_id is not null and (m.metric, m.speaker_role) in (${summed}) group by 1, 2, 3, 4, 5`,
  agent_tag_days: `select f.workspace_id, f.agent_said_id, found.rule_id, ${startedDay}, count(*)::int
    from ${calls} join findings found on found.workspace_id = f.workspace_id and found.file_id = f.id
    join tags t on t.workspace_id = found.workspace_id and t.id = found.rule_id
    where f.agent_said_id is not null and found.kind = 'tag' and not found.removed group by 1, 2, 3, 4`,
  project_days: `select workspace_id, project_id, day, count(*)::int from project_files group by 1, 2, 3`,
  project_tag_days: `select m.workspace_id, m.project_id, m.tag_id, p.day, count(*)::int from project_marks m
    join project_files p using (workspace_id, project_id, file_id) where not m.is_off group by 1, 2, 3, 4`,
} as const;

/** Rows in which sums differ from what the rows of calls come to at one moment, by their table; none where all is well. */
export async function wrongSums(dataDir: string): Promise<{ table: string; row: string }[]> {
  const client = await connect(dataDir);
  try {
    await client.query('begin isolation level repeatable read read only');
    const wrong: { table: string; row: string }[] = [];
    for (const [table, rows] of Object.entries(counted)) {
      const found = await client.query<{ row: string }>(
        `(select 'kept ' || k::text as row from (select * from ${table} except ${rows}) k)
         union all (select 'counted ' || c::text from (${rows} except select * from ${table}) c) order by 1`,
      );
      wrong.push(...found.rows.map(({ row }) => ({ table, row })));
    }
    await client.query('commit');
    return wrong;
  } finally {
    await client.end();
  }
}
