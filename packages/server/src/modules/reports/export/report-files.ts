import type { Locale } from '@earshot/core/locales.ts';
import { reportWords } from '@earshot/core/reports/names.ts';
import { type ReportTable, tablesOf } from '@earshot/core/reports/report-table.ts';
import type { RunReport } from '@earshot/core/reports/reports.api.ts';
import type { ReportInput } from '@earshot/core/reports/reports.ts';
import type { Ctx } from '../../../platform/context.ts';
import { knownMeasures } from '../measure-names.ts';
import { reportCsv } from './report-csv.ts';
import { reportXlsx } from './report-xlsx.ts';

/** A report with what it came to, in the words of a language. */
export type ToldReport = { report: ReportInput; run: RunReport; locale: Locale };

type Told = [about: readonly (readonly [string, string])[], tables: readonly ReportTable[]];

const formats = {
  csv: { type: 'text/csv; charset=utf-8', write: async (...told: Told) => Buffer.from(reportCsv(...told)) },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: (...told: Told) => reportXlsx(...told),
  },
} as const;
export type ReportFormat = keyof typeof formats;

/** What was counted as a file; its name is that of the report. */
export async function fileOfReport(
  ctx: Ctx,
  { report, run, locale }: ToldReport,
  format: ReportFormat,
): Promise<{ name: string; type: string; bytes: Buffer }> {
  const { nameOf } = await knownMeasures(ctx, report, locale);
  const { type, write } = formats[format];
  const bytes = await write(aboutOf(report, run, locale), tablesOf(report, run, { locale, nameOf }));
  return { name: `${report.name}.${format}`, type, bytes };
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
