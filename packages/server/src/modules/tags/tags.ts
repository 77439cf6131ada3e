import type { Detection } from '@earshot/core/detection/detection.ts';
import type { BodyOf, ReplyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import type {
  createTag as createTagEndpoint,
  listTags as listTagsEndpoint,
  Tag,
  TagInput,
} from '@earshot/core/tags/tags.api.ts';
import type { Ctx, TxCtx } from '../../platform/context.ts';
import { isSameJson } from '../audit/audit.ts';
import { forgetFindings } from '../findings/findings.ts';
import { appliesFrom } from '../rules/applies-from.ts';
import { refuseInvalid } from '../rules/compiled-rules.ts';
import { refuseUnknown } from '../rules/refuse-unknown.ts';
import { startRun } from '../rules/rule-runs.ts';
import {
  forgetRule,
  holdToChange,
  keepChange,
  keepFirst,
  lockRule,
  presentRule,
  savingRule,
} from '../versions/versioned-changes.ts';
import { countVersioned } from '../versions/versions.ts';
import {
  findTagRow,
  insertTagRow,
  keepTagRows,
  listTagRows,
  removeTagRow,
  type ShownTagRow,
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
    ...presentRule(ctx, row),
    files: row.files ?? 0,
  };
}

export async function listTags(
  ctx: Ctx,
  page: { limit: number; offset: number },
): Promise<ReplyOf<typeof listTagsEndpoint>> {
  const [rows, count] = await Promise.all([
    listTagRows(ctx.db, ctx.workspaceId, page),
    countVersioned(ctx, 'tag'),
  ]);
  return { count, ...page, results: rows.map((row) => present(ctx, row)) };
}

export async function getTag(ctx: Ctx, id: number): Promise<Tag> {
  const row = await findTagRow(ctx.db, ctx.workspaceId, id);
  if (row === undefined) throw fail('tags.not_found');
  return present(ctx, row);
}

/** Those of the tags that are there; nobody removes them before the transaction ends. */
export async function keepTags(ctx: TxCtx, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  return new Set((await keepTagRows(ctx.db, ctx.workspaceId, ids)).map(({ id }) => id));
}

export async function createTag(ctx: Ctx, { apply, ...input }: Saving): Promise<Tag> {
  if (input.detection !== null) await refuseInvalid(ctx, input.detection);
  await refuseUnknown(ctx, input.detection, null);
  const id = await savingRule(ctx, 'tag', async (ctx) => {
    const tagId = await insertTagRow(ctx.db, ctx.workspaceId, {
      ...input,
      applies_from: appliesFrom(ctx, apply, null, input.detection),
      author_id: ctx.userId,
      updated_at: ctx.now(),
    });
    await keepFirst(ctx, 'tag', tagId, input);
    await applyTo(ctx, tagId, apply, input.detection);
    return tagId;
  });
  return getTag(ctx, id);
}

export async function updateTag(ctx: Ctx, id: number, { apply, ...input }: Saving): Promise<Tag> {
  if (input.detection !== null) await refuseInvalid(ctx, input.detection);
  await savingRule(ctx, 'tag', async (ctx) => {
    const row = await holdToChange<TagRow>(ctx, 'tag', id);
    const before = inputOf(row);
    await refuseUnknown(ctx, input.detection, before.detection);
    const isNewVersion = !isSameJson(before.detection, input.detection);
    const version = row.version + (isNewVersion ? 1 : 0);
    await updateTagRow(ctx.db, ctx.workspaceId, id, {
      ...input,
      version,
      applies_from: appliesFrom(ctx, apply, row, input.detection),
      updated_at: ctx.now(),
    });
    await keepChange(ctx, 'tag', row, { before, input, version });
    await applyTo(ctx, id, apply, input.detection);
  });
  return getTag(ctx, id);
}

export async function removeTag(ctx: Ctx, id: number): Promise<void> {
  await savingRule(ctx, 'tag', async (ctx) => {
    const row = await holdToChange<TagRow>(ctx, 'tag', id);
    await forgetFindings(ctx, 'tag', id);
    await removeTagRow(ctx.db, ctx.workspaceId, id);
    await forgetRule(ctx, 'tag', row, inputOf(row));
  });
}

export async function lockTag(ctx: Ctx, id: number, locked: boolean): Promise<Tag> {
  await lockRule(ctx, 'tag', id, locked);
  return getTag(ctx, id);
}

/** A tag without a rule has nothing to apply. */
async function applyTo(
  ctx: TxCtx,
  id: number,
  apply: Saving['apply'],
  detection: Detection | null,
): Promise<void> {
  if (apply === 'history' && detection !== null) await startRun(ctx, 'tag', id);
}
