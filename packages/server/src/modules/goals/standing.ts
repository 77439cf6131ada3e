import type { NumberedQuestion } from '@earshot/core/goals/questions.ts';
import { beyondLimit } from '../../platform/beyond-limit.ts';
import type { Ctx } from '../../platform/context.ts';
import { listLearnedHeads } from './learned.store.ts';
import { type Learned, loadLearned } from './learned-models.ts';
import type { LoadedGoal } from './loaded-goals.ts';
import type { AnswerRow } from './scores.store.ts';
import { listPowers } from './switches.store.ts';

/** What decides on answers besides the form: what was learned, who switched what, and whether there is a language model. */
export type Standing = {
  hasModel: boolean;
  isAssisting: (goal: LoadedGoal, question: NumberedQuestion) => boolean;
  /** The newest version that was learned of a question as this form asks it; 0 where there is none. */
  newest: (goal: LoadedGoal, question: NumberedQuestion) => number;
  learned: (goal: LoadedGoal, question: NumberedQuestion, version: number) => Learned | undefined;
};

/** How the questions of these goals stand. `answers`: versions that answered before may be asked again. */
export function standingOf(
  ctx: Ctx,
  goals: readonly LoadedGoal[],
  answers: Iterable<Pick<AnswerRow, 'goal_id' | 'question_id' | 'learned_version'>>,
): Promise<Standing> {
  // What was learned from all calls answers those of a team; it tells nothing of the others but its answer.
  return beyondLimit(ctx, 'what questions have learned', (ctx) => readStanding(ctx, goals, answers));
}

const isLearned = ({ answer_by: by }: NumberedQuestion): boolean => by.kind === 'learned';

const placeOf = (goalId: number, questionId: number, wording: string): string =>
  `${goalId} ${questionId} ${wording}`;

async function readStanding(
  ctx: Ctx,
  goals: readonly LoadedGoal[],
  answers: Iterable<Pick<AnswerRow, 'goal_id' | 'question_id' | 'learned_version'>>,
): Promise<Standing> {
  const ids = [...new Set(goals.map(({ id }) => id))];
  const powers = await listPowers(ctx.db, ctx.workspaceId, ids);
  const assisting = new Set(
    powers
      .filter(({ mode }) => mode === 'assist')
      .map(({ goal_id, question_id, wording }) => placeOf(goal_id, question_id, wording)),
  );
  const learning = goals.filter(({ groups }) => groups.some(({ questions }) => questions.some(isLearned)));
  const heads =
    learning.length === 0
      ? []
      : await listLearnedHeads(ctx.db, ctx.workspaceId, [...new Set(learning.map(({ id }) => id))]);
  const newest = new Map<string, number>();
  for (const { goal_id, question_id, wording, version } of heads) {
    const place = placeOf(goal_id, question_id, wording);
    newest.set(place, Math.max(version, newest.get(place) ?? 0));
  }
  const isNewest = (head: (typeof heads)[number]) =>
    newest.get(placeOf(head.goal_id, head.question_id, head.wording)) === head.version;
  const former = Array.from(answers).flatMap(({ goal_id, question_id, learned_version: version }) =>
    version === null ? [] : [{ goal_id, question_id, version }],
  );
  const learned = await loadLearned(ctx, [
    ...heads.filter(isNewest).map(({ goal_id, question_id, version }) => ({ goal_id, question_id, version })),
    ...former,
  ]);
  const at = ({ id, wordingOf }: LoadedGoal, question: NumberedQuestion) =>
    placeOf(id, question.id, wordingOf.get(question.id) ?? '');
  return {
    hasModel: ctx.config.llm !== undefined,
    isAssisting: (goal, question) => assisting.size > 0 && assisting.has(at(goal, question)),
    newest: (goal, question) => newest.get(at(goal, question)) ?? 0,
    learned: ({ id: goal_id }, { id: question_id }, version) =>
      version === 0 ? undefined : learned({ goal_id, question_id, version }),
  };
}
