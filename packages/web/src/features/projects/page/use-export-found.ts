import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import type { Project } from '@earshot/core/projects/projects.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useExport } from '../../../shared/bulk/bulk.queries.ts';
import { filtersOf } from '../../../shared/filters/filter-address.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { pageTexts } from '../page.texts.ts';
import type { ProjectFiles } from '../projects.queries.ts';
import { type ProjectSearch, scoreOf } from './project-search.ts';

type Options = { project: Project; search: ProjectSearch; list: ProjectFiles | undefined; now: Date };

/** The calls of a project that its page lists, as filters of any list of calls. */
export function foundFilters(projectId: number, search: ProjectSearch, now: Date): CallFilters {
  const [start = null, to = null] = [scoreOf(search.valueFrom), scoreOf(search.valueTo)];
  return {
    ...filtersOf(search, now),
    ...(start === null && to === null
      ? { projects: [projectId] }
      : { project_score: [{ project_id: projectId, start, to }] }),
    ...(search.file_id && { ids: [search.file_id] }),
  };
}

/** Saves the listed calls as a table. */
export function useExportFound({ project, search, list, now }: Options) {
  const t = useTexts(pageTexts);
  const notify = useNotify();
  const csv = useExport();
  const start = () =>
    csv.mutate(
      {
        chosen: { filter: { filters: foundFilters(project.id, search, now), query: null } },
        order: { sorting_by: 'created', order_by: 'desc' },
      },
      { onSuccess: () => notify.done(t('exported')), onError: notify.failed },
    );
  return { canExport: !csv.isPending && (list?.count ?? 0) > 0, start };
}
