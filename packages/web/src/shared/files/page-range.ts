import type { SearchPage } from './files.queries.ts';

/** Which calls of a list a page shows, counted from 1. */
export type PageRange = {
  from: number;
  to: number;
  all: number;
  /** There are more than `all`. */
  isMore: boolean;
  hasNext: boolean;
};

/** Where counting stopped, a full page may have another one behind it, and one that is not full is the last. */
export function pageRange({
  count,
  count_is_capped,
  offset,
  limit,
  results,
}: Pick<SearchPage, 'count' | 'count_is_capped' | 'offset' | 'limit'> & {
  results: readonly unknown[];
}): PageRange {
  const to = offset + results.length;
  const isMore = count_is_capped && results.length === limit;
  const all = count_is_capped && !isMore ? to : Math.max(count, to);
  return { from: Math.min(offset + 1, to), to, all, isMore, hasNext: isMore || offset + limit < all };
}
