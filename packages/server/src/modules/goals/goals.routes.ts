import { getAgentGoals as agentGoals } from '@earshot/core/goals/agent-goals.api.ts';
import * as api from '@earshot/core/goals/goals.api.ts';
import { lintGoal } from '@earshot/core/goals/lint.ts';
import type { Handle } from '../../platform/http.ts';
import { listRuleVersions } from '../versions/versions.ts';
import { getAgentGoals } from './agent-goals.ts';
import { answerQuestions, scoreCallByHand } from './answer-call.ts';
import { listCallScores } from './call-scores.ts';
import { cancelGoalRun, listGoalRuns, startGoalRun } from './goal-runs.ts';
import { cloneGoal, createGoal, getGoal, listGoals, lockGoal, removeGoal, updateGoal } from './goals.ts';
import { learningStates } from './learning-states.ts';
import { previewGoal } from './preview-goal.ts';
import { listSwitches, switchByHand } from './switch-question.ts';

export function goalRoutes(handle: Handle): void {
  handle(api.listGoals, (ctx, { query }) => listGoals(ctx, query));
  handle(api.createGoal, (ctx, { body }) => createGoal(ctx, body));
  handle(api.previewGoal, (ctx, { body: { goal, days, id } }) => previewGoal(ctx, goal, days, id));
  handle(api.checkGoal, async (_ctx, { body }) => ({ results: lintGoal(body.goal) }));
  handle(api.cancelGoalRun, (ctx, { params }) => cancelGoalRun(ctx, params.id));
  handle(api.getGoal, (ctx, { params }) => getGoal(ctx, params.id));
  handle(api.updateGoal, (ctx, { params, body }) => updateGoal(ctx, params.id, body));
  handle(api.removeGoal, (ctx, { params }) => removeGoal(ctx, params.id) as Promise<undefined>);
  handle(api.lockGoal, (ctx, { params, body }) => lockGoal(ctx, params.id, body.locked));
  handle(api.cloneGoal, (ctx, { params }) => cloneGoal(ctx, params.id));
  handle(api.applyGoal, (ctx, { params, body }) => startGoalRun(ctx, params.id, body.days));
  handle(api.listGoalRuns, (ctx, { params, query }) => listGoalRuns(ctx, params.id, query));
  handle(api.listGoalVersions, (ctx, { params, query }) =>
    listRuleVersions(ctx, { kind: 'goal', id: params.id }, query),
  );
  handle(agentGoals, (ctx, { params, query }) => getAgentGoals(ctx, params.id, query));
  handle(api.getLearning, (ctx, { params }) => learningStates(ctx, params.id));
  handle(api.listSwitches, (ctx, { params, query }) => listSwitches(ctx, params.id, query));
  handle(api.switchQuestion, (ctx, { params: { id, question_id }, body }) =>
    switchByHand(ctx, { goal_id: id, question_id }, body),
  );
  handle(api.listCallScores, async (ctx, { params }) => ({
    results: await listCallScores(ctx, params.file_id),
  }));
  handle(api.scoreCall, (ctx, { params }) => scoreCallByHand(ctx, params.file_id, params.goal_id));
  handle(api.answerQuestion, (ctx, { params: { question_id, ...place }, body: { revision, ...given } }) =>
    answerQuestions(ctx, place, { revision, answers: [{ ...given, question_id }], isSubmitted: false }),
  );
  handle(api.submitScore, (ctx, { params, body: { revision, answers } }) =>
    answerQuestions(ctx, params, { revision, answers, isSubmitted: true }),
  );
}
