import type { UnitRule } from '@earshot/core/classifiers/units.ts';
import type { Ctx, TxCtx } from '../../platform/context.ts';
import { ruleOf } from './classifier-input.ts';
import { findClassifierRow, listLabelRows } from './classifiers.store.ts';
import { listVersionRows } from './learned.store.ts';
import { removeProjectQueue } from './queue.store.ts';

/** Labels of a classifier in their order; none where it is gone. */
export async function labelsOf(ctx: Ctx, id: number): Promise<{ id: number; name: string }[]> {
  const rows = await listLabelRows(ctx.db, ctx.workspaceId, [id]);
  return rows.map((label) => ({ id: label.id, name: label.name }));
}

const most = 1000;

/** Versions that it learned, the newest first. */
export async function versionsLearned(ctx: Ctx, id: number): Promise<{ version: number; at: Date }[]> {
  const { rows } = await listVersionRows(ctx.db, ctx.workspaceId, id, { limit: most, offset: 0 });
  return rows.map(({ version, learned_at }) => ({ version, at: learned_at }));
}

/** Which parts of calls it looks at; null where that is all of a call, or it is gone. */
export async function unitRuleOf(ctx: Ctx, id: number): Promise<UnitRule | null> {
  const row = await findClassifierRow(ctx.db, ctx.workspaceId, id);
  if (row === undefined || row.unit === 'call') return null;
  return ruleOf(row);
}

/** Nobody is asked about calls of a project that goes any more. */
export const forgetProjectQueue = (ctx: TxCtx, projectId: number): Promise<void> =>
  removeProjectQueue(ctx.db, ctx.workspaceId, projectId);
