import { GoalInput } from '@earshot/core/goals/goals.ts';
import { numberQuestions } from '@earshot/core/goals/number-questions.ts';
import { scoreOf } from '@earshot/core/goals/score.ts';
import { type Ctx, type Services, type TxCtx, transact } from '../../platform/context.ts';
import { giveWay } from '../../platform/give-way.ts';
import type { JobRun } from '../../platform/jobs.ts';
import { holdFileRows } from '../files/file-rows.ts';
import { changedCredits } from './credits.ts';
import { findForms } from './goal-versions.queries.ts';
import { fillCreditsJob } from './goals.jobs.ts';
import {
  countedOf,
  findScores,
  listWithoutCredits,
  noteCredits,
  putCredits,
  workspacesWithoutCredits,
} from './scores.store.ts';

/** Calls in one transaction. */
const batch = 100;

/** At the start of a worker: has what answers earn written where scores are from before that was kept. */
export async function addMissingCredits({ acrossWorkspaces, jobs }: Services): Promise<void> {
  for (const workspace_id of await workspacesWithoutCredits(acrossWorkspaces))
    await jobs.add(acrossWorkspaces, fillCreditsJob, workspace_id, { workspace_id });
}

/** Goes over the scores of a workspace whose answers do not say what they earn. Stopped in between, or done twice, it is none the worse. */
export async function fillCredits(ctx: Ctx, { signal }: Pick<JobRun, 'signal'>): Promise<void> {
  for (let after: string | null = null; ; ) {
    signal.throwIfAborted();
    await giveWay(ctx);
    const ids: string[] = await listWithoutCredits(ctx.db, ctx.workspaceId, { after, limit: batch });
    await transact(ctx, (ctx) => fillCalls(ctx, ids));
    after = ids.at(-1) ?? null;
    if (ids.length < batch) return;
  }
}

/** By the version that each call was scored with; whoever scores or answers one of them waits. */
async function fillCalls(ctx: TxCtx, ids: readonly string[]): Promise<void> {
  await holdFileRows(ctx, ids);
  const { scores, answers } = await findScores(ctx.db, ctx.workspaceId, ids);
  const missing = scores.filter(({ has_credits }) => !has_credits);
  const forms = await formsOf(ctx, missing);
  const credits = missing.flatMap(({ goal_id, file_id, version }) => {
    const form = forms.get(`${goal_id} ${version}`);
    if (form === undefined) return [];
    const own = answers.filter((one) => one.goal_id === goal_id && one.file_id === file_id);
    const counted = new Map(own.map((one) => [one.question_id, countedOf(one)]));
    return changedCredits(scoreOf(form.groups, counted, form.pass_from), own);
  });
  await putCredits(ctx.db, ctx.workspaceId, credits);
  await noteCredits(ctx.db, ctx.workspaceId, ids);
}

async function formsOf(ctx: Ctx, scores: readonly { goal_id: number; version: number }[]) {
  const versions = new Map(
    scores.map(({ goal_id, version }) => [`${goal_id} ${version}`, { goal_id, version }]),
  );
  const found = await findForms(ctx.db, ctx.workspaceId, [...versions.values()]);
  return new Map(
    found.map(({ goal_id, version, body }) => {
      const { groups, pass_from } = GoalInput.parse(body);
      return [`${goal_id} ${version}`, { groups: numberQuestions(groups, 0).groups, pass_from }] as const;
    }),
  );
}
