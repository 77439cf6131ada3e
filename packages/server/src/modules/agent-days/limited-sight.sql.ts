import type { Sight } from '../../platform/limited-views.ts';

/** Sums of agents are seen with the agents, all of whose calls are. */
export const seenSums: Sight = {
  where: 'exists (select from seen.agents a where a.workspace_id = t.workspace_id and a.id = t.agent_id)',
};

/** Tags that rules set in calls that are scored blind are not among those of their day; those that people set are. */
export const blindTagDays = (blindTo: string): string => `
  with hidden as materialized (
    select t.workspace_id, t.agent_id, t.day, found.rule_id as tag_id, count(*)::int as files
    from public.counted_calls t
    join public.findings found on found.workspace_id = t.workspace_id and found.file_id = t.file_id
      and found.kind = 'tag' and not found.removed and found.origin <> 'hand' and found.rule_id = any(t.tag_ids)
    where ${blindTo}
    group by t.workspace_id, t.agent_id, t.day, found.rule_id
  )
  select d.workspace_id, d.agent_id, d.tag_id, d.day, d.files - ${ofHidden} as files
  from public.agent_tag_days d where d.files > ${ofHidden}`;

// A join would keep the rows from being held where a tag goes.
const ofHidden = `coalesce((select h.files from hidden h where h.workspace_id = d.workspace_id and h.agent_id = d.agent_id
    and h.day = d.day and h.tag_id = d.tag_id), 0)`;
