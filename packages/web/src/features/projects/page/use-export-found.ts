import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import { longestPage } from '@earshot/core/lists.ts';
import type { Project } from '@earshot/core/projects/projects.ts';
import { useMutation } from '@tanstack/react-query';
import { useTexts } from '../../../lib/i18n.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useExport } from '../../../shared/bulk/bulk.queries.ts';
import { filtersOf } from '../../../shared/filters/filter-address.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { pageTexts } from '../page.texts.ts';
import { type ProjectFiles, projectFilesQuery } from '../projects.queries.ts';
import { alertOf, filesQueryOf, type ProjectSearch, scoreOf } from './project-search.ts';

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

/** Saves the listed calls as a table. An alert is nothing that all lists of calls know: those of one go by their ids. */
export function useExportFound({ project, search, list, now }: Options) {
  const t = useTexts(pageTexts);
  const notify = useNotify();
  const csv = useExport();
  const isOfAlert = alertOf(search) !== undefined;
  const isTooMany = isOfAlert && list !== undefined && list.count > longestPage;
  const exporting = useMutation({
    mutationFn: async () => {
      const order = { sorting_by: 'created', order_by: 'desc' } as const;
      if (!isOfAlert) {
        const filter = { filters: foundFilters(project.id, search, now), query: null };
        return csv.mutateAsync({ chosen: { filter }, order });
      }
      const query = { ...filesQueryOf(search, now), limit: longestPage, offset: 0 };
      const { results } = await queryClient.fetchQuery(projectFilesQuery(project.id, query));
      return csv.mutateAsync({ chosen: { ids: results.map(({ file_id }) => file_id) }, order });
    },
    onSuccess: () => notify.done(t('exported')),
    onError: notify.failed,
  });
  return {
    isTooMany,
    canExport: !isTooMany && !exporting.isPending && (list?.count ?? 0) > 0,
    start: () => exporting.mutate(),
  };
}
