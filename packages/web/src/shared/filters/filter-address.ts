import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import { dimensions, namesOf, periodFields } from '@earshot/core/calls/dimensions.ts';
import { FlatFilters, filtersOfFlat, flatOfFilters } from '@earshot/core/calls/flat-filters.ts';
import { type MetricFilter, readMetricFilters } from '@earshot/core/calls/metric-filters.ts';
import { readList, writeList } from '@earshot/core/lists.ts';
import type { TextSearch } from '../../lib/text-search.ts';
import { anyTime, isPreset, momentOf, usualPeriod } from './period.ts';

export type FilterName = keyof typeof FlatFilters.shape;
/** The filters as an address holds them: the flat parameters of the list, everything as text. */
export type FilterSearch = TextSearch<FilterName>;

export const filterNames = Object.keys(FlatFilters.shape) as FilterName[];

/** Filters whose values are chosen from a list. */
export const listFilters = namesOf('choices', 'choice', 'names', 'ids');
export type ListFilter = (typeof listFilters)[number];

const moments = periodFields.flatMap((field) => [`${field}_start`, `${field}_to`] as const);

/** What the address means. Whatever it holds that cannot be understood is left out. */
export function filtersOf(search: FilterSearch, now: Date): CallFilters {
  const asked: FilterSearch = { ...search };
  for (const name of moments) {
    const moment = momentOf(search[name], name.endsWith('_to') ? 'to' : 'start', now);
    if (moment === undefined) delete asked[name];
    else asked[name] = moment;
  }
  const understood = filterNames.flatMap((name) => {
    const { data } = FlatFilters.shape[name].safeParse(asked[name]);
    return data === undefined || asked[name] === '' ? [] : [[name, data] as const];
  });
  const { metrics, ...filters } = filtersOfFlat(Object.fromEntries(understood));
  // A number without limits is one that is being chosen.
  const bounded = metrics?.filter(({ start, to }) => start !== null || to !== null) ?? [];
  return { ...filters, ...(bounded.length > 0 && { metrics: bounded }) };
}

/** The same to be kept: a period that moves on with the calendar goes on doing so. */
export function lastingFiltersOf(search: FilterSearch, now: Date): CallFilters {
  const { periods, ...filters } = filtersOf(search, now);
  if (periods === undefined) return filters;
  const lasting = periods.map((period) => {
    const start = search[`${period.field}_start`];
    return isPreset(start) ? { ...period, start: null, last: start } : period;
  });
  return { ...filters, periods: lasting };
}

/** Filters as an address. */
export const searchOf = (filters: CallFilters): FilterSearch => flatOfFilters(filters);

/** The parameters of GET files: only what can be understood, with moments in place of periods. */
export const flatQueryOf = (search: FilterSearch, now: Date): FilterSearch =>
  flatOfFilters(filtersOf(search, now));

/** The last three months, unless the address says when. */
export function withUsualPeriod<T extends FilterSearch>(search: T): T {
  return moments.some((name) => search[name]) ? search : { ...search, created_start: usualPeriod };
}

/** None at all, not even the usual period. */
export function withoutFilters<T extends FilterSearch>(search: T): T {
  const kept = { ...search };
  for (const name of filterNames) delete kept[name];
  return { ...kept, created_start: anyTime };
}

export const valuesOf = (search: FilterSearch, name: ListFilter): string[] => readList(search[name] ?? '');

/** Takes a value in or out. */
export function toggled<T extends FilterSearch>(search: T, name: ListFilter, value: string): T {
  const values = valuesOf(search, name);
  const next = values.includes(value)
    ? values.filter((one) => one !== value)
    : dimensions[name].kind === 'choice'
      ? [value]
      : [...values, value];
  return { ...search, [name]: writeList(next) || undefined };
}

export const metricsOf = (search: FilterSearch): MetricFilter[] =>
  readMetricFilters(search.metrics ?? '') ?? [];
