import { bulkActions, bulkOutcomes, bulkStatuses } from '@earshot/core/calls/bulk.ts';
import { type Module, work } from '../../module.ts';
import { inWorkspace } from '../../platform/context.ts';
import { extend } from '../../platform/extensions.ts';
import { callConditions } from '../files/call-conditions.ts';
import { bulkRunJob } from './bulk.jobs.ts';
import { forgetOldRuns, liveBulk } from './bulk-runs.ts';
import { continueBulkRun } from './bulk-steps.ts';
import { callRoutes } from './calls.routes.ts';
import { seenBulkRuns } from './limited-sight.sql.ts';
import {
  abonentsCondition,
  calledAgainCondition,
  operatorsCondition,
  teamsCondition,
} from './people-conditions.sql.ts';
import { agentsSinceCondition, subscribersSinceCondition } from './since-conditions.sql.ts';
import { hourCondition, weekdayCondition } from './time-conditions.sql.ts';
import { withoutCondition } from './unsaid-condition.sql.ts';

export const calls = {
  name: 'calls',
  tables: {
    tenant: ['bulk_runs', 'bulk_run_calls'],
    call: ['bulk_run_calls'],
    seen: { bulk_runs: seenBulkRuns },
  },
  closedLists: {
    'bulk_run_calls.outcome': bulkOutcomes,
    'bulk_runs.action': bulkActions,
    'bulk_runs.status': bulkStatuses,
  },
  routes: callRoutes,
  jobs: [
    work(bulkRunJob, ({ workspace_id, run_id }, job, { services }) =>
      continueBulkRun(inWorkspace(services, workspace_id), run_id, job),
    ),
  ],
  schedules: [{ name: 'calls.forget_bulk_runs', cron: '40 3 * * *', per: 'workspace', run: forgetOldRuns }],
  live: [liveBulk],
  extensions: [
    extend(callConditions, operatorsCondition),
    extend(callConditions, abonentsCondition),
    extend(callConditions, teamsCondition),
    extend(callConditions, calledAgainCondition),
    extend(callConditions, agentsSinceCondition),
    extend(callConditions, subscribersSinceCondition),
    extend(callConditions, hourCondition),
    extend(callConditions, weekdayCondition),
    extend(callConditions, withoutCondition),
  ],
} satisfies Module;
