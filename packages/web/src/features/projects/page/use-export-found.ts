import { longestPage } from '@earshot/core/lists.ts';
import type { Project } from '@earshot/core/projects/projects.ts';
import { useMutation } from '@tanstack/react-query';
import { useTexts } from '../../../lib/i18n.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useExport } from '../../../shared/bulk/bulk.queries.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { pageTexts } from '../page.texts.ts';
import { type ProjectFiles, projectFilesQuery } from '../projects.queries.ts';
import { foundFilters } from './found-filters.ts';
import { csvOrderOf, filesQueryOf, type ProjectSearch } from './project-search.ts';

type Options = { project: Project; search: ProjectSearch; list: ProjectFiles | undefined; now: Date };

/** Saves the listed calls as a table. An alert is nothing that all lists of calls know: those of one go by their ids. */
export function useExportFound({ project, search, list, now }: Options) {
  const t = useTexts(pageTexts);
  const notify = useNotify();
  const csv = useExport();
  const filters = foundFilters(project.id, search, now);
  const isTooMany = filters === null && list !== undefined && list.count > longestPage;
  const exporting = useMutation({
    mutationFn: async () => {
      const order = csvOrderOf(search);
      if (filters !== null) return csv.mutateAsync({ chosen: { filter: { filters, query: null } }, order });
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
