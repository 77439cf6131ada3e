import { type Module, work } from '../../module.ts';
import { inWorkspace } from '../../platform/context.ts';
import { listener } from '../../platform/events.ts';
import { extend } from '../../platform/extensions.ts';
import { callCounters } from '../files/call-counters.ts';
import { ruleChanged } from '../versions/versions.events.ts';
import { timeZoneChanged } from '../workspaces/workspaces.events.ts';
import { agentCounter, forgetTag } from './agent-days.ts';
import { blindTagDays, seenSums } from './limited-sight.sql.ts';
import { followTimeZone, recountAll, recountAllJob } from './recount-all.ts';

/** Sums of the calls of agents by day. */
export const agentDays = {
  name: 'agent-days',
  tables: {
    tenant: ['counted_calls', 'agent_days', 'agent_metric_days', 'agent_tag_days'],
    call: ['counted_calls'],
    seen: { agent_days: seenSums, agent_metric_days: seenSums, agent_tag_days: seenSums },
    judgedSums: { agent_tag_days: blindTagDays },
  },
  jobs: [
    work(recountAllJob, ({ workspace_id }, job, { services }) =>
      recountAll(inWorkspace(services, workspace_id), job),
    ),
  ],
  listeners: [
    listener({ name: 'agent-days.rule_changed', event: ruleChanged, hear: forgetTag }),
    listener({ name: 'agent-days.time_zone_changed', event: timeZoneChanged, hear: followTimeZone }),
  ],
  extensions: [extend(callCounters, agentCounter)],
} satisfies Module;
