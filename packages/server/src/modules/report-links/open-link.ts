import { fail } from '@earshot/core/errors.ts';
import type { SharedReport } from '@earshot/core/report-links/report-links.api.ts';
import type { ReportBlock, ReportRow } from '@earshot/core/reports/reports.api.ts';
import { type ReportInput, reportInputOf } from '@earshot/core/reports/reports.ts';
import { type Ctx, inWorkspace, type Services, transact } from '../../platform/context.ts';
import { perProgram } from '../../platform/per-program.ts';
import { tokenHash } from '../../platform/secrets.ts';
import { audit } from '../audit/audit.ts';
import { knownMeasures } from '../reports/measure-names.ts';
import { ownerNow } from '../reports/owner-now.ts';
import { getReport } from '../reports/reports.ts';
import { runReport } from '../reports/run-report.ts';
import { lettersFrom, limited } from '../users/attempt-limit.ts';
import { findWorkspace } from '../workspaces/workspaces.ts';
import { countOpening, findLinkByHash } from './report-links.store.ts';

/** So long the same numbers are shown again: whoever has a link can have everybody open it at once. */
const fresh_ms = 30_000;
const shown = perProgram(() => new Map<string, { until: number; report: Promise<SharedReport> }>());

/**
 * A report by its link, counted with what its maker may see now. Throws `report_links.invalid`, and what counting it does; links
 * that do not exist are counted by the address that they come from.
 */
export function openLink(services: Services, token: string, address: string): Promise<SharedReport> {
  return limited(services, { address: [lettersFrom(address)], account: [] }, async () => {
    const now = services.now();
    const row = await findLinkByHash(services.acrossWorkspaces, tokenHash(token), now);
    if (row === undefined) throw fail('report_links.invalid');
    const ctx = { ...inWorkspace(services, row.workspace_id), address };
    const maker = await ownerNow(ctx, row.created_by);
    if (maker === null) throw fail('report_links.invalid');
    return remembered(maker, `${row.workspace_id}-${row.id}`, async () => {
      // Not each time: whoever has a link could fill the log with it.
      await noteOpening(ctx, row);
      return showReport(maker, row.report_id, row.expires_at);
    });
  });
}

function noteOpening(ctx: Ctx, { id, report_id }: { id: number; report_id: number }): Promise<void> {
  return transact(ctx, async (ctx) => {
    const { name } = await getReport(ctx, report_id);
    await countOpening(ctx.db, ctx.workspaceId, id, ctx.now());
    await audit(ctx, { action: 'report.link_opened', subjectId: report_id, subject: name });
  });
}

async function remembered(ctx: Ctx, key: string, count: () => Promise<SharedReport>): Promise<SharedReport> {
  const all = shown(ctx);
  const now = ctx.now().getTime();
  for (const [one, { until }] of all) if (until <= now) all.delete(one);
  const known = all.get(key);
  if (known !== undefined) return known.report;
  const report = count();
  all.set(key, { until: now + fresh_ms, report });
  report.catch(() => all.delete(key));
  return report;
}

async function showReport(maker: Ctx, reportId: number, expires: Date): Promise<SharedReport> {
  const input = reportInputOf(await getReport(maker, reportId));
  const run = await runReport(maker, input);
  const workspace = await findWorkspace(maker, maker.workspaceId);
  const { name, note, period, blocks } = input;
  return {
    report: { name, note, period, blocks: blocks.map(({ filters: _filters, ...block }) => block) },
    workspace: workspace?.name ?? '',
    expires: expires.toISOString(),
    things: await thingsOf(maker, input),
    run: { ...run, blocks: run.blocks.map(leadingNowhere) },
  };
}

/** Numbers without the calls that they open. */
function leadingNowhere({ rows, sums, totals, ...block }: ReportBlock) {
  const closed = (row: ReportRow) => ({
    ...row,
    values: row.values.map(({ open: _open, ...value }) => value),
  });
  return {
    ...block,
    rows: rows.map(closed),
    sums: sums.map((some) => some.map(closed)),
    totals: closed(totals),
  };
}

/** What the measures of a report are of, by their names, so that whoever has only the link can read them. */
async function thingsOf(ctx: Ctx, report: ReportInput): Promise<SharedReport['things']> {
  const { nameOf, unitsOf } = await knownMeasures(ctx, report, 'en');
  const measures = report.blocks.flatMap((block) => block.measures);
  return measures.flatMap((measure) => {
    const { name, of } = measure;
    // What has a name of its own in each language, or says it itself, is not given.
    const title = of !== null && (typeof of === 'number' || name === 'question') ? nameOf(measure) : null;
    if (of === null || title === null) return [];
    return [{ name, of, title, currency: unitsOf(measure).currency }];
  });
}
