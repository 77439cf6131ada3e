import { findingKinds, findingOrigins } from '@earshot/core/findings/findings.ts';
import { type Module, work } from '../../module.ts';
import { inWorkspace } from '../../platform/context.ts';
import { listener } from '../../platform/events.ts';
import { timeZoneChanged } from '../workspaces/workspaces.events.ts';
import { followTimeZone, rewriteAllDays, rewriteDaysJob } from './rewrite-days.ts';

/** What is said of calls: by rules, by people, by models. */
export const findings = {
  name: 'findings',
  tables: { tenant: ['findings'], call: ['findings'], judged: { findings: { but: `t.origin = 'hand'` } } },
  closedLists: {
    'findings.kind': findingKinds,
    'findings.origin': findingOrigins,
  },
  jobs: [
    work(rewriteDaysJob, ({ workspace_id }, job, { services }) =>
      rewriteAllDays(inWorkspace(services, workspace_id), job),
    ),
  ],
  listeners: [listener({ name: 'findings.time_zone_changed', event: timeZoneChanged, hear: followTimeZone })],
} satisfies Module;
