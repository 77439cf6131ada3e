import { fail } from '@earshot/core/errors.ts';
import { validate as isUuid } from 'uuid';
import type { Ctx, TxCtx } from '../../platform/context.ts';
import { audit } from '../audit/audit.ts';
import { type BulkAction, needed } from '../files/bulk-actions.ts';
import { holdToChange, savingRule } from '../versions/versioned-changes.ts';
import { isFilter } from './segment-calls.ts';
import { insertSegmentFiles, removeSegmentFiles, type SegmentRow } from './segments.store.ts';

/** Puts calls on a hand-picked list; what is not in the workspace or on the list already does not count. */
export async function addToSegment(
  ctx: Ctx,
  id: number,
  fileIds: readonly string[],
): Promise<{ added: number }> {
  const added = await savingRule(ctx, 'segment', async (ctx) => {
    const row = await holdList(ctx, id);
    const count = await putFiles(ctx, id, fileIds);
    if (count > 0)
      await audit(ctx, {
        action: 'segment.changed',
        subjectId: id,
        subject: row.name,
        after: { added: count },
      });
    return count;
  });
  return { added };
}

/** The same for many calls chosen in a list. */
export const addToSegmentAction: BulkAction = {
  name: 'add_to_segment',
  async change(ctx, fileIds, body) {
    const { added } = await addToSegment(ctx, needed(body, 'segment_id'), fileIds);
    return { done: added, failed: [] };
  },
};

/** Takes one call off a hand-picked list. */
export async function removeFromSegment(ctx: Ctx, id: number, fileId: string): Promise<void> {
  await savingRule(ctx, 'segment', async (ctx) => {
    const row = await holdList(ctx, id);
    const removed = isUuid(fileId) ? await removeSegmentFiles(ctx.db, ctx.workspaceId, id, fileId) : 0;
    if (removed === 0) throw fail('files.not_found');
    await audit(ctx, {
      action: 'segment.changed',
      subjectId: id,
      subject: row.name,
      after: { removed },
    });
  });
}

/** Within the change that makes or finds the list; answers how many calls were not on it. */
export function putFiles(ctx: TxCtx, id: number, fileIds: readonly string[]): Promise<number> {
  const by = { added_by: ctx.userId, added_at: ctx.now() };
  return insertSegmentFiles(ctx.db, ctx.workspaceId, id, fileIds.filter(isUuid), by);
}

/** A hand-picked list that this person may change. */
async function holdList(ctx: TxCtx, id: number): Promise<SegmentRow> {
  const row = await holdToChange<SegmentRow>(ctx, 'segment', id);
  if (isFilter(row)) throw fail('segments.is_filter');
  return row;
}
