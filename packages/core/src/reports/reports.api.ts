import { z } from 'zod';
import { CallFilters } from '../calls/call-filters.ts';
import { endpoint } from '../endpoint.ts';
import { File } from '../files/files.ts';
import { listOf, Paging } from '../lists.ts';
import { locales } from '../locales.ts';
import { Hit, Query } from '../matching/query.ts';
import { RuleVersion } from '../rules/rules.ts';
import { byGroups } from './by-what.ts';
import { measuredThings, measureGroups } from './measures.ts';
import { comparisons, lastPeriods } from './report-period.ts';
import { Measure, Report, ReportInput, ReportPeriod } from './reports.ts';

const Params = z.object({ id: z.coerce.number().int() });
const Named = z.object({ en: z.string(), ua: z.string(), ru: z.string() });

/** A number of some calls, with what it opens. */
export const ReportValue = z.object({
  /** A count, a share 0 … 1, or a number in its own unit; null where no call has one. */
  value: z.number().nullable(),
  /** Calls that it is of. */
  n: z.int(),
  /** Those among them that count, where it is a share or a count. */
  hits: z.int().nullable(),
  /** Bounds of 95 %; null where they cannot be told. */
  low: z.number().nullable(),
  high: z.number().nullable(),
  /** The calls that it opens, where it counts people. */
  calls: z.int().optional(),
  /** In the period that it is compared with. */
  before: z.object({ value: z.number().nullable(), n: z.int() }).nullable(),
  /** The calls that count; of what is no share, those that it is of. Null where a number leads nowhere, as by a link. */
  open: z.object({ query: Query.nullable(), filters: CallFilters }).nullable(),
});
export type ReportValue = z.infer<typeof ReportValue>;

export const ReportRow = z.object({
  /**
   * In the order of `by`; null of calls that say nothing. Of a distribution the number that a row begins with, and the one that it ends
   * before, null where it has no end. Of a cohort the first day of the week or month in which people began, and how many later.
   */
  keys: z.array(z.string().nullable()),
  /** What ids are called; null of what a reader's language names. */
  labels: z.array(z.string().nullable()),
  calls: z.int(),
  values: z.array(ReportValue),
});
export type ReportRow = z.infer<typeof ReportRow>;

/** What is known of cohorts besides their calls. */
const Cohorts = z.object({
  /** How many people each of the first sums is. */
  sizes: z.array(z.int()),
  /** The week or month that is not over, as its first day; it is not among the second sums. */
  under_way: z.iso.date().nullable(),
  /** Calls of people who began before the first cohort. */
  earlier: z.int(),
});

export const ReportBlock = z.object({
  rows: z.array(ReportRow),
  /** Of two ways to group: all of the first, and all of the second. */
  sums: z.array(z.array(ReportRow)),
  /** Of rows beyond the limit, all together, where they can be opened as one; null of none. */
  rest: ReportRow.nullable(),
  /** Every call once. */
  totals: ReportRow,
  /** Calls of which the first measure cannot be known. */
  left_out: z.object({ n: z.int() }).nullable(),
  /** Rows that there are; the limit shows fewer. */
  count: z.int(),
  /** A call can stand in several rows, so that they do not add up. */
  adds_up: z.boolean(),
  /** Whether it was counted from the columns of days, or from the rows of calls: the numbers are the same. */
  source: z.enum(['days', 'rows']),
  /** Of a line over time: when what a measure is of was changed, so that it counts something else from then on. */
  changes: z.array(z.object({ day: z.iso.date(), measure: z.int(), version: z.int() })),
  cohort: Cohorts.optional(),
  /** A measure, a way to group or a filter that whoever asks may not see, so that nothing was counted. */
  hidden: z.string().nullable(),
  ms: z.number(),
});
export type ReportBlock = z.infer<typeof ReportBlock>;

/** The middle half of what there was in former periods; null where nobody knows what is usual. */
const UsualRange = z.object({ low: z.number(), high: z.number() }).nullable();
/** What is usual of the numbers of a block, in the order of its measures. */
export const UsualBlock = z.object({
  totals: z.array(UsualRange),
  rows: z.array(z.object({ keys: z.array(z.string().nullable()), values: z.array(UsualRange) })),
});
export type UsualBlock = z.infer<typeof UsualBlock>;
export const UsualReport = z.object({
  /** The time of day at which former periods end, as this one has come no further. */
  until: z.iso.time().nullable(),
  /** Former periods at most. */
  periods: z.int(),
  /** Null of a block of which nothing is claimed. */
  blocks: z.array(UsualBlock.nullable()),
});
export type UsualReport = z.infer<typeof UsualReport>;

const Days = z.object({ from: z.iso.date(), to: z.iso.date() });
export const RunReport = z.object({
  days: Days,
  before: Days.nullable(),
  time_zone: z.string(),
  counted_at: z.string(),
  blocks: z.array(ReportBlock),
  /** Only where it is asked for. */
  usual: UsualReport.optional(),
});
export type RunReport = z.infer<typeof RunReport>;

/** What somebody calls a count, to hear by live messages how far it has come. A request that is taken back ends its count. */
const RunName = z.string().min(1).max(64);

export const listReports = endpoint({
  method: 'GET',
  path: 'reports',
  can: 'reports.read',
  summary: 'Reports of the workspace',
  query: z.object({ ...Paging, limit: Paging.limit.default(1000) }),
  reply: listOf(Report),
});
export const getReportVocabulary = endpoint({
  method: 'GET',
  path: 'reports/vocabulary',
  can: 'reports.read',
  summary: 'What can be counted and by what, with its names in three languages',
  reply: z.object({
    measures: z.array(
      z.object({
        name: z.string(),
        group: z.enum(measureGroups),
        of: z.enum(measuredThings).nullable(),
        kind: z.enum(['count', 'share', 'number', 'sum']),
        label: Named,
      }),
    ),
    dimensions: z.array(
      z.object({ name: z.string(), group: z.enum(byGroups), adds_up: z.boolean(), label: Named }),
    ),
  }),
});
export const runReport = endpoint({
  method: 'POST',
  path: 'reports/run',
  can: 'reports.read',
  summary: 'Count a report that is not saved; every number opens its calls',
  body: z.object({ report: ReportInput, usual: z.boolean().default(false), run: RunName.optional() }),
  size: 'rules',
  reply: RunReport,
});
export const runSavedReport = endpoint({
  method: 'GET',
  path: 'reports/{id}/run',
  can: 'reports.read',
  summary: 'Count a saved report as it stands; with `usual` also what its numbers usually are',
  params: Params,
  query: z.object({ usual: z.enum(['0', '1']).default('0'), run: RunName.optional() }),
  reply: RunReport,
});
/** Calls behind a number that are shown at once. */
export const mostShownCalls = 50;
export const listReportCalls = endpoint({
  method: 'POST',
  path: 'reports/calls',
  can: 'reports.read',
  summary: 'The calls behind a number, the newest first, each with the moments that it counts for',
  body: z.object({
    open: z.object({ query: Query.nullable().default(null), filters: CallFilters }),
    /** What is counted: rules and answers have moments, of anything else there are the words that are asked for. */
    measure: Measure.pick({ name: true, of: true }).nullable().default(null),
    limit: z.int().min(1).max(mostShownCalls).default(10),
    offset: z.int().min(0).max(10_000).default(0),
  }),
  size: 'rules',
  reply: z.object({
    count: z.int(),
    results: z.array(z.object({ file: File, hits: z.array(Hit) })),
  }),
});
/** What a report is exported as. */
export const exportFormats = ['csv', 'xlsx', 'png', 'pdf'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const exportReport = endpoint({
  method: 'GET',
  path: 'reports/{id}/export',
  can: 'reports.read',
  summary: 'A report as a file: its own days, or others; titles in the language that is asked for',
  params: Params,
  query: z.object({
    format: z.enum(exportFormats).default('csv'),
    locale: z.enum(locales).default('en'),
    last: z.enum(lastPeriods).optional(),
    start: z.iso.date().optional(),
    to: z.iso.date().optional(),
    compare: z.enum(comparisons).optional(),
  }),
  reply: null,
});
export const getReport = endpoint({
  method: 'GET',
  path: 'reports/{id}',
  can: 'reports.read',
  summary: 'One report',
  params: Params,
  reply: Report,
});
export const createReport = endpoint({
  method: 'POST',
  path: 'reports',
  can: 'reports.write',
  summary: 'Add a report; its name is unique',
  body: ReportInput,
  size: 'rules',
  reply: Report,
  status: 201,
});
export const updateReport = endpoint({
  method: 'PUT',
  path: 'reports/{id}',
  can: 'reports.write',
  summary: 'Change a report',
  params: Params,
  body: ReportInput,
  size: 'rules',
  reply: Report,
});
export const restartReport = endpoint({
  method: 'POST',
  path: 'reports/{id}/restart',
  can: 'reports.write',
  summary: 'Count a report for another period from now on',
  params: Params,
  body: z.object({ period: ReportPeriod }),
  reply: Report,
});
export const removeReport = endpoint({
  method: 'DELETE',
  path: 'reports/{id}',
  can: 'reports.write',
  summary: 'Remove a report; its calls stay',
  params: Params,
  reply: null,
  status: 204,
});
export const lockReport = endpoint({
  method: 'POST',
  path: 'reports/{id}/lock',
  can: 'reports.write',
  summary: 'Only the author may lock or unlock',
  params: Params,
  body: z.object({ locked: z.boolean() }),
  reply: Report,
});
export const cloneReport = endpoint({
  method: 'POST',
  path: 'reports/{id}/clone',
  can: 'reports.write',
  summary: 'A copy under a new name',
  params: Params,
  reply: Report,
  status: 201,
});
export const listReportVersions = endpoint({
  method: 'GET',
  path: 'reports/{id}/versions',
  can: 'reports.read',
  summary: 'Former versions, newest first',
  params: Params,
  query: z.object({ ...Paging, limit: Paging.limit.default(50) }),
  reply: listOf(RuleVersion),
});
