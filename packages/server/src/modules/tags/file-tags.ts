import type { Evidence } from '@earshot/core/detection/detection.ts';
import { fail } from '@earshot/core/errors.ts';
import type { FileTag } from '@earshot/core/tags/tags.api.ts';
import { type Ctx, type TxCtx, transact } from '../../platform/context.ts';
import { announce } from '../../platform/live.ts';
import { audit } from '../audit/audit.ts';
import { type BulkAction, needed, oneByOne, type PastChange } from '../files/bulk-actions.ts';
import { keepFileRow } from '../files/file-rows.ts';
import { getFileRow } from '../files/files.ts';
import { startedAt } from '../files/started-at.ts';
import { decide, type FindingState, takeBackDecision } from '../findings/findings.ts';
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
  await getFileRow(ctx, fileId);
  await transact(ctx, (ctx) => setByHand(ctx, fileId, tagId, true));
}

/** Takes a tag off by hand. The row stays, so that its rule does not put it back. */
export async function untagFile(ctx: Ctx, fileId: string, tagId: number): Promise<void> {
  await getFileRow(ctx, fileId);
  await transact(ctx, (ctx) => setByHand(ctx, fileId, tagId, false));
}

/** The same for many calls chosen in a list. */
export const tagAction = actionThatSets('tag', true);
export const untagAction = actionThatSets('untag', false);

function actionThatSets(name: 'tag' | 'untag', isOn: boolean): BulkAction {
  return oneByOne(name, {
    needs: 'tag_id',
    change: (ctx, fileId, about) => setByHand(ctx, fileId, needed(about, 'tag_id'), isOn),
    takeBack: (ctx, change, about) => takeBack(ctx, change, needed(about, 'tag_id'), isOn),
  });
}

/** Answers what was said of it before; null where a person had said so already. */
async function setByHand(
  ctx: TxCtx,
  fileId: string,
  tagId: number,
  isOn: boolean,
): Promise<{ before: FindingState | null } | null> {
  // Neither the call nor the tag goes while the row that joins them is written.
  const file = await keepFileRow(ctx, fileId);
  const tag = await keepTag(ctx.db, ctx.workspaceId, tagId);
  if (tag === undefined) throw fail('tags.not_found');
  const call = { started_at: startedAt(file), operator: file.operator };
  const changed = await decide(ctx, placeOf(fileId, tagId), isOn, call);
  if (changed === null) return null;
  if (changed.wasOn !== isOn) await auditTag(ctx, fileId, file.name, tag.name, isOn);
  await announce(ctx.db, ctx.workspaceId, { event: 'file.changed', file_id: fileId });
  return changed;
}

/** Puts back what was said of a call before it was set or taken off at a moment; false where that was changed since. */
async function takeBack(
  ctx: TxCtx,
  { file_id, before, at }: PastChange,
  tagId: number,
  wasSet: boolean,
): Promise<boolean> {
  const file = await keepFileRow(ctx, file_id);
  const tag = await keepTag(ctx.db, ctx.workspaceId, tagId);
  if (tag === undefined) throw fail('tags.not_found');
  const state = before as FindingState | null;
  if (!(await takeBackDecision(ctx, placeOf(file_id, tagId), at, state))) return false;
  const isOn = state !== null && !state.removed;
  if (isOn !== wasSet) await auditTag(ctx, file_id, file.name, tag.name, isOn);
  await announce(ctx.db, ctx.workspaceId, { event: 'file.changed', file_id });
  return true;
}

const placeOf = (file_id: string, rule_id: number) => ({ kind: 'tag', rule_id, file_id }) as const;

function auditTag(ctx: TxCtx, fileId: string, file: string, tag: string, isOn: boolean): Promise<void> {
  const action = isOn ? 'file.tagged' : 'file.untagged';
  return audit(ctx, { action, subjectId: fileId, subject: file, after: { tag } });
}
