import type { z } from 'zod';
import { writeList } from '../lists.ts';
import { type CallFilters, writeMetricFilters } from './call-filters.ts';
import type { FileFilters } from './files.api.ts';

/** The flat query parameters of a list as filters. */
export function filtersOfFlat(query: z.output<typeof FileFilters>): CallFilters {
  const {
    duration_start,
    duration_to,
    created_start,
    created_to,
    recorded_at_start,
    recorded_at_to,
    favorite,
    ...same
  } = query;
  const periods = [
    { field: 'created' as const, start: created_start ?? null, to: created_to ?? null },
    { field: 'recorded_at' as const, start: recorded_at_start ?? null, to: recorded_at_to ?? null },
  ].filter(({ start, to }) => start !== null || to !== null);
  return {
    ...same,
    ...(favorite === '1' ? { favorite: true } : {}),
    ...(duration_start || duration_to
      ? { duration: { start: duration_start ?? 0, to: duration_to ?? 0 } }
      : {}),
    ...(periods.length > 0 ? { periods } : {}),
  };
}

/**
 * The opposite of `filtersOfFlat`, as an address holds it: there a period that moves on is a start by its name. A
 * hand-picked set has no place there.
 */
export function flatOfFilters(filters: CallFilters): Partial<Record<keyof typeof FileFilters.shape, string>> {
  const { duration, periods, favorite, metrics, ids: _, type, direction, name, ...lists } = filters;
  const flat: Record<string, string | undefined> = { type, direction, name };
  for (const [key, values] of Object.entries(lists))
    if (values?.length) flat[key] = writeList(values.map(String));
  if (duration?.start) flat.duration_start = String(duration.start);
  if (duration?.to) flat.duration_to = String(duration.to);
  for (const { field, start, to, last } of periods ?? []) {
    const begin = last ?? start;
    if (begin !== null) flat[`${field}_start`] = begin;
    if (to !== null) flat[`${field}_to`] = to;
  }
  if (favorite) flat.favorite = '1';
  if (metrics?.length) flat.metrics = writeMetricFilters(metrics);
  return Object.fromEntries(Object.entries(flat).filter(([, value]) => value !== undefined));
}
