import { modelFailed, readModelAnswers } from '@earshot/core/goals/model-answers.ts';
import { modelRequest } from '@earshot/core/goals/model-request.ts';
import type { NumberedQuestion } from '@earshot/core/goals/questions.ts';
import { type ChatServer, chatClient } from '../../engines/chat/chat-client.ts';
import { sourceError } from '../../engines/chat/source-error.ts';
import { type Ctx, transact } from '../../platform/context.ts';
import type { JobRun } from '../../platform/jobs.ts';
import { announce } from '../../platform/live.ts';
import { loadAnalysedCalls } from '../rules/analysed-call.ts';
import { type ModelSaid, modelKey } from './call-facts.ts';
import { scoredVersions } from './goal-versions.ts';
import { loadGoals } from './loaded-goals.ts';
import { scoreAsScored } from './score-batch.ts';
import { findScores } from './scores.store.ts';

type Place = { goal_id: number; file_id: string };
type Call = NonNullable<Awaited<ReturnType<typeof waitingOf>>>;

/**
 * Asks the language model everything about a call that waits for it in a goal, in one request, and scores the call by that. Where it
 * does not answer the job is tried again; in the end a person has to. What was asked and answered is not asked again.
 */
export async function askModel(ctx: Ctx, place: Place, job: JobRun): Promise<void> {
  const waiting = await waitingOf(ctx, place);
  if (waiting === null) return;
  const modelSaid = await hear(ctx, waiting, job);
  await transact(ctx, async (ctx) => {
    const questions = new Set(waiting.questions.map(({ id }) => id));
    await scoreAsScored(ctx, place.goal_id, [place.file_id], { questions, modelSaid });
    await announce(ctx.db, ctx.workspaceId, { event: 'file.changed', file_id: place.file_id });
  });
}

/** The questions of the form the call was scored with that wait, and the call itself; null where none does. */
async function waitingOf(ctx: Ctx, { goal_id, file_id }: Place) {
  const { answers } = await findScores(ctx.db, ctx.workspaceId, [file_id], [goal_id]);
  const waiting = new Set(answers.flatMap((one) => (one.reason === 'waiting' ? [one.question_id] : [])));
  const form = waiting.size === 0 ? undefined : (await scoredVersions(ctx, file_id)).get(goal_id);
  const [goal] = form === undefined ? [] : await loadGoals(ctx, [form]);
  const call = (await loadAnalysedCalls(ctx.db, ctx.workspaceId, [file_id])).get(file_id);
  if (goal === undefined || call === undefined) return null;
  const questions = goal.groups
    .flatMap((group) => group.questions)
    .filter(({ id, answer_by: by }) => by.kind === 'llm' && waiting.has(id));
  return questions.length === 0 ? null : { questions, call };
}

async function hear(ctx: Ctx, { questions, call }: Call, job: JobRun): Promise<ModelSaid> {
  const { llm } = ctx.config;
  // A model that was there when the call was scored may be gone: then there is nothing to hear, which scoring says.
  if (llm === undefined) return new Map();
  try {
    const said = await ask(llm, { questions, call }, job.signal);
    return withKeys(questions, (question) => ({
      said: said.get(question.id) ?? modelFailed,
      asked: modelKey(question, call),
    }));
  } catch (error) {
    if (job.signal.aborted || !job.isLastAttempt) throw error;
    const { message } = error as Error;
    ctx.log.warn({ detail: message }, 'the language model did not answer the questions of a goal');
    return withKeys(questions, () => ({ said: modelFailed, asked: null }));
  }
}

const withKeys = <T>(questions: readonly NumberedQuestion[], of: (question: NumberedQuestion) => T) =>
  new Map(questions.map((question) => [question.id, of(question)]));

async function ask(llm: ChatServer, { questions, call }: Call, signal: AbortSignal) {
  const { phrases } = call.conversation;
  const request = modelRequest(questions, phrases);
  const { system, user, schema } = request;
  // The job is what tries again, with more patience than a request has.
  const content = await chatClient(llm, { tries: 1 }).ask({ name: 'answers', system, user, schema }, signal);
  const said = readModelAnswers(content, questions, request, phrases);
  if (said === null) throw sourceError('bad_answer', `No answers: ${content.slice(0, 200)}`);
  return said;
}
