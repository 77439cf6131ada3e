import type { Evidence } from '@earshot/core/detection/detection.ts';
import { fail } from '@earshot/core/errors.ts';
import type { FileTag } from '@earshot/core/tags/tags.api.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database.ts';
import { announce } from '../../platform/live.ts';
import { audit } from '../audit/audit.ts';
import { keepFile } from '../files/files.store.ts';
import { getFileRow } from '../files/files.ts';
import { findFileTagRow, keepTag, listFileTagRows, putFileTag } from './file-tags.store.ts';

/** Tags of a call with why they are there. */
export async function listFileTags(ctx: Ctx, fileId: string): Promise<FileTag[]> {
  await getFileRow(ctx, fileId);
  const rows = await listFileTagRows(ctx.db, ctx.workspaceId, fileId);
  return rows.map((row) => ({
    tag_id: row.id,
    name: row.name,
    color: row.color as FileTag['color'],
    weight: row.weight,
    origin: row.origin as FileTag['origin'],
    by: row.by,
    at: row.at.toISOString(),
    evidence: row.evidence as Evidence[],
  }));
}

/** Sets a tag by hand, also over what its rule said. */
export async function tagFile(ctx: Ctx, fileId: string, tagId: number): Promise<void> {
  await decide(ctx, fileId, tagId, true);
}

/** Takes a tag off by hand. The row stays, so that its rule does not put it back. */
export async function untagFile(ctx: Ctx, fileId: string, tagId: number): Promise<void> {
  await decide(ctx, fileId, tagId, false);
}

async function decide(ctx: Ctx, fileId: string, tagId: number, isOn: boolean): Promise<void> {
  await getFileRow(ctx, fileId);
  await inTransaction(ctx.db, async (tx) => {
    // Neither the call nor the tag goes while the row that joins them is written.
    const file = await keepFile(tx, ctx.workspaceId, fileId);
    if (file === undefined) throw fail('files.not_found');
    const tag = await keepTag(tx, ctx.workspaceId, tagId);
    if (tag === undefined) throw fail('tags.not_found');
    const before = await findFileTagRow(tx, ctx.workspaceId, fileId, tagId);
    if (before?.origin === 'hand' && before.removed === !isOn) return;
    await putFileTag(tx, ctx.workspaceId, {
      file_id: fileId,
      tag_id: tagId,
      removed: !isOn,
      user_id: ctx.userId,
      at: ctx.now(),
    });
    const wasOn = before !== undefined && !before.removed;
    if (wasOn !== isOn)
      await audit(ctx, tx, {
        action: isOn ? 'file.tagged' : 'file.untagged',
        subjectId: fileId,
        subject: file.name,
        after: { tag: tag.name },
      });
    await announce(tx, ctx.workspaceId, { event: 'file.changed', file_id: fileId });
  });
}
