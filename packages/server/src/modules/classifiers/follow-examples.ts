import { fewestExamples } from '@earshot/core/classifiers/classifiers.ts';
import type { TxCtx } from '../../platform/context.ts';
import { announce } from '../../platform/live.ts';
import { findClassifierRow, listLabelRows } from './classifiers.store.ts';
import { beginLearning } from './learnings.ts';
import { countByLabel, listLastLearnings } from './standing.queries.ts';

/** After examples changed: whoever looks sees it, and the first learning begins by itself once every label has enough. */
export async function followExamples(ctx: TxCtx, id: number): Promise<void> {
  await announce(ctx.db, ctx.workspaceId, { event: 'rules.changed', kind: 'classifier' });
  const row = await findClassifierRow(ctx.db, ctx.workspaceId, id);
  if (row === undefined || row.live_version !== null) return;
  // One that failed or was stopped begins again when somebody wishes it.
  if ((await listLastLearnings(ctx.db, ctx.workspaceId, [id])).length > 0) return;
  const labels = await listLabelRows(ctx.db, ctx.workspaceId, [id]);
  const counts = await countByLabel(ctx.db, ctx.workspaceId, id);
  if (labels.every((label) => (counts.get(label.id) ?? 0) >= fewestExamples)) await beginLearning(ctx, row);
}
