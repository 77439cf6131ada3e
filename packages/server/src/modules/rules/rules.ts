import type { ReplyOf } from '@earshot/core/endpoint.ts';
import type { ErrorCode } from '@earshot/core/errors.ts';
import { fail } from '@earshot/core/errors.ts';
import type { listRuleVersions as listRuleVersionsEndpoint } from '@earshot/core/rules/rules.api.ts';
import type { VersionedKind } from '@earshot/core/rules/rules.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Db } from '../../platform/database.ts';
import { isSameJson } from '../audit/audit.ts';
import { insertVersionRow, listVersionRows } from '../versions/versions.store.ts';

/** From which calls on a rule counts after it is saved; null for all. */
export function appliesFrom(
  ctx: Ctx,
  apply: 'from_now_on' | 'history',
  before: { detection: unknown; applies_from: Date | null } | null,
  detection: unknown,
): Date | null {
  if (apply === 'history') return null;
  const isNew = before === null || !isSameJson(before.detection, detection);
  return isNew ? ctx.now() : before.applies_from;
}

/** Remembers how something stands with its version. */
export async function keepVersion(
  ctx: Ctx,
  tx: Db,
  kind: VersionedKind,
  id: number,
  version: number,
  body: unknown,
): Promise<void> {
  await insertVersionRow(tx, ctx.workspaceId, {
    kind,
    rule_id: id,
    version,
    body,
    user_id: ctx.userId,
    at: ctx.now(),
  });
}

/** The failure of a rule that is not there. */
export const missing: Record<VersionedKind, ErrorCode> = {
  tag: 'tags.not_found',
  pattern: 'patterns.not_found',
  segment: 'segments.not_found',
  metric: 'metrics.not_found',
};

export async function listRuleVersions(
  ctx: Ctx,
  rule: { kind: VersionedKind; id: number },
  page: { limit: number; offset: number },
): Promise<ReplyOf<typeof listRuleVersionsEndpoint>> {
  const { rows, count } = await listVersionRows(ctx.db, ctx.workspaceId, rule, page);
  // Everything has a first version for as long as it is there.
  if (count === 0) throw fail(missing[rule.kind]);
  const results = rows.map(({ version, body, by, at }) => ({
    version,
    body: body as Record<string, unknown>,
    by,
    at: at.toISOString(),
  }));
  return { count, ...page, results };
}
