import { writeScoreFilters } from '@earshot/core/calls/score-filters.ts';
import { useQueries } from '@tanstack/react-query';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { oneProjectQuery } from '../projects/projects.queries.ts';
import { useMayFor } from '../users.queries.ts';
import type { FilterSearch } from './filter-address.ts';
import { scoresOf } from './filter-address.ts';
import { filterTexts } from './filters.texts.ts';
import type { ActiveFilter } from './use-active-filters.ts';

/** Scores in projects that the list is narrowed by, which only a link asks for. */
export function useScoreFilters(search: FilterSearch): ActiveFilter[] {
  const t = useTexts(filterTexts);
  const may = useMayFor();
  const scores = scoresOf(search);
  const projects = useQueries({
    queries: scores.map(({ project_id }) => ({
      ...oneProjectQuery(project_id),
      enabled: may('projects.read'),
    })),
  });
  return scores.map(({ project_id, start, to }, at) => {
    const from = start === null ? null : formatNumber(start);
    const until = to === null ? null : formatNumber(to);
    const value =
      from !== null && until !== null
        ? t('range', { from, to: until })
        : from !== null
          ? t('rangeFrom', { from })
          : until === null
            ? t('anyScore')
            : t('rangeTo', { to: until });
    return {
      key: `score-${project_id}`,
      title: t('scoreIn', { name: projects[at]?.data?.name ?? String(project_id) }),
      value,
      without: { project_score: writeScoreFilters(scores.toSpliced(at, 1)) || undefined },
    };
  });
}
