import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import { filtersOf } from '../../../shared/filters/filter-address.ts';
import { alertOf, isScripted, type ProjectSearch, scoreOf } from './project-search.ts';

/**
 * The calls of a project that its page lists, as filters of any list of calls. Null for those of an alert, and those in which
 * a script was said: lists of calls know neither.
 */
export function foundFilters(projectId: number, search: ProjectSearch, now: Date): CallFilters | null {
  if (alertOf(search) !== undefined || isScripted(search)) return null;
  const filters = filtersOf(search, now);
  const [start = null, to = null] = [scoreOf(search.valueFrom), scoreOf(search.valueTo)];
  return {
    ...filters,
    // Beside what the address asks of this and of other projects: nothing but what is listed may be meant.
    project_score: [...(filters.project_score ?? []), { project_id: projectId, pattern_id: null, start, to }],
    ...(search.file_id && { ids: [search.file_id] }),
  };
}
