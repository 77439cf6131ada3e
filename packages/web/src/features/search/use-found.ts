import { useQuery } from '@tanstack/react-query';
import { CallError } from '../../lib/call.ts';
import { filtersOf, hasPeriod, ofAllTime } from '../../shared/filters/filter-address.ts';
import { queryIssuesQuery } from '../../shared/rules/rules.queries.ts';
import { orderOf } from './OrderMenu.tsx';
import { countQuery, facetsQuery, searchQuery } from './search.queries.ts';
import { asksForWords, queryOf, type SearchSearch } from './search-address.ts';

const pageSize = 20;

export type Found = ReturnType<typeof useFound>;

/** What is found for the question in the address, how many of what, and what is wrong with the question. */
export function useFound(search: SearchSearch, now: Date) {
  const query = queryOf(search);
  const hasWords = asksForWords(query);
  const filters = filtersOf(search, now);
  const order = orderOf(search);
  const found = useQuery({
    ...searchQuery({ query, filters, ...order, limit: pageSize, offset: Number(search.offset) || 0 }),
    enabled: hasWords,
  });
  const counted = useQuery({
    ...facetsQuery({ query, filters }),
    enabled: hasWords && found.isSuccess && !found.isPlaceholderData,
  }).data;
  const ofAnyTime = useQuery({
    ...countQuery({ query, filters: filtersOf(ofAllTime(search), now) }),
    enabled: hasWords && hasPeriod(search, now) && found.isSuccess && !found.isPlaceholderData,
  }).data;
  const { facets, hits } = counted ?? {};
  const checked = useQuery({ ...queryIssuesQuery(query), enabled: hasWords });
  const issues = hasWords ? (checked.data?.issues ?? []) : [];
  const isMistake = found.error instanceof CallError && found.error.code === 'queries.invalid';
  // What another question found is no answer to one that cannot be read.
  const page = hasWords && !isMistake ? found.data : undefined;
  const error = found.isError && !isMistake ? found.error : null;
  const { isFetching, refetch } = found;
  const asked = { query, hasWords, filters, order, issues, isMistake };
  return { ...asked, facets, hits, ofAnyTime, page, error, isFetching, refetch };
}
