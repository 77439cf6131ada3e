import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { FileX } from 'lucide-react';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { useLate } from '../../../lib/use-late.ts';
import { ErrorState } from '../../../shared/ErrorState.tsx';
import { goalsQuery } from '../../../shared/goals/goals.queries.ts';
import '../../../shared/rules/editor/rule-editor.css';
import { reviewsErrors } from '../errors.texts.ts';
import { plansQuery } from '../reviews.queries.ts';
import { PlanEditor } from './PlanEditor.tsx';
import { PlanList } from './PlanList.tsx';
import './plans.css';
import { plansTexts } from './plans.texts.ts';

/** The plans, or the one that the address names. */
export function PlansPage() {
  const t = useTexts(plansTexts);
  const e = useTexts(reviewsErrors);
  const { id, create } = useSearch({ from: '/signed-in/reviews/plans' });
  const plans = useQuery(plansQuery());
  const goals = useQuery(goalsQuery());
  const isLate = useLate(plans.isPending || goals.isPending);
  if (plans.isError && plans.data === undefined)
    return <ErrorState error={plans.error} onRetry={() => void plans.refetch()} />;
  if (goals.isError && goals.data === undefined)
    return <ErrorState error={goals.error} onRetry={() => void goals.refetch()} />;
  if (plans.data === undefined || goals.data === undefined)
    return <div className="page">{isLate && <Skeleton height={320} radius={12} />}</div>;
  const plan = plans.data.find((one) => String(one.id) === id);
  if (id !== undefined && plan === undefined)
    return (
      <EmptyState icon={<FileX size={22} />} title={e('reviews.plan_not_found')}>
        <ButtonLink variant="outlined" to="/reviews/plans" search={{}}>
          {t('back')}
        </ButtonLink>
      </EmptyState>
    );
  if (plan !== undefined || create !== undefined)
    return <PlanEditor key={id ?? 'new'} plan={plan ?? null} goals={goals.data.results} />;
  return <PlanList plans={plans.data} hasGoals={goals.data.results.length > 0} />;
}
