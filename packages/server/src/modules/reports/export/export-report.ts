import type { Locale } from '@earshot/core/locales.ts';
import type { ExportFormat } from '@earshot/core/reports/reports.api.ts';
import type { ReportInput, ReportPeriod } from '@earshot/core/reports/reports.ts';
import type { Ctx } from '../../../platform/context.ts';
import { auditAccess } from '../../audit/audit.ts';
import { getReport } from '../reports.ts';
import { runReport } from '../run-report.ts';
import { reportFiles } from './report-files.ts';

/** A report as a file, of its own period or of another; who took it out is in the audit log. Throws what counting and drawing it do. */
export async function exportReport(
  ctx: Ctx,
  id: number,
  { format, locale, period }: { format: ExportFormat; locale: Locale; period: ReportPeriod | null },
): Promise<{ name: string; type: string; bytes: Buffer }> {
  const { name, note, filters, query, blocks, ...saved } = await getReport(ctx, id);
  const report: ReportInput = { name, note, filters, query, blocks, period: period ?? saved.period };
  const run = await runReport(ctx, report);
  const { type, write } = reportFiles[format];
  const bytes = await write(ctx, { report, run, locale });
  await auditAccess(ctx, { action: 'report.exported', subjectId: id, subject: name, after: { format } });
  return { name, type, bytes };
}
