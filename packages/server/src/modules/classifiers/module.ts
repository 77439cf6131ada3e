import { speakerRoles } from '@earshot/core/call/role.ts';
import { classifiedUnits, classifierTypes, labelChoices } from '@earshot/core/classifiers/classifiers.ts';
import { exampleSources } from '@earshot/core/classifiers/examples.ts';
import { pickReasons } from '@earshot/core/classifiers/pick-examples.ts';
import { runStatuses } from '@earshot/core/rules/rules.ts';
import { type Module, work } from '../../module.ts';
import { inWorkspace } from '../../platform/context.ts';
import { extend } from '../../platform/extensions.ts';
import { noRow } from '../../platform/limited-views.ts';
import { callConditions } from '../files/call-conditions.ts';
import { versionedAdapters } from '../versions/versioned-kinds.ts';
import { runClassifier } from './classifier-runs.ts';
import { classifierVersions } from './classifier-versions.ts';
import { classifierRunJob, fillQueueJob, learnClassifierJob } from './classifiers.jobs.ts';
import { classifierRoutes } from './classifiers.routes.ts';
import { fillQueue } from './fill-queue.ts';
import { labelsCondition, labelsKnownCondition } from './labels-condition.sql.ts';
import { runLearning } from './learn-classifier.ts';

/** What is learned from examples that people labelled, and what that says of calls. */
export const classifiers = {
  name: 'classifiers',
  tables: {
    tenant: [
      'classifiers',
      'classifier_labels',
      'classifier_examples',
      'classifier_versions',
      'classifier_held_out',
      'classifier_learnings',
      'classifier_runs',
      'call_labels',
      'call_classified',
      'classifier_queue',
      'classifier_fills',
    ],
    call: ['classifier_examples', 'call_labels', 'call_classified', 'classifier_queue'],
    judged: { call_labels: 'every row', call_classified: 'every row' },
    seen: {
      classifiers: 'every row',
      classifier_labels: 'every row',
      classifier_versions: 'every row',
      classifier_held_out: noRow,
      classifier_learnings: 'every row',
      classifier_runs: noRow,
      classifier_fills: noRow,
    },
  },
  closedLists: {
    'classifiers.type': classifierTypes,
    'classifiers.choose': labelChoices,
    'classifiers.unit': classifiedUnits,
    'classifier_examples.source': exampleSources,
    'classifier_learnings.status': runStatuses,
    'classifier_runs.status': runStatuses,
    'classifier_queue.reason': pickReasons,
    'classifier_queue.role': speakerRoles,
    'classifier_examples.role': speakerRoles,
    'call_labels.decision': ['yes', 'no', 'unsure'],
  },
  routes: classifierRoutes,
  jobs: [
    work(learnClassifierJob, ({ workspace_id, learning_id }, job, { services }) =>
      runLearning(inWorkspace(services, workspace_id), learning_id, job),
    ),
    work(classifierRunJob, ({ workspace_id, run_id }, job, { services }) =>
      runClassifier(inWorkspace(services, workspace_id), run_id, job),
    ),
    work(fillQueueJob, ({ workspace_id, classifier_id, project_id }, job, { services }) =>
      fillQueue(
        inWorkspace(services, workspace_id),
        { classifierId: classifier_id, projectId: project_id ?? null },
        job,
      ),
    ),
  ],
  extensions: [
    extend(versionedAdapters, classifierVersions),
    extend(callConditions, labelsCondition),
    extend(callConditions, labelsKnownCondition),
  ],
} satisfies Module;
