import { fail } from '@earshot/core/errors.ts';
import { validate as isUuid } from 'uuid';
import type { Ctx } from '../../platform/context.ts';
import type { Db } from '../../platform/database.ts';
import { audit } from '../audit/audit.ts';
import { holdToChange, savingRule } from '../versions/versioned-changes.ts';
import { isFilter } from './segment-calls.ts';
import { insertSegmentFiles, removeSegmentFiles, type SegmentRow } from './segments.store.ts';

/** Puts calls on a hand-picked list; what is not in the workspace or on the list already does not count. */
export async function addToSegment(
  ctx: Ctx,
  id: number,
  fileIds: readonly string[],
): Promise<{ added: number }> {
  const added = await savingRule(ctx, 'segment', async (tx) => {
    const row = await holdList(ctx, tx, id);
    const count = await putFiles(ctx, tx, id, fileIds);
    if (count > 0)
      await audit(ctx, tx, {
        action: 'segment.changed',
        subjectId: id,
        subject: row.name,
        after: { added: count },
      });
    return count;
  });
  return { added };
}

/** Takes one call off a hand-picked list. */
export async function removeFromSegment(ctx: Ctx, id: number, fileId: string): Promise<void> {
  await savingRule(ctx, 'segment', async (tx) => {
    const row = await holdList(ctx, tx, id);
    const removed = isUuid(fileId) ? await removeSegmentFiles(tx, ctx.workspaceId, id, fileId) : 0;
    if (removed === 0) throw fail('files.not_found');
    await audit(ctx, tx, {
      action: 'segment.changed',
      subjectId: id,
      subject: row.name,
      after: { removed },
    });
  });
}

/** Within the change that makes or finds the list; answers how many calls were not on it. */
export function putFiles(ctx: Ctx, tx: Db, id: number, fileIds: readonly string[]): Promise<number> {
  const by = { added_by: ctx.userId, added_at: ctx.now() };
  return insertSegmentFiles(tx, ctx.workspaceId, id, fileIds.filter(isUuid), by);
}

/** A hand-picked list that this person may change. */
async function holdList(ctx: Ctx, tx: Db, id: number): Promise<SegmentRow> {
  const row = await holdToChange(ctx, tx, 'segment', id);
  if (isFilter(row)) throw fail('segments.is_filter');
  return row;
}
