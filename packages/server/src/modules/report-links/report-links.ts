import { fail } from '@earshot/core/errors.ts';
import type { Share } from '@earshot/core/shares/shares.api.ts';
import { ownerIdOf } from '../../platform/authorise.ts';
import { baseUrl } from '../../platform/config.ts';
import { type Ctx, type TxCtx, transact } from '../../platform/context.ts';
import { newToken, tokenHash } from '../../platform/secrets.ts';
import { audit } from '../audit/audit.ts';
import { refuseReport } from '../reports/refuse-report.ts';
import { getReport } from '../reports/reports.ts';
import { presentLink } from '../shares/present-link.ts';
import type { AccessKind } from '../users/access-given.ts';
import {
  insertLinkRow,
  listLinkRows,
  listLinkRowsOf,
  removeLinkRow,
  removeLinkRowsOf,
} from './report-links.store.ts';

/** Links to a report that still work. Throws `reports.not_found`. */
export async function listLinks(ctx: Ctx, reportId: number): Promise<Share[]> {
  await getReport(ctx, reportId);
  return (await listLinkRows(ctx.db, ctx.workspaceId, reportId, ctx.now())).map(presentLink);
}

/** The token is told this once. */
export async function createLink(ctx: Ctx, reportId: number, days: number) {
  const report = await getReport(ctx, reportId);
  // A key may see less than whoever made it, with whose rights it will be counted.
  await refuseReport(ctx, report);
  const token = newToken();
  const now = ctx.now();
  const expires_at = new Date(now.getTime() + days * 86_400_000);
  const id = await transact(ctx, async (ctx) => {
    const newId = await insertLinkRow(ctx.db, ctx.workspaceId, {
      report_id: reportId,
      token_hash: tokenHash(token),
      created_by: ownerIdOf(ctx),
      created_at: now,
      expires_at,
    });
    const after = { expires: expires_at.toISOString() };
    await audit(ctx, { action: 'report.shared', subjectId: reportId, subject: report.name, after });
    return newId;
  });
  const link = (await listLinks(ctx, reportId)).find((one) => one.id === id);
  if (link === undefined) throw fail('report_links.not_found');
  // The token is behind a hash, so that it stays out of the logs of proxies.
  return { ...link, token, url: new URL(`/shared_report#view=${token}`, baseUrl(ctx.config)).href };
}

/** Throws `report_links.not_found`. */
export async function removeLink(ctx: Ctx, reportId: number, id: number): Promise<void> {
  const report = await getReport(ctx, reportId);
  await transact(ctx, async (ctx) => {
    const removed = await removeLinkRow(ctx.db, ctx.workspaceId, reportId, id);
    if (!removed) throw fail('report_links.not_found');
    await audit(ctx, { action: 'report.unshared', subjectId: reportId, subject: report.name });
  });
}

/** A report that is removed is shown to nobody. */
export const leaveReport = (ctx: TxCtx, reportId: number): Promise<void> =>
  removeLinkRowsOf(ctx.db, ctx.workspaceId, reportId);

/** The links that somebody made: known to that person still when they have left. */
export const linksOfMaker: AccessKind = {
  async list(ctx, userId) {
    const rows = await listLinkRowsOf(ctx.db, ctx.workspaceId, userId, ctx.now());
    return rows.map(({ expires_at, ...row }) => ({
      kind: 'report_link',
      ...row,
      file_id: null,
      expires_at: expires_at.toISOString(),
    }));
  },
  async end(ctx, userId) {
    for (const { id, report_id, name } of await listLinkRowsOf(ctx.db, ctx.workspaceId, userId, ctx.now())) {
      await removeLinkRow(ctx.db, ctx.workspaceId, report_id, id);
      await audit(ctx, { action: 'report.unshared', subjectId: report_id, subject: name });
    }
  },
};
