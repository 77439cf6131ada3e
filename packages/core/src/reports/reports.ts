import { z } from 'zod';
import { daysBetween } from '../agents/day-steps.ts';
import { CallFilters } from '../calls/call-filters.ts';
import { Query } from '../matching/query.ts';
import { ruleFields } from '../rules/rules.ts';
import { type ByName, byNames, byOf, isTimeStep } from './by-what.ts';
import { cohortOf } from './cohort.ts';
import { filtersWithin, isOfKind, type MeasureName, measureNames, measureOf } from './measures.ts';
import { comparisons, lastPeriods } from './report-period.ts';

export const reportNameLength = { least: 2, most: 100 } as const;
export const longestReportNote = 500;
/** Blocks of one report, measures of a block, and ways to group one. */
export const mostBlocks = 12;
export const mostMeasures = 6;
export const mostBys = 2;
/** The longest period, in days: ten years and the leap days among them. */
export const longestPeriod = 3653;

/** How a block is drawn. */
export const draws = [
  'number',
  'line',
  'bar',
  'stacked',
  'table',
  'pivot',
  'heat',
  'scatter',
  'funnel',
  'spread',
  'cohort',
] as const;
export type Draw = (typeof draws)[number];

/** What is told of the numbers of calls; of a share and a count there is only one thing to tell. */
export const stats = ['mean', 'median', 'p90', 'least', 'most', 'sum'] as const;
export type Stat = (typeof stats)[number];

export const Measure = z.object({
  name: z.enum(measureNames as [MeasureName, ...MeasureName[]]),
  /** The id of a rule or goal, an emotion, a metric as `operator.talk_share`, or a question as `12.3`: its goal and its number. */
  of: z
    .union([z.int(), z.string().min(1).max(100)])
    .nullable()
    .default(null),
  /** Of what is a share: the share, or how many calls. */
  share: z.boolean().default(true),
  stat: z.enum(stats).default('mean'),
});
export type Measure = z.infer<typeof Measure>;

/** How many calls there are. */
export const callsCounted: Measure = { name: 'calls', of: null, share: true, stat: 'mean' };

const percentiles = {
  median: 0.5,
  p90: 0.9,
  least: 0,
  most: 1,
  mean: null,
  sum: null,
} as const satisfies Record<Stat, number | null>;

/** The part of the numbers below which the one that is told lies; null where it is a mean or a sum, or no number of calls. */
export const percentileOf = ({ name, stat }: Pick<Measure, 'name' | 'stat'>): number | null =>
  measureOf(name).kind === 'number' ? percentiles[stat] : null;

export const Block = z.object({
  /** Empty: named after what it counts. */
  title: z.string().trim().max(reportNameLength.most).default(''),
  measures: z.array(Measure).min(1).max(mostMeasures),
  by: z
    .array(z.enum(byNames as [ByName, ...ByName[]]))
    .max(mostBys)
    .default([]),
  draw: z.enum(draws).default('table'),
  /** Rows by the first measure or by what they are called; times are always in their order. */
  sort: z.enum(['highest', 'lowest', 'name']).default('highest'),
  limit: z.int().min(1).max(200).default(20),
  /** Besides those of the report. */
  filters: CallFilters.default({}),
});
export type Block = z.infer<typeof Block>;

/** The days that a report is of: those that move on, or fixed ones. */
export const ReportPeriod = z
  .object({
    last: z.enum(lastPeriods).nullable().default(null),
    start: z.iso.date().nullable().default(null),
    to: z.iso.date().nullable().default(null),
    compare: z.enum(comparisons).nullable().default(null),
  })
  .refine(({ last, start, to }) => last !== null || (start !== null && to !== null && start <= to), {
    message: 'a period that moves on, or a first and a last day',
  })
  .refine(({ start, to }) => start === null || to === null || daysBetween(start, to) <= longestPeriod, {
    message: 'no more than ten years',
  });
export type ReportPeriod = z.infer<typeof ReportPeriod>;

export const ReportInput = z.object({
  name: z.string().trim().min(reportNameLength.least).max(reportNameLength.most),
  note: z.string().trim().max(longestReportNote).default(''),
  filters: CallFilters.default({}),
  query: Query.nullable().default(null),
  period: ReportPeriod.default({ last: '30d', start: null, to: null, compare: 'previous' }),
  blocks: z.array(Block).min(1).max(mostBlocks),
});
export type ReportInput = z.infer<typeof ReportInput>;

export const Report = z.object({ ...ReportInput.shape, ...ruleFields });
export type Report = z.infer<typeof Report>;

/** What a person set of a report, without what follows from it. */
export const reportInputOf = ({ name, note, filters, query, period, blocks }: ReportInput): ReportInput => ({
  name,
  note,
  filters,
  query,
  period,
  blocks,
});

export const blockIssues = [
  'of_missing',
  'of_unwanted',
  'same_by',
  'draw_by',
  'draw_time',
  'draw_two',
  'draw_counts',
  'draw_number',
  'draw_cohort',
  'only_cohort',
] as const;
export type BlockIssue = (typeof blockIssues)[number];

/** What of a block cannot be counted or drawn; null where all is well. */
export function issueOf({ measures, by, draw }: Pick<Block, 'measures' | 'by' | 'draw'>): BlockIssue | null {
  for (const { name, of } of measures) {
    if (!isOfKind(name, of)) return measureOf(name).of === null ? 'of_unwanted' : 'of_missing';
  }
  if (new Set(by).size < by.length) return 'same_by';
  if (draw === 'cohort') return measures.length === 1 && cohortOf(by) !== null ? null : 'draw_cohort';
  if (!measures.every(isOfCalls)) return 'only_cohort';
  if (!drawsOf(by).includes(draw)) return by.length === 0 || draw === 'number' ? 'draw_by' : 'draw_time';
  if (draw === 'scatter' && measures.length < 2) return 'draw_two';
  if (draw === 'funnel' && !measures.every(isStep)) return 'draw_counts';
  if (draw === 'spread' && !(measures.length === 1 && measures.every(isSpread))) return 'draw_number';
  return null;
}

/** Whether a measure is of calls, so that it can be told of any: who came back is of people. */
export const isOfCalls = ({ name }: Pick<Measure, 'name'>): boolean => name !== 'came_back';

/** Whether a measure can be a step of a funnel: calls that are counted, out of those of the step before. */
export const isStep = ({ name, share }: Pick<Measure, 'name' | 'share'>): boolean =>
  measureOf(name).kind === 'share' && !share;

/** Whether how the calls spread over a measure can be told: numbers between whose limits calls can be asked for. */
export const isSpread = ({ name, of }: Pick<Measure, 'name' | 'of'>): boolean =>
  filtersWithin(name, of, { from: 0, below: null }) !== null;

/** How what is grouped so can be drawn, the usual way first. */
export function drawsOf(by: readonly ByName[]): Draw[] {
  const [first, second] = by;
  if (first === undefined) return ['number', 'table', 'funnel', 'spread'];
  if (second !== undefined)
    return ['pivot', 'heat', 'stacked', 'table', ...(cohortOf(by) === null ? [] : (['cohort'] as const))];
  return isTimeStep(first)
    ? ['line', 'bar', 'table']
    : ['bar', 'table', 'scatter', ...(byOf(first).key === 'word' ? (['line'] as const) : [])];
}
