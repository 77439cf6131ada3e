import type { BodyOf, ReplyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import type { Detection } from '@earshot/core/patterns/detection.ts';
import { canChange, canLock } from '@earshot/core/rules/locking.ts';
import type {
  createTag as createTagEndpoint,
  listTags as listTagsEndpoint,
  Tag,
  TagInput,
} from '@earshot/core/tags/tags.api.ts';
import type { Ctx } from '../../context.ts';
import { type Db, inTransaction, unlessTaken } from '../../platform/database.ts';
import { announce } from '../../platform/live.ts';
import { refuseInvalid } from '../analysis/compiled-rules.ts';
import { startRun } from '../analysis/rule-runs.ts';
import { audit, changed, isSameJson } from '../audit/audit.ts';
import { removeRuleHistory } from '../rules/rules.store.ts';
import { appliesFrom, keepVersion, refuseLocked, refuseOthers } from '../rules/rules.ts';
import {
  findTagRow,
  holdTagRow,
  insertTagRow,
  listTagRows,
  removeTagRows,
  type ShownTagRow,
  setTagLock,
  type TagRow,
  updateTagRow,
} from './tags.store.ts';

type Saving = BodyOf<typeof createTagEndpoint>;

/** What a person sets, without what follows from it. */
function inputOf(row: TagRow): TagInput {
  const { name, color, weight, detection } = row;
  return { name, color: color as Tag['color'], weight, detection: detection as Detection | null };
}

function present(ctx: Ctx, row: ShownTagRow): Tag {
  return {
    ...inputOf(row),
    id: row.id,
    version: row.version,
    author: row.author,
    locked: row.locked_by !== null,
    can_change: canChange(row, ctx.userId),
    can_lock: canLock(row, ctx.userId),
    files: row.files ?? 0,
    created: row.created_at.toISOString(),
    updated: row.updated_at.toISOString(),
  };
}

export async function listTags(
  ctx: Ctx,
  page: { limit: number; offset: number },
): Promise<ReplyOf<typeof listTagsEndpoint>> {
  const { rows, count } = await listTagRows(ctx.db, ctx.workspaceId, page);
  return { count, ...page, results: rows.map((row) => present(ctx, row)) };
}

export async function getTag(ctx: Ctx, id: number): Promise<Tag> {
  const row = await findTagRow(ctx.db, ctx.workspaceId, id);
  if (row === undefined) throw fail('tags.not_found');
  return present(ctx, row);
}

export async function createTag(ctx: Ctx, { apply, ...input }: Saving): Promise<Tag> {
  if (input.detection !== null) refuseInvalid(input.detection);
  const id = await saving(ctx, async (tx) => {
    const tagId = await insertTagRow(tx, ctx.workspaceId, {
      ...input,
      applies_from: appliesFrom(ctx, apply, null, input.detection),
      author_id: ctx.userId,
      updated_at: ctx.now(),
    });
    await keepVersion(ctx, tx, 'tag', tagId, 1, input);
    await audit(ctx, tx, { action: 'tag.created', subjectId: tagId, subject: input.name, after: input });
    await applyTo(ctx, tx, tagId, apply, input.detection);
    return tagId;
  });
  return getTag(ctx, id);
}

export async function updateTag(ctx: Ctx, id: number, { apply, ...input }: Saving): Promise<Tag> {
  if (input.detection !== null) refuseInvalid(input.detection);
  await saving(ctx, async (tx) => {
    const row = await holdTag(ctx, tx, id);
    refuseLocked(ctx, row);
    const before = inputOf(row);
    const isNewVersion = !isSameJson(before.detection, input.detection);
    const version = row.version + (isNewVersion ? 1 : 0);
    await updateTagRow(tx, ctx.workspaceId, id, {
      ...input,
      version,
      applies_from: appliesFrom(ctx, apply, row, input.detection),
      updated_at: ctx.now(),
    });
    if (isNewVersion) await keepVersion(ctx, tx, 'tag', id, version, input);
    const difference = changed(before, input);
    if (difference !== undefined)
      await audit(ctx, tx, { action: 'tag.changed', subjectId: id, subject: row.name, ...difference });
    await applyTo(ctx, tx, id, apply, input.detection);
  });
  return getTag(ctx, id);
}

export async function removeTag(ctx: Ctx, id: number): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const row = await holdTag(ctx, tx, id);
    refuseLocked(ctx, row);
    await removeTagRows(tx, ctx.workspaceId, id);
    await removeRuleHistory(tx, ctx.workspaceId, 'tag', id);
    await audit(ctx, tx, { action: 'tag.removed', subjectId: id, subject: row.name, before: inputOf(row) });
    await announce(tx, ctx.workspaceId, { event: 'rules.changed', kind: 'tag' });
  });
}

export async function lockTag(ctx: Ctx, id: number, locked: boolean): Promise<Tag> {
  await inTransaction(ctx.db, async (tx) => {
    const row = await holdTag(ctx, tx, id);
    refuseOthers(ctx, row);
    if ((row.locked_by !== null) === locked) return;
    await setTagLock(tx, ctx.workspaceId, id, locked ? ctx.userId : null);
    await audit(ctx, tx, {
      action: 'tag.changed',
      subjectId: id,
      subject: row.name,
      before: { locked: !locked },
      after: { locked },
    });
    await announce(tx, ctx.workspaceId, { event: 'rules.changed', kind: 'tag' });
  });
  return getTag(ctx, id);
}

/** A save is one transaction; a name that somebody else took, even this moment, is refused. */
function saving<T>(ctx: Ctx, work: (tx: Db) => Promise<T>): Promise<T> {
  return unlessTaken('tags_name', 'tags.name_taken', () =>
    inTransaction(ctx.db, async (tx) => {
      const result = await work(tx);
      await announce(tx, ctx.workspaceId, { event: 'rules.changed', kind: 'tag' });
      return result;
    }),
  );
}

async function holdTag(ctx: Ctx, tx: Db, id: number): Promise<TagRow> {
  const row = await holdTagRow(tx, ctx.workspaceId, id);
  if (row === undefined) throw fail('tags.not_found');
  return row;
}

/** A tag without a rule has nothing to apply. */
async function applyTo(
  ctx: Ctx,
  tx: Db,
  id: number,
  apply: Saving['apply'],
  detection: Detection | null,
): Promise<void> {
  if (apply === 'history' && detection !== null) await startRun({ ...ctx, db: tx }, 'tag', id);
}
