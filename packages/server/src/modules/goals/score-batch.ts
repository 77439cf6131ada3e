import { textOf } from '@earshot/core/call/phrase.ts';
import type { TxCtx } from '../../platform/context.ts';
import { holdFileRows } from '../files/file-rows.ts';
import { loadAnalysedCalls } from '../rules/analysed-call.ts';
import { ruleSemantics } from '../rules/rule-semantics.ts';
import { findScoredForms } from './goal-versions.queries.ts';
import { detectionsOf, type LoadedGoal, loadGoals } from './loaded-goals.ts';
import { goalCall } from './score-analysed.ts';
import { type GoalCall, type Scoring, type ScoringOutcome, scoreCalls } from './score-calls.ts';
import { findScores } from './scores.store.ts';

type Asked = Omit<Scoring, 'semantics' | 'isAnew'>;

/** Scores calls of the workspace by a goal: only questions whose answers would be others are asked anew. */
export async function scoreBatch(
  ctx: TxCtx,
  goal: LoadedGoal,
  ids: readonly string[],
  asked: Asked = {},
): Promise<ScoringOutcome> {
  return scoreHeld(ctx, goal, await holdCalls(ctx, ids), asked);
}

/** Asks questions of a goal again of calls that have a score by it, each by the version of the form that it was scored with. */
export async function scoreAsScored(
  ctx: TxCtx,
  goalId: number,
  ids: readonly string[],
  asked: Asked & { questions: ReadonlySet<number> },
): Promise<ScoringOutcome> {
  const calls = await holdCalls(ctx, ids);
  const { scores } = await findScores(ctx.db, ctx.workspaceId, ids, [goalId]);
  const versionOf = new Map(scores.map(({ file_id, version }) => [file_id, version]));
  const forms = await findScoredForms(ctx.db, ctx.workspaceId, ids);
  const goals = await loadGoals(
    ctx,
    forms
      .filter(({ goal_id }) => goal_id === goalId)
      .map(({ goal_id: id, body: form, ...row }) => ({ ...row, id, form })),
  );
  const sum = { changed: 0, handed_over: 0 };
  for (const goal of goals) {
    const own = calls.filter(({ file_id }) => versionOf.get(file_id) === goal.version);
    const outcome = await scoreHeld(ctx, goal, own, asked);
    sum.changed += outcome.changed;
    sum.handed_over += outcome.handed_over;
  }
  return sum;
}

/** What is analysed at the same time waits, or is read as it stands after it; in the order in which everybody holds calls. */
async function holdCalls(ctx: TxCtx, ids: readonly string[]): Promise<GoalCall[]> {
  const held = await holdFileRows(ctx, ids);
  const analysed = await loadAnalysedCalls(ctx.db, ctx.workspaceId, ids);
  return held.flatMap((file) => {
    const call = analysed.get(file.id);
    return call === undefined ? [] : [goalCall(file, call)];
  });
}

async function scoreHeld(
  ctx: TxCtx,
  goal: LoadedGoal,
  calls: readonly GoalCall[],
  asked: Asked,
): Promise<ScoringOutcome> {
  const said = calls.flatMap(({ call }) => call.conversation.phrases.map(textOf));
  const semantics = await ruleSemantics(ctx, detectionsOf(goal), said);
  return scoreCalls(ctx, [goal], calls, { ...asked, semantics, isAnew: false });
}
