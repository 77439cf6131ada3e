import type pg from 'pg';
import { summedMetrics } from '../src/modules/agent-days/summed-metrics.ts';
import { measuredAs } from '../src/testing/measured.ts';
import type { Client } from '../src/testing/server.ts';

const tags = 12;

/**
 * Calls of agents as they stand after an analysis, made by SQL: numbers, and a tag or two, over some days; of `analysed` of them the numbers can be made anew. They count nowhere yet. The
 * agents have the ids from 1 on.
 */
export async function fillAgents(
  client: Client,
  sql: pg.Client,
  { calls, agents, days, analysed }: { calls: number; agents: number; days: number; analysed: number },
): Promise<{ ids: string[]; tagIds: number[] }> {
  for (let at = 1; at <= agents; at += 1) await client.json('POST', 'agents', { name: `Agent ${at}` });
  const tagIds: number[] = [];
  for (let at = 1; at <= tags; at += 1)
    tagIds.push((await client.json<{ id: number }>('POST', 'tags', { name: `Tag ${at}` })).id);
  await sql.query(
    `insert into files (workspace_id, id, name, type, extension, status, origin, operator, agent_id, agent_said_id,
       recorded_at, created_at, duration_ms, size_bytes, sha256, blob_key, channel_roles, analysed_at, metrics)
     select 1, id, id::text, 'text', 'txt', 'DONE', 'upload', 'Agent ' || agent, agent, agent, at, at, 60000 + n % 9000, 1,
       id::text, id::text, '{operator,abonent}', case when n <= $3 then at end, case when n <= $3 then $4::jsonb end
     from (select n, gen_random_uuid() as id, 1 + n / $5::int % $2::int as agent,
       '2024-01-01T08:00:00Z'::timestamptz + (n % $5::int) * interval '1 day' + (n % 36000) * interval '1 second' as at
       from generate_series(1, $1::int) n) made`,
    [calls, agents, analysed, JSON.stringify(measuredAs(7)), days],
  );
  await sql.query(
    `insert into file_metrics (workspace_id, file_id, metric, speaker_role, value)
     select 1, f.id, m.metric, m.role, random() * 100 from files f, unnest($1::text[], $2::text[]) m (metric, role)
     where f.workspace_id = 1`,
    [summedMetrics.map(({ metric }) => metric), summedMetrics.map(({ role }) => role)],
  );
  await sql.query(
    `insert into findings (workspace_id, kind, rule_id, file_id, origin, version, day, started_at, at)
     select 1, 'tag', t.id, f.id, 'rule', 1, f.recorded_at::date, f.recorded_at, f.recorded_at
     from files f join unnest($1::bigint[]) with ordinality t (id, place) on (f.duration_ms + t.place) % 8 = 0
     where f.workspace_id = 1`,
    [tagIds],
  );
  await sql.query('vacuum analyze');
  const { rows } = await sql.query<{ id: string }>('select id from files where workspace_id = 1 order by id');
  return { ids: rows.map(({ id }) => id), tagIds };
}
