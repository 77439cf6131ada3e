import type { ReplyOf } from '@earshot/core/endpoint.ts';
import { fail } from '@earshot/core/errors.ts';
import type { listReports as listEndpoint } from '@earshot/core/reports/reports.api.ts';
import {
  type Report,
  ReportInput,
  type ReportPeriod,
  reportNameLength,
} from '@earshot/core/reports/reports.ts';
import { type Ctx, transact } from '../../platform/context.ts';
import { extensionsOf } from '../../platform/extensions.ts';
import { addKept, changeKept, copyKept, type KeptThings, removeKept } from '../versions/keeping-versioned.ts';
import { lockRule, presentRule } from '../versions/versioned-changes.ts';
import { countVersioned } from '../versions/versions.ts';
import { leavingReports } from './leaving-reports.ts';
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

const kept: KeptThings<ReportInput, ReportRow> = {
  kind: 'report',
  longestName: reportNameLength.most,
  inputOf,
  definitionOf: ({ filters, query, period, blocks }) => ({ filters, query, period, blocks }),
  namesBeside: listReportNames,
  insert: insertReportRow,
  update: updateReportRow,
  remove: removeReportRow,
};

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
  return getReport(ctx, await addKept(ctx, kept, input));
}

export async function updateReport(ctx: Ctx, id: number, input: ReportInput): Promise<Report> {
  await refuseReport(ctx, input);
  await changeKept(ctx, kept, id, () => input);
  return getReport(ctx, id);
}

/** The same report of other days. */
export async function restartReport(ctx: Ctx, id: number, period: ReportPeriod): Promise<Report> {
  await changeKept(ctx, kept, id, (before) => ({ ...before, period }));
  return getReport(ctx, id);
}

export async function cloneReport(ctx: Ctx, id: number): Promise<Report> {
  return getReport(ctx, await copyKept(ctx, kept, id));
}

export function removeReport(ctx: Ctx, id: number): Promise<void> {
  return transact(ctx, async (ctx) => {
    for (const leave of extensionsOf(ctx, leavingReports)) await leave(ctx, id);
    await removeKept(ctx, kept, id);
  });
}

export async function lockReport(ctx: Ctx, id: number, locked: boolean): Promise<Report> {
  await lockRule(ctx, 'report', id, locked);
  return getReport(ctx, id);
}
