import { ruleKinds, runStatuses } from '@earshot/core/rules/rules.ts';
import { type Module, work } from '../../module.ts';
import { inWorkspace } from '../../platform/context.ts';
import { listener } from '../../platform/events.ts';
import { noRow } from '../../platform/limited-views.ts';
import { ruleChanged } from '../versions/versions.events.ts';
import { forgetMarks } from './rule-marks.ts';
import { forgetRuns, runRule } from './rule-runs.ts';
import { applyRuleJob } from './rules.jobs.ts';
import { ruleRoutes } from './rules.routes.ts';

export const rules = {
  name: 'rules',
  tables: {
    tenant: ['rule_runs', 'rule_marks'],
    call: ['rule_marks'],
    seen: { rule_runs: noRow },
    judged: { rule_marks: 'every row' },
  },
  closedLists: {
    'rule_marks.kind': ruleKinds,
    'rule_runs.kind': ruleKinds,
    'rule_runs.status': runStatuses,
  },
  routes: ruleRoutes,
  jobs: [
    work(applyRuleJob, ({ workspace_id, run_id }, job, { services }) =>
      runRule(inWorkspace(services, workspace_id), run_id, job),
    ),
  ],
  listeners: [
    listener({ name: 'rules.rule_changed', event: ruleChanged, hear: forgetRuns }),
    listener({ name: 'rules.marks', event: ruleChanged, hear: forgetMarks }),
  ],
} satisfies Module;
