import type { Goal } from '@earshot/core/goals/goals.ts';
import { planReasons } from '@earshot/core/reviews/plans.ts';
import { useCallback } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import type { LinesOf } from '../../../shared/drafts/DraftDifferences.tsx';
import { reviewTexts } from '../../../shared/reviews/reviews.texts.ts';
import type { PlanDraft } from './plan-draft.ts';
import { plansTexts } from './plans.texts.ts';

/** A plan line by line, in words. */
export function usePlanLines(goals: readonly Pick<Goal, 'id' | 'name'>[]): LinesOf {
  const t = useTexts(plansTexts);
  const r = useTexts(reviewTexts);
  return useCallback(
    (body) => {
      const plan: Partial<PlanDraft> = body;
      const number = (value: number | undefined) => (value === undefined ? '' : formatNumber(value));
      const goal = goals.find(({ id }) => id === plan.goal_id)?.name ?? '';
      return [
        { name: 'name', label: t('name'), text: plan.name ?? '' },
        { name: 'goal_id', label: t('goal'), text: goal },
        { name: 'filters', label: t('whichCalls'), text: Object.keys(plan.filters ?? {}).join(', ') },
        { name: 'per_agent', label: t('perAgent'), text: number(plan.per_agent) },
        ...planReasons.map((reason) => ({
          name: reason,
          label: r(reason),
          text: number(plan.shares?.[reason]),
        })),
        { name: 'twice', label: t('twice'), text: number(plan.twice) },
        { name: 'due_days', label: t('due'), text: number(plan.due_days) },
        { name: 'reviewers', label: t('people'), text: number(plan.reviewers?.length) },
        { name: 'is_active', label: t('isOn'), text: t(plan.is_active === false ? 'off' : 'on') },
      ];
    },
    [t, r, goals],
  );
}
