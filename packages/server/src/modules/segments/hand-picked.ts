import { fail } from '@earshot/core/errors.ts';
import { validate as isUuid } from 'uuid';
import type { Ctx, TxCtx } from '../../platform/context.ts';
import { audit } from '../audit/audit.ts';
import { type BulkAction, needed } from '../files/bulk-actions.ts';
import { holdToChange, savingRule } from '../versions/versioned-changes.ts';
import { isFilter } from './segment-calls.ts';
import {
  findSegmentRow,
  insertSegmentFiles,
  removeSegmentFiles,
  type SegmentRow,
  takeOffSegment,
} from './segments.store.ts';

/** Puts calls on a hand-picked list; what is not in the workspace or on the list already does not count. */
export async function addToSegment(
  ctx: Ctx,
  id: number,
  fileIds: readonly string[],
): Promise<{ added: string[] }> {
  const added = await savingRule(ctx, 'segment', async (ctx) => {
    const row = await holdList(ctx, id);
    const files = await putFiles(ctx, id, fileIds);
    await auditCount(ctx, row, { added: files.length });
    return files;
  });
  return { added };
}

/** The same for many calls chosen in a list. Done is what was not on it before. */
export const addToSegmentAction: BulkAction = {
  name: 'add_to_segment',
  needs: 'segment_id',
  permission: 'segments.write',
  async change(ctx, fileIds, about) {
    const { added } = await addToSegment(ctx, needed(about, 'segment_id'), fileIds);
    return {
      done: added.length,
      failed: [],
      changed: added.map((file_id) => ({ file_id, before: null })),
    };
  },
  async takeBack(ctx, changes, about) {
    const id = needed(about, 'segment_id');
    const removed = await savingRule(ctx, 'segment', async (ctx) => {
      const row = await holdList(ctx, id);
      const files = await takeOffSegment(ctx.db, ctx.workspaceId, id, changes);
      await auditCount(ctx, row, { removed: files.length });
      return files;
    });
    return {
      done: removed.length,
      failed: [],
      changed: removed.map((file_id) => ({ file_id, before: null })),
    };
  },
};

async function auditCount(
  ctx: TxCtx,
  { id, name }: SegmentRow,
  count: { added: number } | { removed: number },
): Promise<void> {
  if (Object.values(count).every((files) => files === 0)) return;
  await audit(ctx, { action: 'segment.changed', subjectId: id, subject: name, after: count });
}

/** Takes one call off a hand-picked list. */
export async function removeFromSegment(ctx: Ctx, id: number, fileId: string): Promise<void> {
  await savingRule(ctx, 'segment', async (ctx) => {
    const row = await holdList(ctx, id);
    const removed = isUuid(fileId) ? await removeSegmentFiles(ctx.db, ctx.workspaceId, id, fileId) : 0;
    if (removed === 0) throw fail('files.not_found');
    await auditCount(ctx, row, { removed });
  });
}

/** Within the change that makes or finds the list; answers the calls that were not on it. */
export function putFiles(ctx: TxCtx, id: number, fileIds: readonly string[]): Promise<string[]> {
  const by = { added_by: ctx.userId, added_at: ctx.now() };
  return insertSegmentFiles(ctx.db, ctx.workspaceId, id, fileIds.filter(isUuid), by);
}

/**
 * Puts a call on a list by itself, within the change that finds it; false where it was on it, or where there is no such list
 * any more.
 */
export async function putOnList(ctx: TxCtx, id: number, fileId: string): Promise<boolean> {
  const row = await findSegmentRow(ctx.db, ctx.workspaceId, id);
  if (row === undefined || isFilter(row)) return false;
  return (await putFiles(ctx, id, [fileId])).length > 0;
}

/** Takes calls off a list that were put on it at these moments. */
export async function takeOffList(
  ctx: TxCtx,
  id: number,
  added: readonly { file_id: string; at: Date }[],
): Promise<void> {
  await takeOffSegment(ctx.db, ctx.workspaceId, id, added);
}

/** A hand-picked list that this person may change. */
async function holdList(ctx: TxCtx, id: number): Promise<SegmentRow> {
  const row = await holdToChange<SegmentRow>(ctx, 'segment', id);
  if (isFilter(row)) throw fail('segments.is_filter');
  return row;
}
