import { fail } from '@earshot/core/errors.ts';
import { canChange } from '@earshot/core/rules/locking.ts';
import { tagColors } from '@earshot/core/tags/tag-colors.ts';
import type { TxCtx } from '../../platform/context.ts';
import { keepChange } from '../versions/versioned-changes.ts';
import { inputOf } from './classifier-input.ts';
import {
  type ClassifierRow,
  type LabelRow,
  listLabelRows,
  putLabelRows,
  updateClassifierRow,
} from './classifiers.store.ts';

/** Adds labels behind those that a classifier has, as another version of it. */
export async function addMissingLabels(
  ctx: TxCtx,
  row: ClassifierRow,
  labels: readonly LabelRow[],
  names: readonly string[],
): Promise<void> {
  if (!canChange(row, ctx.userId)) throw fail('rules.locked');
  const before = inputOf(row, labels);
  const fresh = names.map((name, at) => ({
    name,
    color: tagColors[(labels.length + at) % tagColors.length] ?? 'grey',
    advanced_filter: null,
    goal: { kind: 'f1' as const },
  }));
  await putLabelRows(ctx.db, ctx.workspaceId, row.id, [...before.labels, ...fresh]);
  const input = inputOf(row, await listLabelRows(ctx.db, ctx.workspaceId, [row.id]));
  const version = row.version + 1;
  await updateClassifierRow(ctx.db, ctx.workspaceId, row.id, { version, updated_at: ctx.now() });
  await keepChange(ctx, 'classifier', row, { before, input, version });
}
