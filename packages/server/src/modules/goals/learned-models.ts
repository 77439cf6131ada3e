import { LearnedQuestionModel } from '@earshot/core/learned-questions/learned-model.ts';
import { questionAnswerer } from '@earshot/core/learned-questions/question-answerer.ts';
import type { Ctx } from '../../platform/context.ts';
import { perProgram } from '../../platform/per-program.ts';
import { findLearned, type LearnedHead } from './learned.store.ts';

/** A version of a learned question, ready to be asked of any number of calls. */
export type Learned = { model: LearnedQuestionModel; answer: ReturnType<typeof questionAnswerer> };

type Place = Pick<LearnedHead, 'goal_id' | 'question_id' | 'version'>;

/** A version never changes. One takes some tens of kilobytes; a program that asks more of them reads them again. */
const mostKept = 500;
const kept = perProgram(() => new Map<string, Learned>());

const nameOf = (workspaceId: number, { goal_id, question_id, version }: Place): string =>
  `${workspaceId} ${goal_id} ${question_id} ${version}`;

/** Reads versions of learned questions. */
export async function loadLearned(
  ctx: Ctx,
  wanted: readonly Place[],
): Promise<(place: Place) => Learned | undefined> {
  const known = kept(ctx);
  const found = new Map<string, Learned>();
  const missing = wanted.filter((place) => {
    const name = nameOf(ctx.workspaceId, place);
    const one = known.get(name);
    if (one !== undefined) found.set(name, one);
    return one === undefined;
  });
  if (known.size + missing.length > mostKept) known.clear();
  for (const { model, ...place } of missing.length === 0
    ? []
    : await findLearned(ctx.db, ctx.workspaceId, missing)) {
    const read = LearnedQuestionModel.parse(model);
    const name = nameOf(ctx.workspaceId, place);
    const one = { model: read, answer: questionAnswerer(read) };
    found.set(name, one);
    known.set(name, one);
  }
  return (place) => found.get(nameOf(ctx.workspaceId, place));
}
