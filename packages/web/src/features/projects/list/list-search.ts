import { matchingTypes } from '@earshot/core/matching/query.ts';
import { projectOrders } from '@earshot/core/projects/projects.api.ts';
import { type ProjectKind, projectStates } from '@earshot/core/projects/projects.ts';
import type { TextSearch } from '../../../lib/text-search.ts';
import { usualLimit } from '../../../shared/files/list-choices.ts';
import type { ProjectsQuery } from '../projects.queries.ts';

/** What the address of the list holds. Everything is text there; `create` makes a new one. */
export type ProjectListSearch = TextSearch<
  'state' | 'text' | 'author' | 'matching' | 'sorting_by' | 'order_by' | 'page' | 'limit' | 'create'
>;

export const pageSizes = [10, 25, 50, 100] as const;
const defaultLimit = 10;

const oneOf = <T extends string>(values: readonly T[], text: string | undefined): T | undefined =>
  values.find((value) => value === text);

export const limitOf = (search: ProjectListSearch) => Number(search.limit) || usualLimit() || defaultLimit;
export const pageOf = (search: ProjectListSearch) => Math.max(1, Math.floor(Number(search.page) || 1));
export const orderOf = (search: ProjectListSearch) => oneOf(projectOrders, search.sorting_by) ?? 'updated';
export const stateOf = (search: ProjectListSearch) => oneOf(projectStates, search.state);
export const matchingOf = (search: ProjectListSearch) => oneOf(matchingTypes, search.matching);
/** Names go from A, everything else from the newest and most. */
export const directionOf = (search: ProjectListSearch) =>
  oneOf(['asc', 'desc'], search.order_by) ?? (orderOf(search) === 'name' ? 'asc' : 'desc');

const defined = <T extends object>(query: T): T =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as T;

/** What is asked of the server. */
export function queryOf(search: ProjectListSearch, kind: ProjectKind): ProjectsQuery {
  const limit = limitOf(search);
  const author = Number(search.author);
  return defined({
    kind,
    limit,
    offset: (pageOf(search) - 1) * limit,
    state: stateOf(search),
    matching: matchingOf(search),
    author: author > 0 ? author : undefined,
    text: search.text?.trim() || undefined,
    sorting_by: orderOf(search),
    order_by: directionOf(search),
  }) as ProjectsQuery;
}

/** Whether something is left out besides by the state. */
export const isNarrowed = ({ text, author, matching, state }: ProjectListSearch): boolean =>
  Boolean(text || author || matching || state);
