import type { ReplyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import type { listTagVersions } from '@earshot/core/rules/rules.api.ts';
import type { VersionedKind } from '@earshot/core/rules/rules.ts';
import type { Ctx, TxCtx } from '../../platform/context.ts';
import { versionedAdapter } from './versioned-kinds.ts';
import {
  countVersionedRows,
  findVersionBody,
  insertVersionRow,
  listVersionRows,
  listVersionsBetween,
} from './versions.store.ts';

/** Remembers how something stands with its version. */
export async function keepVersion(
  ctx: TxCtx,
  kind: VersionedKind,
  id: number,
  version: number,
  body: unknown,
): Promise<void> {
  await insertVersionRow(ctx.db, ctx.workspaceId, {
    kind,
    rule_id: id,
    version,
    body,
    user_id: ctx.userId,
    at: ctx.now(),
  });
}

export async function listRuleVersions(
  ctx: Ctx,
  rule: { kind: VersionedKind; id: number },
  page: { limit: number; offset: number },
): Promise<ReplyOf<typeof listTagVersions>> {
  const { rows, count } = await listVersionRows(ctx.db, ctx.workspaceId, rule, page);
  // Everything has a first version for as long as it is there.
  if (count === 0) throw fail(versionedAdapter(ctx, rule.kind).missing);
  const results = rows.map(({ version, body, by, at }) => ({
    version,
    body: body as Record<string, unknown>,
    by,
    at: at.toISOString(),
  }));
  return { count, ...page, results };
}

/** Versions of something, newest first; none where it is gone. */
export async function keptVersions(
  ctx: Ctx,
  rule: { kind: VersionedKind; id: number },
  page: { limit: number; offset: number },
): Promise<{ version: number; at: Date }[]> {
  return (await listVersionRows(ctx.db, ctx.workspaceId, rule, page)).rows;
}

/** What is kept of one version; undefined where there is none. */
export const versionBody = (
  ctx: Ctx,
  rule: { kind: VersionedKind; id: number },
  version: number,
): Promise<unknown> => findVersionBody(ctx.db, ctx.workspaceId, rule, version);

/** How many the workspace has of a kind. */
export function countVersioned(ctx: Ctx, kind: VersionedKind): Promise<number> {
  return countVersionedRows(ctx.db, ctx.workspaceId, versionedAdapter(ctx, kind).table);
}

/** When things of a kind were changed between two moments, in order; the first version is no change. */
export const changesBetween = (
  ctx: Ctx,
  kind: VersionedKind,
  ids: readonly number[],
  between: { from: Date; to: Date },
): Promise<{ rule_id: number; version: number; at: Date }[]> =>
  listVersionsBetween(ctx.db, ctx.workspaceId, kind, ids, between);
