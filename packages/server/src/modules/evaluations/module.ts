import { speakerRoles } from '@earshot/core/call/role.ts';
import { evaluationStatuses, verdicts } from '@earshot/core/evaluations/evaluations.ts';
import { truthSources } from '@earshot/core/evaluations/truths.ts';
import { type Module, work } from '../../module.ts';
import { inWorkspace } from '../../platform/context.ts';
import { listener } from '../../platform/events.ts';
import { extend } from '../../platform/extensions.ts';
import { noRow } from '../../platform/limited-views.ts';
import { forgetProjectQueue } from '../classifiers/asked-by-others.ts';
import { versionLearned } from '../classifiers/classifiers.events.ts';
import { leavingProjects } from '../projects/leaving-projects.ts';
import { ruleChanged } from '../versions/versions.events.ts';
import { runEvaluation } from './evaluation-runs.ts';
import { evaluationJob } from './evaluations.jobs.ts';
import { evaluationRoutes } from './evaluations.routes.ts';
import { removeTruthsOf } from './truths.store.ts';
import { testChanged } from './watch-subjects.ts';

/** Whether classifiers, rules, scorecards and recognition say what people know to be right. */
export const evaluations = {
  name: 'evaluations',
  tables: {
    tenant: ['truths', 'evaluation_runs', 'evaluation_answers'],
    call: ['truths', 'evaluation_answers'],
    judged: { evaluation_answers: 'every row' },
    seen: { evaluation_runs: noRow },
  },
  closedLists: {
    'truths.source': truthSources,
    'truths.role': speakerRoles,
    'evaluation_runs.status': evaluationStatuses,
    'evaluation_runs.verdict': verdicts,
    'evaluation_runs.reason': ['subject_gone', 'other'],
  },
  routes: evaluationRoutes,
  jobs: [
    work(evaluationJob, ({ workspace_id, run_id }, job, { services }) =>
      runEvaluation(inWorkspace(services, workspace_id), run_id, job),
    ),
  ],
  listeners: [
    listener({
      name: 'evaluations.rule_changed',
      event: ruleChanged,
      hear: async (ctx, { kind, id, version, change }) => {
        if (change !== 'changed' || (kind !== 'pattern' && kind !== 'script' && kind !== 'goal')) return;
        await testChanged(ctx, { kind, id, version });
      },
    }),
    listener({
      name: 'evaluations.version_learned',
      event: versionLearned,
      hear: (ctx, { classifier_id, version }) =>
        testChanged(ctx, { kind: 'classifier', id: classifier_id, version }),
    }),
  ],
  extensions: [
    extend(leavingProjects, async (ctx, id) => {
      await removeTruthsOf(ctx.db, ctx.workspaceId, id);
      await forgetProjectQueue(ctx, id);
    }),
  ],
} satisfies Module;
