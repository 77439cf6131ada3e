import type { CallFilters } from '@earshot/core/files/call-filters.ts';
import type { FileFilters } from '@earshot/core/files/files.api.ts';
import type { z } from 'zod';

/** The flat query parameters of a list as filters. */
export function filtersOfQuery(query: z.output<typeof FileFilters>): CallFilters {
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
