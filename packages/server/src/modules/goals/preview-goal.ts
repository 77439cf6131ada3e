import { textOf } from '@earshot/core/call/phrase.ts';
import type { CallMoment } from '@earshot/core/detection/moments.ts';
import type { MachineAnswer } from '@earshot/core/goals/answers.ts';
import type { GoalPreview } from '@earshot/core/goals/goals.api.ts';
import type { GoalInput } from '@earshot/core/goals/goals.ts';
import { numberQuestions } from '@earshot/core/goals/number-questions.ts';
import type { NumberedGroup } from '@earshot/core/goals/questions.ts';
import { addToPreview, emptyPreview, endPreview } from '@earshot/core/goals/what-if.ts';
import type { Ctx } from '../../platform/context.ts';
import { breathe } from '../../platform/one-at-a-time.ts';
import { startedAt } from '../files/started-at.ts';
import { loadAnalysedCalls } from '../rules/analysed-call.ts';
import { countAnalysed, listNewest } from '../rules/calls-in-question.queries.ts';
import { recentUnhidden } from '../rules/hidden-calls.ts';
import { ruleSemantics } from '../rules/rule-semantics.ts';
import { inputOf } from './goal-form.ts';
import { refuseGoal } from './goal-input.ts';
import { findGoalRow } from './goals.store.ts';
import { detectionsOf, type LoadedGoal, loadGoals } from './loaded-goals.ts';
import { beforehand, type GoalCall, placeOf, tryGoals } from './score-calls.ts';
import { type AnswerRow, countedOf } from './scores.store.ts';

/** A preview looks at the newest calls first and stops here, or when its time is up. */
const mostLookedAt = 20_000;
const patienceMs = 4000;
const batch = 50;

/** How the scores of the calls of the last days would change if a goal were saved like this. Nothing is written. */
export async function previewGoal(
  ctx: Ctx,
  input: GoalInput,
  days: number,
  id: number | undefined,
): Promise<GoalPreview> {
  const saved = id === undefined ? undefined : await findGoalRow(ctx.db, ctx.workspaceId, id);
  await refuseGoal(ctx, input, saved === undefined ? null : inputOf(saved));
  const { groups } = numberQuestions(input.groups, saved?.last_number ?? 0);
  const former = saved === undefined ? [] : numberQuestions(inputOf(saved).groups, 0).groups;
  const draft = { id: saved?.id ?? 0, version: 0, applies_from: null, author_id: ctx.ownerId };
  const [goal] = await loadGoals(ctx, [{ ...draft, form: { ...input, name: input.name || '---', groups } }]);
  const recent = await recentUnhidden(ctx, new Date(ctx.now().getTime() - days * 86_400_000));
  const preview = emptyPreview(days, await countAnalysed(ctx.db, ctx.workspaceId, recent));
  const until = performance.now() + patienceMs;
  for (let offset = 0; goal && offset < mostLookedAt && performance.now() < until; offset += batch) {
    await breathe();
    const files = await listNewest(ctx.db, ctx.workspaceId, [recent], { limit: batch, offset });
    await addBatch(ctx, preview, goal, former, files);
    preview.looked_at += files.length;
    if (files.length < batch) break;
  }
  return endPreview(preview);
}

type Newest = Awaited<ReturnType<typeof listNewest>>;

async function addBatch(
  ctx: Ctx,
  preview: ReturnType<typeof emptyPreview>,
  goal: LoadedGoal,
  former: NumberedGroup[],
  files: Newest,
): Promise<void> {
  const ids = files.map((file) => file.id);
  const analysed = await loadAnalysedCalls(ctx.db, ctx.workspaceId, ids);
  const calls = files.flatMap((file): GoalCall[] => {
    const call = analysed.get(file.id);
    const { id: file_id, created_at, language } = file;
    return call === undefined ? [] : [{ file_id, created_at, language, started_at: startedAt(file), call }];
  });
  const said = calls.flatMap(({ call }) => call.conversation.phrases.map(textOf));
  const semantics = await ruleSemantics(ctx, detectionsOf(goal), said);
  const there = await beforehand(ctx, [goal], calls);
  const { known } = there;
  const scored = tryGoals([goal], calls, there, { semantics, isAnew: false });
  const byId = new Map(scored.map((one) => [one.call.file_id, one]));
  for (const file of files) {
    const before = known.scores.get(placeOf(goal.id, file.id)) ?? null;
    const after = byId.get(file.id) ?? null;
    const { id: file_id, name, operator } = file;
    addToPreview(preview, {
      call: { file_id, name, operator, started_at: startedAt(file).toISOString() },
      before: before && {
        score: before.score,
        passed: before.passed,
        answers: new Map([...known.of(goal.id, file.id)].map(([id, row]) => [id, countedOf(row)])),
        groups: former,
      },
      after: after && {
        score: after.score.score,
        passed: after.score.passed,
        answers: after.counted,
        moments: momentsOf(known.of(goal.id, file.id), after.fresh),
        groups: goal.groups,
      },
    });
  }
}

/** What each answer stands on, given now or before. */
const momentsOf = (before: ReadonlyMap<number, AnswerRow>, fresh: readonly MachineAnswer[]) =>
  new Map([
    ...Array.from(before, ([id, { moments }]): [number, CallMoment[]] => [id, moments as CallMoment[]]),
    ...fresh.map(({ question_id, moments }): [number, CallMoment[]] => [question_id, moments]),
  ]);
