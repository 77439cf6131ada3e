import {
  type GoalScoreFilter,
  readGoalScoreFilters,
  writeGoalScoreFilters,
} from '@earshot/core/calls/goal-score-filters.ts';
import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { goalsQuery } from '../goals/goals.queries.ts';
import { useMayFor } from '../users.queries.ts';
import type { FilterSearch } from './filter-address.ts';
import { filterTexts } from './filters.texts.ts';
import type { ActiveFilter } from './use-active-filters.ts';
import { useRangeText } from './use-range-text.ts';

/** Scores by goals that the list is narrowed by; only a link asks for them. */
export function useGoalScoreFilters(search: FilterSearch): ActiveFilter[] {
  const t = useTexts(filterTexts);
  const may = useMayFor();
  const rangeText = useRangeText();
  const edge = (limit: number | null) => (limit === null ? null : formatNumber(limit, 1));
  const questionText = (text: string, credit: GoalScoreFilter['credit']): string => {
    if (credit === undefined) return t('answeredQuestion', { text });
    const range = rangeText(edge(credit.start), edge(credit.to));
    return range === null ? t('earnedQuestion', { text }) : t('creditQuestion', { text, range });
  };
  const scores = readGoalScoreFilters(search.score ?? '') ?? [];
  const goals = useQuery({ ...goalsQuery(), enabled: scores.length > 0 && may('goals.read') }).data?.results;
  return scores.map(({ goal_id, start, to, outcome, stage, question_id, credit }, at) => {
    const goal = goals?.find(({ id }) => id === goal_id);
    const asked = goal?.groups.flatMap(({ questions }) => questions).find(({ id }) => id === question_id);
    const said = [
      rangeText(edge(start), edge(to)),
      outcome === null ? null : t(`outcome_${outcome}`),
      stage === undefined ? null : t(`stage_${stage}`),
      question_id === undefined ? null : questionText(asked?.text ?? t('gone'), credit),
    ].filter((one) => one !== null);
    return {
      key: `goal-score-${goal_id}-${at}`,
      title: t('scoreBy', { name: goal?.name ?? t('gone') }),
      value: said.length === 0 ? t('anyScore') : said.join(', '),
      without: { score: writeGoalScoreFilters(scores.toSpliced(at, 1)) || undefined },
    };
  });
}
