import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import { dimensions, namesOf, periodFields } from '@earshot/core/calls/dimensions.ts';
import { type FieldFilter, readFieldFilters } from '@earshot/core/calls/field-filters.ts';
import { FlatFilters, filtersOfFlat, flatOfFilters } from '@earshot/core/calls/flat-filters.ts';
import { type MetricFilter, readMetricFilters } from '@earshot/core/calls/metric-filters.ts';
import { readScoreFilters, type ScoreFilter } from '@earshot/core/calls/score-filters.ts';
import { readList, writeList } from '@earshot/core/lists.ts';
import type { TextSearch } from '../../lib/text-search.ts';
import { allTime, isPreset, momentOf, usualPeriods } from './period.ts';

export type FilterName = keyof typeof FlatFilters.shape;
/** The filters as an address holds them: the flat parameters of the list, everything as text. */
export type FilterSearch = TextSearch<FilterName>;

export const filterNames = Object.keys(FlatFilters.shape) as FilterName[];

/** Filters whose values are chosen from a list. */
export const listFilters = namesOf('choices', 'choice', 'names', 'ids');
export type ListFilter = (typeof listFilters)[number];

const moments = periodFields.flatMap((field) => [`${field}_start`, `${field}_to`] as const);
const saysWhen = (search: FilterSearch) => moments.some((name) => search[name]);

/** What the address means. Whatever it holds that cannot be understood is left out. */
export function filtersOf(search: FilterSearch, now: Date): CallFilters {
  const asked: FilterSearch = { ...search };
  for (const field of periodFields) {
    const [start, to] = [search[`${field}_start`], search[`${field}_to`]];
    asked[`${field}_start`] = momentOf(start, 'start', now);
    asked[`${field}_to`] = momentOf(to ?? (isPreset(start) ? start : undefined), 'to', now);
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
    return isPreset(start) ? { ...period, start: null, to: null, last: start } : period;
  });
  return { ...filters, periods: lasting };
}

/** Filters as an address. */
export const searchOf = (filters: CallFilters): FilterSearch => flatOfFilters(filters);

/** The list of exactly these calls: it begins with the last three months where nothing says when. */
export const searchOfCalls = (filters: CallFilters): FilterSearch => ({ ...allTime, ...searchOf(filters) });

/** The parameters of GET files: only what can be understood, with moments in place of periods. */
export const flatQueryOf = (search: FilterSearch, now: Date): FilterSearch =>
  flatOfFilters(filtersOf(search, now));

/** The last three months by each date, unless the address says when. */
export function withUsualPeriods<T extends FilterSearch>(search: T): T {
  return saysWhen(search) ? search : { ...search, ...usualPeriods };
}

/** Without any of its own: a page that has a usual period begins with it again. */
export function withoutFilters<T extends FilterSearch>(search: T): T {
  const kept = { ...search };
  for (const name of filterNames) delete kept[name];
  return kept;
}

/** The filters without what stands beside them in an address. */
export const filtersAlone = (search: FilterSearch): FilterSearch =>
  Object.fromEntries(filterNames.flatMap((name) => (search[name] ? [[name, search[name]]] : [])));

/** The same filters for calls of all time. */
export const ofAllTime = <T extends FilterSearch>(search: T): T => ({ ...search, ...allTime });

/** Whether some calls are left out for their date. */
export const hasPeriod = (search: FilterSearch, now: Date): boolean =>
  filtersOf(search, now).periods !== undefined;

/** Whether the address has a filter of its own. */
export const hasFilters = (search: FilterSearch): boolean => filterNames.some((name) => search[name]);

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

/** What has to hold besides, each as an address by itself. */
export const besidesOf = (search: FilterSearch): FilterSearch[] =>
  (FlatFilters.shape.also.safeParse(search.also || undefined).data ?? []).map(flatOfFilters);

/** The address without the one of them that stands there. */
export function withoutBeside(search: FilterSearch, at: number): FilterSearch {
  const also = FlatFilters.shape.also.safeParse(search.also || undefined).data ?? [];
  return { also: flatOfFilters({ also: also.toSpliced(at, 1) }).also };
}

export const metricsOf = (search: FilterSearch): MetricFilter[] =>
  readMetricFilters(search.metrics ?? '') ?? [];

export const fieldsOf = (search: FilterSearch): FieldFilter[] => readFieldFilters(search.fields ?? '') ?? [];

export const scoresOf = (search: FilterSearch): ScoreFilter[] =>
  readScoreFilters(search.project_score ?? '') ?? [];
