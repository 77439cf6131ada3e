import { writeScoreFilters } from '@earshot/core/calls/score-filters.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { oneProjectQuery } from '../projects/projects.queries.ts';
import { patternsQuery } from '../rules/rules.queries.ts';
import { useMayFor } from '../users.queries.ts';
import type { FilterSearch } from './filter-address.ts';
import { scoresOf } from './filter-address.ts';
import { filterTexts } from './filters.texts.ts';
import type { ActiveFilter } from './use-active-filters.ts';
import { useRangeText } from './use-range-text.ts';

/** Scores in projects, and patterns that they found calls by, that the list is narrowed by; only a link asks for them. */
export function useScoreFilters(search: FilterSearch): ActiveFilter[] {
  const t = useTexts(filterTexts);
  const may = useMayFor();
  const rangeText = useRangeText();
  const edge = (limit: number | null) => (limit === null ? null : formatNumber(limit));
  const scores = scoresOf(search);
  const projects = useQueries({
    queries: scores.map(({ project_id }) => ({
      ...oneProjectQuery(project_id),
      enabled: may('projects.read'),
    })),
  });
  const hasPattern = scores.some(({ pattern_id }) => pattern_id !== null);
  const patterns = useQuery({ ...patternsQuery(), enabled: hasPattern && may('patterns.read') }).data
    ?.results;
  return scores.map(({ project_id, pattern_id, start, to }, at) => {
    const range = rangeText(edge(start), edge(to)) ?? t('anyScore');
    const name = projects[at]?.data?.name ?? String(project_id);
    const pattern = patterns?.find(({ id }) => id === pattern_id)?.name ?? t('gone');
    const isScored = start !== null || to !== null;
    return {
      key: `score-${project_id}-${pattern_id}`,
      title: t(pattern_id === null ? 'scoreIn' : 'foundIn', { name }),
      value: pattern_id === null ? range : isScored ? `${pattern}, ${range}` : pattern,
      without: { project_score: writeScoreFilters(scores.toSpliced(at, 1)) || undefined },
    };
  });
}
