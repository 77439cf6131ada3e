import { z } from 'zod';
import { whos } from '../call/role.ts';
import { emotionNames } from '../emotions/emotions.ts';
import { directions, fileOrigins, fileStatuses, fileTypes } from './files.ts';

export const periodFields = ['created', 'recorded_at'] as const;
/** Periods that move on with the calendar: the last seven days are always the last seven, today among them. */
export const lastPeriods = ['today', '7d', '30d', '3m'] as const;
export type LastPeriod = (typeof lastPeriods)[number];
/** How far before today each of them begins. */
export const beginsBefore: Record<LastPeriod, { months: number; days: number }> = {
  today: { months: 0, days: 0 },
  '7d': { months: 0, days: 6 },
  '30d': { months: 0, days: 29 },
  '3m': { months: 3, days: 0 },
};

const Ids = z.array(z.int()).max(200);
const Names = z.array(z.string().max(200)).max(200);

/** A number of the call, or of one side, between two limits; null is open. */
export const MetricFilter = z.object({
  metric: z.string().max(100),
  who: z.enum(whos).default('anyone'),
  start: z.number().nullable().default(null),
  to: z.number().nullable().default(null),
});

/**
 * Which calls are meant: everything the search and files pages can filter by. A segment is exactly this under a name.
 * Lists are joined by or, the filters by and.
 */
export const CallFilters = z.object({
  status: z.array(z.enum(fileStatuses)).optional(),
  type: z.enum(fileTypes).optional(),
  language: Names.optional(),
  direction: z.enum(directions).optional(),
  origin: z.array(z.enum(fileOrigins)).optional(),
  sources: Ids.optional(),
  tags: Ids.optional(),
  /** Calls with none of these tags. */
  without_tags: Ids.optional(),
  segments: Ids.optional(),
  patterns: Ids.optional(),
  operators: Names.optional(),
  abonents: Names.optional(),
  /** Part of the file name, the operator or the abonent. */
  name: z.string().max(200).optional(),
  /** Milliseconds; 0 as the upper bound is no bound. */
  duration: z.object({ start: z.int().min(0).default(0), to: z.int().min(0).default(0) }).optional(),
  periods: z
    .array(
      z.object({
        field: z.enum(periodFields),
        start: z.iso.datetime({ offset: true }).nullable().default(null),
        to: z.iso.datetime({ offset: true }).nullable().default(null),
        /** In place of a start: up to now, by the days of the workspace's time zone. */
        last: z.enum(lastPeriods).optional(),
      }),
    )
    .max(4)
    .optional(),
  /** Only one's own favourites. */
  favorite: z.boolean().optional(),
  /** The emotion that is strongest besides neutral. */
  emotions: z.array(z.enum(emotionNames)).optional(),
  metrics: z.array(MetricFilter).max(20).optional(),
  /** A hand-picked set. */
  ids: z.array(z.uuid()).max(1000).optional(),
});
export type CallFilters = z.infer<typeof CallFilters>;

export type MetricFilter = z.infer<typeof MetricFilter>;

const metricFilter = /^(?:(operator|abonent)\.)?([\w ]{1,100}):(-?[\d.]*)\.\.(-?[\d.]*)$/u;

/** Reads `holds:1..3,operator.talk_share:0.5..`; undefined when that is not what it says. */
export function readMetricFilters(text: string): MetricFilter[] | undefined {
  const filters: MetricFilter[] = [];
  for (const part of text.split(',').filter(Boolean)) {
    const [, who, metric, start, to] = metricFilter.exec(part) ?? [];
    const limits = [start, to].map((limit) => (limit ? Number(limit) : null));
    if (metric === undefined || limits.some((limit) => Number.isNaN(limit))) return undefined;
    const [low = null, high = null] = limits;
    filters.push({ metric, who: (who as 'operator' | undefined) ?? 'anyone', start: low, to: high });
  }
  return filters;
}

/** The opposite of `readMetricFilters`. */
export function writeMetricFilters(filters: readonly MetricFilter[]): string {
  return filters
    .map(
      ({ metric, who, start, to }) =>
        `${who === 'anyone' ? '' : `${who}.`}${metric}:${start ?? ''}..${to ?? ''}`,
    )
    .join(',');
}
