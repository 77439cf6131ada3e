import type { Locale } from '@earshot/core/locales.ts';
import { reportWords } from '@earshot/core/reports/names.ts';
import { type ReportTable, tablesOf } from '@earshot/core/reports/report-table.ts';
import type { RunReport } from '@earshot/core/reports/reports.api.ts';
import type { ReportInput, ReportPeriod } from '@earshot/core/reports/reports.ts';
import type { Ctx } from '../../../platform/context.ts';
import { auditAccess } from '../../audit/audit.ts';
import { knownMeasures } from '../measure-names.ts';
import { getReport } from '../reports.ts';
import { runReport } from '../run-report.ts';
import { reportCsv } from './report-csv.ts';
import { reportXlsx } from './report-xlsx.ts';

export const exportFormats = {
  csv: { type: 'text/csv; charset=utf-8', write: async (...told: Told) => Buffer.from(reportCsv(...told)) },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: (...told: Told) => reportXlsx(...told),
  },
} as const;
type Told = [about: readonly (readonly [string, string])[], tables: readonly ReportTable[]];

/** A report as a file, of its own period or of another; who took it out is in the audit log. Throws what counting it does. */
export async function exportReport(
  ctx: Ctx,
  id: number,
  {
    format,
    locale,
    period,
  }: { format: keyof typeof exportFormats; locale: Locale; period: ReportPeriod | null },
): Promise<{ name: string; type: string; bytes: Buffer }> {
  const { name, note, filters, query, blocks, ...saved } = await getReport(ctx, id);
  const report: ReportInput = { name, note, filters, query, blocks, period: period ?? saved.period };
  const run = await runReport(ctx, report);
  const { nameOf } = await knownMeasures(ctx, report, locale);
  const { type, write } = exportFormats[format];
  const bytes = await write(aboutOf(report, run, locale), tablesOf(report, run, { locale, nameOf }));
  await auditAccess(ctx, { action: 'report.exported', subjectId: id, subject: name, after: { format } });
  return { name, type, bytes };
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
