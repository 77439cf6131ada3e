import { readList, writeList } from '@earshot/core/lists.ts';
import { statSteps } from '@earshot/core/projects/projects.api.ts';
import type { TextSearch } from '../../../lib/text-search.ts';
import type { CsvOrder } from '../../../shared/bulk/bulk.queries.ts';
import { usualLimit } from '../../../shared/files/list-choices.ts';
import { type FilterSearch, flatQueryOf, hasFilters } from '../../../shared/filters/filter-address.ts';
import type { ProjectFilesQuery } from '../projects.queries.ts';

/** Other names that an address may give to filters of calls. */
type Aliases = TextSearch<'operator' | 'subscriber' | 'createdFrom' | 'createdTo'>;
type Shown = TextSearch<
  'tab' | 'by' | 'valueFrom' | 'valueTo' | 'sort' | 'page' | 'limit' | 'file_id' | 'alert' | 'scripted'
>;
/** What the address of a project holds. Everything is text there. */
export type ProjectSearch = FilterSearch & Aliases & Shown;

export const stepOf = ({ by }: ProjectSearch) => statSteps.find((step) => step === by) ?? 'month';

export const fileSorts = ['new', 'old', 'high', 'low'] as const;
export const sortOf = ({ sort }: ProjectSearch) => fileSorts.find((one) => one === sort) ?? 'new';

export const pageSizes = [10, 25, 50, 100] as const;
const defaultLimit = 10;
export const limitOf = (search: ProjectSearch) => Number(search.limit) || usualLimit() || defaultLimit;
export const pageOf = (search: ProjectSearch) => Math.max(1, Math.floor(Number(search.page) || 1));

/** The address with the filters by their own names, so that each shows as one. */
export function withOwnNames(search: ProjectSearch): ProjectSearch {
  const { operator, subscriber, createdFrom, createdTo, ...rest } = search;
  const joined = (values: string | undefined, one: string) =>
    writeList([...new Set([...readList(values ?? ''), one])]);
  return {
    ...rest,
    ...(operator && { operators: joined(rest.operators, operator) }),
    ...(subscriber && { abonents: joined(rest.abonents, subscriber) }),
    ...(createdFrom && { created_start: createdFrom }),
    ...(createdTo && { created_to: createdTo }),
  };
}

/** A whole number, or nothing. */
export const scoreOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^-?\d+$/u.test(text) ? Number(text) : undefined;

/** The alert whose calls are shown. */
export const alertOf = ({ alert }: ProjectSearch): number | undefined => scoreOf(alert);

/** Only calls in which a script was said that must be. */
export const isScripted = ({ scripted }: ProjectSearch): boolean => scripted === '1' || scripted === 'true';

const orders = {
  new: { order_by: 'desc' },
  old: { order_by: 'asc' },
  high: { sortByValue: '1', order_by: 'desc' },
  low: { sortByValue: '1', order_by: 'asc' },
} as const;

/** What is asked of the server. */
export function filesQueryOf(search: ProjectSearch, now: Date): ProjectFilesQuery {
  const limit = limitOf(search);
  const [valueFrom, valueTo] = [scoreOf(search.valueFrom), scoreOf(search.valueTo)];
  return {
    ...(flatQueryOf(search, now) as ProjectFilesQuery),
    ...orders[sortOf(search)],
    limit,
    offset: (pageOf(search) - 1) * limit,
    ...(valueFrom !== undefined && { valueFrom }),
    ...(valueTo !== undefined && { valueTo }),
    ...(search.file_id && { file_id: search.file_id }),
    ...(alertOf(search) !== undefined && { alert: alertOf(search) }),
    ...(isScripted(search) && { scripted: '1' as const }),
  };
}

/** The order of a table of the same calls, which knows no scores of projects. */
export function csvOrderOf(search: ProjectSearch): CsvOrder {
  return { sorting_by: 'created', order_by: sortOf(search) === 'old' ? 'asc' : 'desc' };
}

/** The address of what is listed, whatever page of it one has turned to. */
export function addressOfView(search: ProjectSearch): string {
  const { page: _, ...kept } = search;
  const pairs = Object.entries(kept).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return new URLSearchParams(pairs).toString();
}

/** Whether some of what was found is left out. */
export const isNarrowed = (search: ProjectSearch): boolean =>
  hasFilters(search) ||
  scoreOf(search.valueFrom) !== undefined ||
  scoreOf(search.valueTo) !== undefined ||
  Boolean(search.file_id) ||
  isScripted(search) ||
  alertOf(search) !== undefined;
