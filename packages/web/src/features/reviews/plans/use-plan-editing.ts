import type { ReviewPlan } from '@earshot/core/reviews/plans.ts';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { CallError } from '../../../lib/call.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { useDraft } from '../../../shared/drafts/use-draft.ts';
import { showUnseen } from '../../../shared/drafts/use-kept-draft.ts';
import { useErrorText } from '../../../shared/use-error-text.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { useMay } from '../../../shared/users.queries.ts';
import { words } from '../../../shared/words.texts.ts';
import { useSavePlan } from '../reviews.queries.ts';
import { blankPlan, draftOf, type PlanDraft, planProblem } from './plan-draft.ts';
import { plansTexts } from './plans.texts.ts';

export type PlanEditing = ReturnType<typeof usePlanEditing>;

/** What is entered of a plan, new or not, and how it is saved. */
export function usePlanEditing(plan: ReviewPlan | null, firstGoal: number) {
  const t = useTexts(plansTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const mayPlan = useMay('reviews.plan');
  const [taken, setTaken] = useState<string | null>(null);
  const [isTried, setIsTried] = useState(false);
  const saving = useSavePlan();
  const start = useMemo(() => (plan === null ? blankPlan(firstGoal) : draftOf(plan)), [plan, firstGoal]);
  const { draft, set, drafting, fresh } = useDraft(start, {
    about: mayPlan ? { kind: 'review_plan', subject: String(plan?.id ?? 'new') } : null,
    isNew: plan === null,
    isPage: true,
  });
  useTitle(draft.name || t('add'));
  const problem = planProblem(draft);
  const save = () => {
    setIsTried(true);
    if (problem !== null || showUnseen(drafting)) return;
    drafting.saving();
    saving.mutateAsync({ id: plan?.id ?? null, body: { ...draft, name: draft.name.trim() } }).then(
      ({ id }) => {
        drafting.saved();
        setIsTried(false);
        notify.done(plan === null ? t('created') : w('saved'));
        if (plan === null) void navigate({ to: '/reviews/plans', search: { id: String(id) }, replace: true });
      },
      (error: unknown) => {
        drafting.failed();
        if (error instanceof CallError && error.code === 'reviews.plan_name_taken')
          setTaken(errorText(error));
        else notify.failed(error);
      },
    );
  };
  return {
    draft,
    fresh,
    drafting,
    taken,
    disabled: !mayPlan,
    /** What hinders saving, once somebody has tried. */
    problem: taken === null && isTried ? problem : null,
    isDirty: drafting.isDirty || plan === null,
    isSaving: saving.isPending,
    save,
    change: (part: Partial<PlanDraft>) => {
      if (part.name !== undefined) setTaken(null);
      set(part);
    },
  };
}
