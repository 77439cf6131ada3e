import { type RawBuilder, sql } from 'kysely';
import { startedSql } from '../agents/days.sql.ts';
import { summedMetrics } from './summed-metrics.ts';

/** What a call is counted as, in the order of the columns of `counted_calls`. */
export const countedColumns = sql.raw('agent_id, day, duration_ms, metrics, speaker_roles, numbers, tag_ids');

/** What some calls would be counted as by the rows as they stand; a call of nobody counts as nothing. */
export function countedNow(
  workspaceId: number,
  fileIds: readonly string[],
  timeZone: string,
): RawBuilder<unknown> {
  const metrics = summedMetrics.map(({ metric }) => metric);
  const roles = summedMetrics.map(({ role }) => role);
  return sql`
    select f.id as file_id, f.agent_said_id as agent_id,
      case when f.agent_said_id is not null then (${startedSql} at time zone ${timeZone})::date end as day,
      case when f.agent_said_id is not null then coalesce(f.duration_ms, 0) else 0 end::bigint as duration_ms,
      coalesce(m.metrics, '{}') as metrics, coalesce(m.speaker_roles, '{}') as speaker_roles,
      coalesce(m.numbers, '{}') as numbers, coalesce(t.tag_ids, '{}') as tag_ids
    from files f
    left join lateral (
      select array_agg(one.metric order by one.metric, one.speaker_role) as metrics,
        array_agg(one.speaker_role order by one.metric, one.speaker_role) as speaker_roles,
        array_agg(one.value::numeric order by one.metric, one.speaker_role) as numbers
      from file_metrics one
      where one.workspace_id = ${workspaceId} and one.file_id = f.id and f.agent_said_id is not null
        and (one.metric, one.speaker_role) in (select * from unnest(${metrics}::text[], ${roles}::text[]))
    ) m on true
    left join lateral (
      select array_agg(found.rule_id order by found.rule_id) as tag_ids
      from findings found
      join tags tag on tag.workspace_id = ${workspaceId} and tag.id = found.rule_id
      where found.workspace_id = ${workspaceId} and found.file_id = f.id and found.kind = 'tag'
        and not found.removed and f.agent_said_id is not null
    ) t on true
    where f.workspace_id = ${workspaceId} and f.id = any(${[...fileIds]}::uuid[])`;
}
