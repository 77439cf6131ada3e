import type { FilterSearch } from './filter-address.ts';
import type { ActiveFilter } from './use-active-filters.ts';
import { useBesideFilters } from './use-beside-filters.ts';
import { useFieldNumberFilters } from './use-field-number-filters.ts';
import { useGoalScoreFilters } from './use-goal-score-filters.ts';
import { useScoreFilters } from './use-score-filters.ts';
import { useSinceFilters } from './use-since-filters.ts';

/** What the list is narrowed by and only a link asks for. */
export function useLinkedFilters(search: FilterSearch): ActiveFilter[] {
  return [
    ...useFieldNumberFilters(search),
    ...useScoreFilters(search),
    ...useGoalScoreFilters(search),
    ...useSinceFilters(search),
    ...useBesideFilters(search),
  ];
}
