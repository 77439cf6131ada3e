import type { Ctx } from '../../platform/context.ts';
import { listLabelRows } from './classifiers.store.ts';

/** Labels of every classifier of the workspace. */
export async function labelsOfClassifiers(ctx: Ctx): Promise<Map<number, number[]>> {
  const rows = await listLabelRows(ctx.db, ctx.workspaceId);
  const labels = Map.groupBy(rows, ({ classifier_id }) => classifier_id);
  return new Map([...labels].map(([id, own]) => [id, own.map((label) => label.id)]));
}
