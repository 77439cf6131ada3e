import type { ReviewPlan } from '@earshot/core/reviews/plans.ts';
import { ChevronLeft, ClipboardList, Plus } from 'lucide-react';
import { useState } from 'react';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { IconLink } from '../../../components/IconLink.tsx';
import '../../../components/plain-table.css';
import { useTexts } from '../../../lib/i18n.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { useMay } from '../../../shared/users.queries.ts';
import { words } from '../../../shared/words.texts.ts';
import { useRemovePlan } from '../reviews.queries.ts';
import { reviewsTexts } from '../reviews.texts.ts';
import { PlanRow } from './PlanRow.tsx';
import { plansTexts } from './plans.texts.ts';

type Props = { plans: readonly ReviewPlan[]; hasGoals: boolean };

const columns = ['name', 'goal', 'perAgent', 'people', 'filled'] as const;

/** Which calls are chosen to be looked at, how many, by whom. */
export function PlanList({ plans, hasGoals }: Props) {
  const t = useTexts(plansTexts);
  const r = useTexts(reviewsTexts);
  const mayPlan = useMay('reviews.plan');
  const [asked, setAsked] = useState<ReviewPlan | null>(null);
  const add = mayPlan && hasGoals && (
    <ButtonLink
      variant="contained"
      startIcon={<Plus size={16} />}
      to="/reviews/plans"
      search={{ create: '1' }}
    >
      {t('add')}
    </ButtonLink>
  );
  return (
    <div className="page plans-page">
      <div className="page-head">
        <IconLink size="small" className="outlined" label={t('toQueue')} to="/reviews" search={{}}>
          <ChevronLeft size={16} className="flip" />
        </IconLink>
        <h1>{r('plans')}</h1>
        <span className="push" />
        {plans.length > 0 && add}
      </div>
      <p className="t2 plans-lead">{t('lead')}</p>
      {plans.length === 0 ? (
        <section className="card" style={{ display: 'flex', minHeight: 260 }}>
          <EmptyState
            isInside
            icon={<ClipboardList size={22} />}
            title={t('emptyTitle')}
            text={t(hasGoals ? 'emptyText' : 'needsGoal')}
          >
            {hasGoals ? (
              add
            ) : (
              <ButtonLink variant="contained" to="/goals" search={{}}>
                {t('toGoals')}
              </ButtonLink>
            )}
          </EmptyState>
        </section>
      ) : (
        <section className="card plain-table plans-table">
          <table aria-label={r('plans')}>
            <thead>
              <tr>
                {columns.map((name) => (
                  <th key={name} scope="col" className={name}>
                    {t(name)}
                  </th>
                ))}
                <th scope="col">
                  <span className="visually-hidden">{t('chooseNow')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {plans.map((plan) => (
                <PlanRow key={plan.id} plan={plan} mayPlan={mayPlan} onRemove={() => setAsked(plan)} />
              ))}
            </tbody>
          </table>
        </section>
      )}
      <RemovePlan plan={asked} onClose={() => setAsked(null)} />
    </div>
  );
}

function RemovePlan({ plan, onClose }: { plan: ReviewPlan | null; onClose: () => void }) {
  const t = useTexts(plansTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const removing = useRemovePlan();
  const remove = () => {
    if (plan !== null) removing.mutateAsync(plan.id).then(() => notify.done(t('deleted')), notify.failed);
  };
  return (
    <ConfirmDialog
      open={plan !== null}
      danger
      title={t('deleteTitle')}
      text={t('deleteText')}
      confirm={w('remove')}
      cancel={w('cancel')}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
