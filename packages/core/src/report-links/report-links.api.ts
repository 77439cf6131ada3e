import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ReportRow, ReportValue, RunReport } from '../reports/reports.api.ts';
import { ReportInput } from '../reports/reports.ts';
import { Share } from '../shares/shares.api.ts';

const ReportParams = z.object({ report_id: z.coerce.number().int() });

export const listReportLinks = endpoint({
  method: 'GET',
  path: 'reports/{report_id}/share',
  can: 'reports.write',
  summary: 'Links to a report that still work',
  params: ReportParams,
  reply: z.object({ results: z.array(Share) }),
});
export const createReportLink = endpoint({
  method: 'POST',
  path: 'reports/{report_id}/share',
  can: 'reports.write',
  summary: 'A link to the numbers of a report, for people without an account; it leads to no calls',
  params: ReportParams,
  body: z.object({ days: z.int().min(1).max(366).default(7) }).prefault({}),
  reply: Share.extend({ token: z.string(), url: z.string() }),
  status: 201,
});
export const removeReportLink = endpoint({
  method: 'DELETE',
  path: 'reports/{report_id}/share/{id}',
  can: 'reports.write',
  summary: 'Revoke a link',
  params: ReportParams.extend({ id: z.coerce.number().int() }),
  reply: null,
  status: 204,
});

/** Numbers that lead nowhere. */
const SharedRow = ReportRow.extend({ values: z.array(ReportValue.omit({ open: true })) });
const SharedBlock = RunReport.shape.blocks.element.extend({
  rows: z.array(SharedRow),
  sums: z.array(z.array(SharedRow)),
  totals: SharedRow,
});

export const SharedReport = z.object({
  report: ReportInput.pick({ name: true, note: true, period: true }).extend({
    blocks: z.array(ReportInput.shape.blocks.element.omit({ filters: true })),
  }),
  workspace: z.string(),
  expires: z.string(),
  /** What the measures are of, by their names now. */
  things: z.array(
    z.object({
      name: z.string(),
      of: z.union([z.int(), z.string()]),
      title: z.string(),
      currency: z.string().nullable(),
    }),
  ),
  run: RunReport.extend({ blocks: z.array(SharedBlock) }),
});
export type SharedReport = z.infer<typeof SharedReport>;

export const openReportLink = endpoint({
  method: 'POST',
  path: 'reports/shared',
  can: 'public',
  summary: 'A report by its link, counted with the rights that whoever made the link has now',
  body: z.object({ token: z.string().min(20).max(100) }),
  reply: SharedReport,
});
