import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import { fewestExamples } from '@earshot/core/classifiers/classifiers.ts';
import { fail } from '@earshot/core/errors.ts';
import { type Ctx, type TxCtx, transact } from '../../platform/context.ts';
import { announce } from '../../platform/live.ts';
import { audit } from '../audit/audit.ts';
import { holdToChange } from '../versions/versioned-changes.ts';
import { learnClassifierJob } from './classifiers.jobs.ts';
import { type ClassifierRow, listLabelRows, updateClassifierRow } from './classifiers.store.ts';
import { cancelLearnings, insertLearning } from './learnings.store.ts';
import { presentOneOf } from './present-classifiers.ts';
import { standingsOf } from './standings.ts';

/** Tells whoever looks that something about classifiers is otherwise. */
export const announceClassifiers = (ctx: Ctx): Promise<void> =>
  announce(ctx.db, ctx.workspaceId, { event: 'rules.changed', kind: 'classifier' });

/**
 * Has a classifier learn from the examples that it has; the first time each label needs enough of them. Throws `classifiers.too_few`,
 * `classifiers.is_learning`, and `rules.locked`: what it learns answers from then on.
 */
export async function startLearning(ctx: Ctx, id: number): Promise<Classifier> {
  await transact(ctx, async (ctx) => {
    const row = await holdToChange<ClassifierRow>(ctx, 'classifier', id);
    const labels = await listLabelRows(ctx.db, ctx.workspaceId, [id]);
    const counts = (await standingsOf(ctx, [id])).get(id)?.byLabel;
    const least = row.live_version === null ? fewestExamples : 1;
    const count = labels.reduce((sum, label) => sum + Math.max(0, least - (counts?.get(label.id) ?? 0)), 0);
    if (count > 0) throw fail('classifiers.too_few', { count });
    if (!(await beginLearning(ctx, row))) throw fail('classifiers.is_learning');
  });
  return presentOneOf(ctx, id);
}

/** False where it is learning already. */
export async function beginLearning(
  ctx: TxCtx,
  { id, name }: Pick<ClassifierRow, 'id' | 'name'>,
): Promise<boolean> {
  const learning = { classifier_id: id, user_id: ctx.userId, created_at: ctx.now() };
  const row = await insertLearning(ctx.db, ctx.workspaceId, learning);
  if (row === undefined) return false;
  await updateClassifierRow(ctx.db, ctx.workspaceId, id, { error: null });
  const payload = { workspace_id: ctx.workspaceId, learning_id: row.id };
  await ctx.jobs.add(ctx.db, learnClassifierJob, ctx.workspaceId, payload);
  await audit(ctx, { action: 'classifier.learned', subjectId: id, subject: name });
  await announceClassifiers(ctx);
  return true;
}

/** Stops learning; the version that answers goes on. Throws `classifiers.not_learning`. */
export async function cancelLearning(ctx: Ctx, id: number): Promise<Classifier> {
  await transact(ctx, async (ctx) => {
    await holdToChange<ClassifierRow>(ctx, 'classifier', id);
    if (!(await cancelLearnings(ctx.db, ctx.workspaceId, id, ctx.now())))
      throw fail('classifiers.not_learning');
    await announceClassifiers(ctx);
  });
  return presentOneOf(ctx, id);
}
