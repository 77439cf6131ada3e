import type { Draft } from '@earshot/core/drafts/drafts.api.ts';
import { callOfDraft, type DraftKind, draftNeeds } from '@earshot/core/drafts/drafts.ts';
import { assertMayDo, ownerIdOf } from '../../platform/authorise.ts';
import { type Ctx, transact } from '../../platform/context.ts';
import { keepFileRow } from '../files/file-rows.ts';
import { isMember } from '../users/memberships.ts';
import {
  type DraftRow,
  findDraftRow,
  putDraftRow,
  removeDraftRow,
  removeDraftRowsOf,
  removeOldDraftRows,
  trimDraftRows,
} from './drafts.store.ts';

type About = { kind: DraftKind; subject: string };

/** The own one of it; whoever may not save it has none. */
function ownOf(ctx: Ctx, { kind, subject }: About) {
  assertMayDo(ctx, draftNeeds[kind]);
  return { user_id: ownerIdOf(ctx), kind, subject };
}

const present = ({ kind, subject, base, body, updated_at }: DraftRow): Draft => ({
  kind: kind as DraftKind,
  subject,
  base: base as Draft['base'],
  body: body as Draft['body'],
  updated: updated_at.toISOString(),
});

export async function getDraft(ctx: Ctx, about: About): Promise<{ draft: Draft | null }> {
  const row = await findDraftRow(ctx.db, ctx.workspaceId, ownOf(ctx, about), ctx.now());
  return { draft: row === undefined ? null : present(row) };
}

export async function keepDraft(
  ctx: Ctx,
  about: About,
  { base, body }: Pick<Draft, 'base' | 'body'>,
): Promise<Draft> {
  const own = ownOf(ctx, about);
  const file_id = callOfDraft(about.kind, about.subject);
  return transact(ctx, async (ctx) => {
    if (file_id !== null) await keepFileRow(ctx, file_id);
    const row = await putDraftRow(ctx.db, ctx.workspaceId, {
      ...own,
      file_id,
      base,
      body,
      updated_at: ctx.now(),
    });
    await trimDraftRows(ctx.db, ctx.workspaceId, own.user_id);
    return present(row);
  });
}

export function dropDraft(ctx: Ctx, about: About): Promise<void> {
  return removeDraftRow(ctx.db, ctx.workspaceId, ownOf(ctx, about));
}

/** Of somebody who left the workspace; whoever is back meanwhile keeps theirs. */
export async function removeDraftsOf(ctx: Ctx, { user_id }: { user_id: number }): Promise<void> {
  if (!(await isMember(ctx, user_id))) await removeDraftRowsOf(ctx.db, ctx.workspaceId, user_id);
}

export function removeOldDrafts(ctx: Ctx): Promise<void> {
  return removeOldDraftRows(ctx.db, ctx.workspaceId, ctx.now());
}
