import type { Locale } from '@earshot/core/locales.ts';
import { reportWords } from '@earshot/core/reports/names.ts';
import { tablesOf } from '@earshot/core/reports/report-table.ts';
import type { ExportFormat, RunReport } from '@earshot/core/reports/reports.api.ts';
import type { ReportInput } from '@earshot/core/reports/reports.ts';
import { baseUrl } from '../../../platform/config.ts';
import type { Ctx } from '../../../platform/context.ts';
import { findWorkspace } from '../../workspaces/workspaces.ts';
import { knownMeasures } from '../measure-names.ts';
import { drawBeside } from './draw-beside.ts';
import { type DrawingJob, measureKey } from './drawing-job.ts';
import { reportCsv } from './report-csv.ts';
import { reportXlsx } from './report-xlsx.ts';

/** A report that is counted already, so that one count serves a letter, its picture and its files. */
export type Counted = { report: ReportInput; run: RunReport; locale: Locale };

/** How wide a picture is, and how many dots a px of it has. */
export type PictureSize = { width_px: number; scale: number };

/** That of a file: cards stand beside each other as on the page. */
const fileSize: PictureSize = { width_px: 1200, scale: 2 };

/**
 * A report as a PNG. Of long tables it shows the first rows, and says so; a very long report has fewer dots. Throws `queries.too_slow`
 * where drawing takes too long.
 */
export const pictureOfReport = async (
  ctx: Ctx,
  { width_px, scale, ...counted }: Counted & PictureSize,
): Promise<Buffer> => drawBeside(ctx, await jobOf(ctx, counted, { kind: 'png', width_px, scale }));

/** A report as a PDF on A4: its text can be searched, and its numbers open their calls. Throws as `pictureOfReport` does. */
export const pdfOfReport = async (ctx: Ctx, counted: Counted): Promise<Buffer> =>
  drawBeside(ctx, await jobOf(ctx, counted, { kind: 'pdf', base: baseUrl(ctx.config) }));

/** A report as a spreadsheet: a sheet that says what it is, and one a block. */
export const xlsxOfReport = async (ctx: Ctx, counted: Counted): Promise<Buffer> =>
  reportXlsx(...(await tablesFor(ctx, counted)));

/** A report as tables of text, in UTF-8. */
export const csvOfReport = async (ctx: Ctx, counted: Counted): Promise<Buffer> =>
  Buffer.from(reportCsv(...(await tablesFor(ctx, counted))));

/** What a report can be taken as. */
export const reportFiles = {
  csv: { type: 'text/csv; charset=utf-8', write: csvOfReport },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: xlsxOfReport,
  },
  png: {
    type: 'image/png',
    write: (ctx: Ctx, counted: Counted) => pictureOfReport(ctx, { ...counted, ...fileSize }),
  },
  pdf: { type: 'application/pdf', write: pdfOfReport },
} as const;

/** What was counted as a file, under the name of the report. */
export const fileOfReport = async (
  ctx: Ctx,
  counted: Counted,
  format: ExportFormat,
): Promise<{ name: string; type: string; bytes: Buffer }> => {
  const { type, write } = reportFiles[format];
  return { name: `${counted.report.name}.${format}`, type, bytes: await write(ctx, counted) };
};

async function jobOf(ctx: Ctx, { report, run, locale }: Counted, as: DrawingJob['as']): Promise<DrawingJob> {
  const [workspace, { nameOf, unitsOf }] = await Promise.all([
    findWorkspace(ctx, ctx.workspaceId),
    knownMeasures(ctx, report, locale),
  ]);
  const known = new Map(
    report.blocks
      .flatMap(({ measures }) => measures)
      .map((one) => [measureKey(one), { name: nameOf(one), units: unitsOf(one) }]),
  );
  return { told: { report, run, workspace: workspace?.name ?? '' }, locale, known, as };
}

async function tablesFor(ctx: Ctx, { report, run, locale }: Counted) {
  const { nameOf } = await knownMeasures(ctx, report, locale);
  return [aboutOf(report, run, locale), tablesOf(report, run, { locale, nameOf })] as const;
}

/** What a report is of, line by line. */
function aboutOf(
  { name }: ReportInput,
  { days, before, time_zone, counted_at }: RunReport,
  locale: Locale,
): [string, string][] {
  const w = (word: keyof typeof reportWords) => reportWords[word][locale];
  const said = ({ from, to }: RunReport['days']) => `${from} – ${to}`;
  return [
    [w('name'), name],
    [w('period'), said(days)],
    ...(before === null ? [] : [[w('comparedWith'), said(before)] as [string, string]]),
    [w('timeZone'), time_zone],
    [w('countedAt'), counted_at],
  ];
}
