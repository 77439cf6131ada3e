import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import type { ProjectInput } from '@earshot/core/projects/projects.ts';

/** The calls behind a number of a dry run: a day, where it is of one. */
type Opened = { filters: CallFilters };

/**
 * What a project that is not stored would find, as filters of calls; null where no list of calls can say it: words, or words or
 * patterns.
 */
export function openTried(tried: ProjectInput, from: Date, to: Date): Opened | null {
  if (tried.query !== null) return null;
  const { periods = [], ...filters } = tried.filters;
  // A list joins tags, segments and patterns in one way.
  if (filters.matching === 'all' && tried.patterns.length > 1) return null;
  if (tried.patterns.length > 0 && filters.patterns !== undefined) return null;
  const hasRecorded = periods.some(({ field }) => field === 'recorded_at');
  if (hasRecorded) return null;
  return {
    filters: {
      ...filters,
      ...(tried.patterns.length > 0 && { patterns: tried.patterns }),
      ...(!tried.auto_language && { language: tried.language }),
      periods: [...periods, { field: 'recorded_at', start: from.toISOString(), to: to.toISOString() }],
    },
  };
}

/** A day of a dry run, from its first to its last moment. */
export function edgesOfDay(day: string): [Date, Date] {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return [new Date(year, month - 1, date), new Date(year, month - 1, date, 23, 59, 59, 999)];
}
