import type { Locale } from '@earshot/core/locales.ts';
import type { ExportFormat } from '@earshot/core/reports/reports.api.ts';
import { type ReportPeriod, reportInputOf } from '@earshot/core/reports/reports.ts';
import type { Ctx } from '../../../platform/context.ts';
import { auditAccess } from '../../audit/audit.ts';
import { getReport } from '../reports.ts';
import { runReport } from '../run-report.ts';
import { fileOfReport } from './report-files.ts';

/** A report as a file, of its own period or of another; who took it out is in the audit log. Throws what counting and drawing it do. */
export async function exportReport(
  ctx: Ctx,
  id: number,
  { format, locale, period }: { format: ExportFormat; locale: Locale; period: ReportPeriod | null },
): Promise<{ name: string; type: string; bytes: Buffer }> {
  const saved = reportInputOf(await getReport(ctx, id));
  const report = { ...saved, period: period ?? saved.period };
  const run = await runReport(ctx, report);
  const file = await fileOfReport(ctx, { report, run, locale }, format);
  await auditAccess(ctx, {
    action: 'report.exported',
    subjectId: id,
    subject: report.name,
    after: { format },
  });
  return file;
}
