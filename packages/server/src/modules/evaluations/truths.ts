import { fail } from '@earshot/core/errors.ts';
import { fits } from '@earshot/core/evaluations/tried-of.ts';
import { mostTruths, type NewTruth, type Right, type Truth } from '@earshot/core/evaluations/truths.ts';
import type { Subject } from '@earshot/core/projects/projects.ts';
import { refuseLimited } from '../../platform/beyond-limit.ts';
import { type Ctx, transact } from '../../platform/context.ts';
import { labelsOf } from '../classifiers/asked-by-others.ts';
import { holdTestingProject } from '../projects/testing-projects.ts';
import { presentTruths } from './present-truths.ts';
import { readEntries } from './read-truths.ts';
import { newestItems, testOf } from './subjects.ts';
import {
  countTruths,
  findTruthRow,
  type NewTruthRow,
  putTruthRows,
  removeTruthRow,
  setAnswer,
} from './truths.store.ts';

/** Brings in right answers as somebody has them elsewhere; all of them, or none with the entry that cannot be taken. */
export async function addTruth(
  ctx: Ctx,
  id: number,
  entries: readonly NewTruth[],
): Promise<{ added: number; replaced: number }> {
  refuseLimited(ctx);
  const { subject } = await testOf(ctx, id);
  const rows = await readEntries(ctx, subject, entries);
  return keepTruths(ctx, id, rows);
}

/** Puts places into a truth set. The project is held meanwhile, as a set holds so many and no more: throws `testing.too_many`. */
export function keepTruths(
  ctx: Ctx,
  id: number,
  rows: readonly NewTruthRow[],
): Promise<{ added: number; replaced: number }> {
  return transact(ctx, async (ctx) => {
    await holdTestingProject(ctx, id);
    const made = { userId: ctx.userId, now: ctx.now() };
    const written = await putTruthRows(ctx.db, ctx.workspaceId, id, rows, made);
    // Counted afterwards: what is replaced takes no room.
    const { all } = await countTruths(ctx.db, ctx.workspaceId, id);
    if (all > mostTruths) throw fail('testing.too_many', { most: mostTruths });
    return written;
  });
}

/** What somebody says is right of a place, in place of what was said before. */
export async function answerTruth(
  ctx: Ctx,
  id: number,
  truthId: number,
  right: Right | null,
): Promise<Truth> {
  refuseLimited(ctx);
  const { subject } = await testOf(ctx, id);
  if (right !== null) await refuseWrong(ctx, id, subject, right);
  const row = await findTruthRow(ctx.db, ctx.workspaceId, id, truthId);
  if (row === undefined) throw fail('testing.truth_not_found');
  await setAnswer(ctx.db, ctx.workspaceId, truthId, right, { userId: ctx.userId, now: ctx.now() });
  const now = await findTruthRow(ctx.db, ctx.workspaceId, id, truthId);
  const [truth] = now === undefined ? [] : await presentTruths(ctx, [now]);
  if (truth === undefined) throw fail('testing.truth_not_found');
  return truth;
}

async function refuseWrong(ctx: Ctx, id: number, subject: Subject, right: Right): Promise<void> {
  if (!fits(subject.kind, right)) throw fail('testing.wrong_answer', { row: 1 });
  const asked = itemsIn(right);
  if (asked.length === 0) return;
  const items =
    subject.kind === 'classifier' ? await labelsOf(ctx, subject.id) : await newestItems(ctx, id, subject);
  const known = new Set(items.map((item) => item.id));
  if (asked.some((one) => !known.has(one))) throw fail('testing.wrong_answer', { row: 1 });
}

/** The labels or questions that an answer speaks of. */
function itemsIn(right: Right): number[] {
  if ('labels' in right) return [...right.labels, ...(right.asked ?? [])];
  return 'answers' in right ? right.answers.map(({ question_id }) => question_id) : [];
}

export async function removeTruth(ctx: Ctx, id: number, truthId: number): Promise<void> {
  refuseLimited(ctx);
  await testOf(ctx, id);
  await transact(ctx, async (ctx) => {
    const isGone = await removeTruthRow(ctx.db, ctx.workspaceId, id, truthId);
    if (!isGone) throw fail('testing.truth_not_found');
  });
}
