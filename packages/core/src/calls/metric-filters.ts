import { z } from 'zod';
import { whos } from '../call/role.ts';

/** A number of the call, or of one side, between two limits; null is open. */
export const MetricFilter = z.object({
  metric: z.string().max(100),
  who: z.enum(whos).default('anyone'),
  start: z.number().nullable().default(null),
  to: z.number().nullable().default(null),
});
export type MetricFilter = z.infer<typeof MetricFilter>;

const metricFilter =
  /^(?:(operator|abonent)\.)?([\w ]{1,100}):(-?[\d.]*(?:e-\d{1,3})?)\.\.(-?[\d.]*(?:e-\d{1,3})?)$/u;

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
