import { speakerRoles } from '@earshot/core/call/role.ts';
import { type Module, work } from '../../module.ts';
import { inWorkspace } from '../../platform/context.ts';
import { extend } from '../../platform/extensions.ts';
import { callConditions } from '../files/call-conditions.ts';
import { versionedAdapters } from '../versions/versioned-kinds.ts';
import { metricVersions } from './metric-versions.ts';
import { metricRoutes } from './metrics.routes.ts';
import { metricsCondition } from './metrics-condition.sql.ts';
import { renumberCalls, renumberCallsJob } from './renumber-calls.ts';

export const metrics = {
  name: 'metrics',
  tables: {
    tenant: ['custom_metrics', 'file_metrics'],
    call: ['file_metrics'],
    seen: { custom_metrics: 'every row' },
  },
  closedLists: {
    'file_metrics.speaker_role': ['', ...speakerRoles],
  },
  routes: metricRoutes,
  jobs: [
    work(renumberCallsJob, ({ workspace_id }, job, { services }) =>
      renumberCalls(inWorkspace(services, workspace_id), job),
    ),
  ],
  extensions: [extend(versionedAdapters, metricVersions), extend(callConditions, metricsCondition)],
} satisfies Module;
