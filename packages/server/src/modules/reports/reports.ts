import type { ReplyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import type { listReports as listEndpoint } from '@earshot/core/reports/reports.api.ts';
import {
  type Report,
  ReportInput,
  type ReportPeriod,
  reportNameLength,
} from '@earshot/core/reports/reports.ts';
import { freeName } from '@earshot/core/rules/free-name.ts';
import { type Ctx, transact } from '../../platform/context.ts';
import { isSameJson } from '../audit/audit.ts';
import {
  forgetRule,
  holdRule,
  holdToChange,
  keepChange,
  keepFirst,
  lockRule,
  presentRule,
  savingRule,
} from '../versions/versioned-changes.ts';
import { countVersioned } from '../versions/versions.ts';
import { refuseReport } from './refuse-report.ts';
import {
  findReportRow,
  insertReportRow,
  listReportNames,
  listReportRows,
  type ReportRow,
  removeReportRow,
  type ShownReportRow,
  updateReportRow,
} from './reports.store.ts';

/** What a person set, without what follows from it. */
export function inputOf({ name, note, filters, query, period, blocks }: ReportRow): ReportInput {
  return ReportInput.parse({ name, note, filters, query, period, blocks });
}

/** What is counted; without a change of it there is no new version. */
const definitionOf = ({ filters, query, period, blocks }: ReportInput) => ({
  filters,
  query,
  period,
  blocks,
});

const present = (ctx: Ctx, row: ShownReportRow): Report => ({ ...inputOf(row), ...presentRule(ctx, row) });

export async function listReports(
  ctx: Ctx,
  page: { limit: number; offset: number },
): Promise<ReplyOf<typeof listEndpoint>> {
  const [rows, count] = await Promise.all([
    listReportRows(ctx.db, ctx.workspaceId, page),
    countVersioned(ctx, 'report'),
  ]);
  return { count, ...page, results: rows.map((row) => present(ctx, row)) };
}

/** Throws `reports.not_found`. */
export async function getReport(ctx: Ctx, id: number): Promise<Report> {
  const row = await findReportRow(ctx.db, ctx.workspaceId, id);
  if (row === undefined) throw fail('reports.not_found');
  return present(ctx, row);
}

export async function createReport(ctx: Ctx, input: ReportInput): Promise<Report> {
  await refuseReport(ctx, input);
  return getReport(ctx, await addReport(ctx, input));
}

function addReport(ctx: Ctx, input: ReportInput): Promise<number> {
  return savingRule(ctx, 'report', async (ctx) => {
    const made = { author_id: ctx.userId, created_at: ctx.now() };
    const id = await insertReportRow(ctx.db, ctx.workspaceId, input, made);
    await keepFirst(ctx, 'report', id, input);
    return id;
  });
}

export async function updateReport(ctx: Ctx, id: number, input: ReportInput): Promise<Report> {
  await refuseReport(ctx, input);
  await changeReport(ctx, id, () => input);
  return getReport(ctx, id);
}

/** The same report of other days. */
export async function restartReport(ctx: Ctx, id: number, period: ReportPeriod): Promise<Report> {
  await changeReport(ctx, id, (before) => ({ ...before, period }));
  return getReport(ctx, id);
}

async function changeReport(
  ctx: Ctx,
  id: number,
  change: (before: ReportInput) => ReportInput,
): Promise<void> {
  await savingRule(ctx, 'report', async (ctx) => {
    const row = await holdToChange<ReportRow>(ctx, 'report', id);
    const before = inputOf(row);
    const input = change(before);
    const isSame = isSameJson(definitionOf(before), definitionOf(input));
    const version = row.version + (isSame ? 0 : 1);
    await updateReportRow(ctx.db, ctx.workspaceId, id, input, { version, updated_at: ctx.now() });
    await keepChange(ctx, 'report', row, { before, input, version });
  });
}

export async function cloneReport(ctx: Ctx, id: number): Promise<Report> {
  const copy = await transact(ctx, async (ctx) => {
    // Held, so that two copies at once find names one after the other.
    const input = inputOf(await holdRule<ReportRow>(ctx, 'report', id));
    const names = await listReportNames(ctx.db, ctx.workspaceId);
    return addReport(ctx, { ...input, name: freeName(input.name, names, reportNameLength.most) });
  });
  return getReport(ctx, copy);
}

export async function removeReport(ctx: Ctx, id: number): Promise<void> {
  await savingRule(ctx, 'report', async (ctx) => {
    const row = await holdToChange<ReportRow>(ctx, 'report', id);
    await removeReportRow(ctx.db, ctx.workspaceId, id);
    await forgetRule(ctx, 'report', row, inputOf(row));
  });
}

export async function lockReport(ctx: Ctx, id: number, locked: boolean): Promise<Report> {
  await lockRule(ctx, 'report', id, locked);
  return getReport(ctx, id);
}
