/** Goals of a test server: making them, what calls score by them, and answering as a person does. */
import type { CallScore, GoalRun } from '@earshot/core/goals/goals.api.ts';
import type { Goal } from '@earshot/core/goals/goals.ts';
import type { QuestionInput } from '@earshot/core/goals/questions.ts';
import { type Client, until } from './server.ts';

export type AskedQuestion = Omit<Partial<QuestionInput>, 'answer_by'> & { answer_by?: object };

export const formOf = (name: string, questions: readonly AskedQuestion[], more: object = {}) => ({
  name,
  groups: [{ name: 'All', questions }],
  ...more,
});

export const scoreOf = async (client: Client, fileId: string, goalId: number) =>
  (await client.json<{ results: CallScore[] }>('GET', `files/${fileId}/scores`)).results.find(
    ({ goal_id }) => goal_id === goalId,
  );

/** The answer to the first question, or another. */
export async function answerOf(client: Client, fileId: string, goalId: number, at = 0) {
  const answer = (await scoreOf(client, fileId, goalId))?.answers[at];
  if (answer === undefined) throw new Error('There is no such answer');
  return answer;
}

/** Waits until no run of a goal is under way; answers the newest. */
export async function runsEnded(client: Client, goalId: number): Promise<GoalRun> {
  const [newest] = await until(
    async () => (await client.json<{ results: GoalRun[] }>('GET', `goals/${goalId}/runs`)).results,
    (runs) => runs.every(({ status }) => status !== 'waiting' && status !== 'running'),
  );
  if (newest === undefined) throw new Error('There was no run');
  return newest;
}

/** Makes a goal and waits until it has gone over the past. */
export async function makeGoal(client: Client, body: object): Promise<Goal> {
  const goal = await client.json<Goal>('POST', 'goals', { ...body, apply: 'history' });
  await runsEnded(client, goal.id);
  return goal;
}

export const questionId = (goal: Goal, at = 0): number => {
  const id = goal.groups.flatMap(({ questions }) => questions)[at]?.id;
  if (id === undefined) throw new Error('There is no such question');
  return id;
};

/** Has a goal go over the past again. */
export async function applyGoal(client: Client, goalId: number): Promise<GoalRun> {
  await client.json('POST', `goals/${goalId}/apply`, {});
  return runsEnded(client, goalId);
}

/** Answers a question as a person. */
export async function giveAnswer(
  client: Client,
  place: { file_id: string; goal_id: number; question_id: number },
  given: object,
): Promise<CallScore> {
  const score = await scoreOf(client, place.file_id, place.goal_id);
  const path = `files/${place.file_id}/scores/${place.goal_id}/answers/${place.question_id}`;
  return client.json<CallScore>('PUT', path, { revision: score?.revision, ...given });
}
