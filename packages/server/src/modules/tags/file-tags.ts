import type { Evidence } from '@earshot/core/detection/detection.ts';
import { fail } from '@earshot/core/errors.ts';
import type { FileTag } from '@earshot/core/tags/tags.api.ts';
import { type Ctx, transact } from '../../platform/context.ts';
import { announce } from '../../platform/live.ts';
import { audit } from '../audit/audit.ts';
import { keepFileRow } from '../files/file-rows.ts';
import { getFileRow } from '../files/files.ts';
import { startedAt } from '../files/started-at.ts';
import { decide } from '../findings/findings.ts';
import { listFileTagRows } from './file-tags.queries.ts';
import { keepTag } from './tags.store.ts';

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
  await setByHand(ctx, fileId, tagId, true);
}

/** Takes a tag off by hand. The row stays, so that its rule does not put it back. */
export async function untagFile(ctx: Ctx, fileId: string, tagId: number): Promise<void> {
  await setByHand(ctx, fileId, tagId, false);
}

async function setByHand(ctx: Ctx, fileId: string, tagId: number, isOn: boolean): Promise<void> {
  await getFileRow(ctx, fileId);
  await transact(ctx, async (ctx) => {
    // Neither the call nor the tag goes while the row that joins them is written.
    const file = await keepFileRow(ctx, fileId);
    const tag = await keepTag(ctx.db, ctx.workspaceId, tagId);
    if (tag === undefined) throw fail('tags.not_found');
    const place = { kind: 'tag', rule_id: tagId, file_id: fileId } as const;
    const call = { started_at: startedAt(file), operator: file.operator };
    const changed = await decide(ctx, place, isOn, call);
    if (changed === null) return;
    if (changed.wasOn !== isOn)
      await audit(ctx, {
        action: isOn ? 'file.tagged' : 'file.untagged',
        subjectId: fileId,
        subject: file.name,
        after: { tag: tag.name },
      });
    await announce(ctx.db, ctx.workspaceId, { event: 'file.changed', file_id: fileId });
  });
}
