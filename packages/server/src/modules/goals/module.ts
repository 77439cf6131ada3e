import { answerStates } from '@earshot/core/goals/answers.ts';
import { publishers } from '@earshot/core/goals/goals.ts';
import { questionPowers } from '@earshot/core/goals/switches.ts';
import { runStatuses } from '@earshot/core/rules/rules.ts';
import { type Module, work } from '../../module.ts';
import { inWorkspace } from '../../platform/context.ts';
import { extend } from '../../platform/extensions.ts';
import { noRow } from '../../platform/limited-views.ts';
import { analysisFollowers } from '../analysis/analysis-followers.ts';
import { csvColumns } from '../calls/csv-columns.ts';
import { callConditions } from '../files/call-conditions.ts';
import { versionedAdapters } from '../versions/versioned-kinds.ts';
import { askModel } from './ask-model.ts';
import { addMissingCredits, fillCredits } from './fill-credits.ts';
import { runGoal } from './goal-runs.ts';
import { goalVersions } from './goal-versions.ts';
import { askModelJob, fillCreditsJob, goalRunJob, learnQuestionJob } from './goals.jobs.ts';
import { goalRoutes } from './goals.routes.ts';
import { goalScoreCondition, goalsCondition } from './goals-condition.sql.ts';
import { learnQuestion } from './learn-from-reviews.ts';
import { seenAnswers, seenScores } from './limited-sight.sql.ts';
import { scoreAnalysed } from './score-analysed.ts';
import { scoreColumns } from './score-columns.ts';

/** Scorecards: questions about calls, who answers them, and what a call is worth. */
export const goals = {
  name: 'goals',
  tables: {
    tenant: ['goals', 'call_scores', 'call_answers', 'goal_runs', 'learned_questions', 'question_switches'],
    call: ['call_answers', 'call_scores'],
    seen: {
      goals: 'every row',
      goal_runs: noRow,
      learned_questions: noRow,
      question_switches: noRow,
      call_scores: seenScores,
      call_answers: seenAnswers,
    },
    judged: { call_scores: 'every row', call_answers: 'every row' },
  },
  closedLists: {
    'goals.published_by': publishers,
    'call_answers.state': answerStates,
    'call_answers.given_state': answerStates,
    'goal_runs.status': runStatuses,
    'question_switches.mode': questionPowers,
  },
  routes: goalRoutes,
  jobs: [
    work(goalRunJob, ({ workspace_id, run_id }, job, { services }) =>
      runGoal(inWorkspace(services, workspace_id), run_id, job),
    ),
    work(
      askModelJob,
      ({ workspace_id, ...place }, job, { services }) =>
        askModel(inWorkspace(services, workspace_id), place, job),
      () => 2,
    ),
    work(learnQuestionJob, ({ workspace_id, ...place }, job, { services }) =>
      learnQuestion(inWorkspace(services, workspace_id), place, job),
    ),
    work(fillCreditsJob, ({ workspace_id }, job, { services }) =>
      fillCredits(inWorkspace(services, workspace_id), job),
    ),
  ],
  extensions: [
    extend(versionedAdapters, goalVersions),
    extend(callConditions, goalsCondition),
    extend(callConditions, goalScoreCondition),
    extend(analysisFollowers, scoreAnalysed),
    extend(csvColumns, scoreColumns),
  ],
  atWorkerStart: [addMissingCredits],
} satisfies Module;
