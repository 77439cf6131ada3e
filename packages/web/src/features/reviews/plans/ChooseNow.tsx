import type { ReviewPlan } from '@earshot/core/reviews/plans.ts';
import Button from '@mui/material/Button';
import { Play } from 'lucide-react';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { reviewTexts } from '../../../shared/reviews/reviews.texts.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { useFillPlan } from '../reviews.queries.ts';
import { plansTexts } from './plans.texts.ts';

type Props = { plan: Pick<ReviewPlan, 'id' | 'name'>; isSmall?: boolean; disabled?: boolean };

/** Chooses what is due of a plan now, and says what came of it. */
export function ChooseNow({ plan, isSmall = false, disabled = false }: Props) {
  const t = useTexts(plansTexts);
  const r = useTexts(reviewTexts);
  const notify = useNotify();
  const filling = useFillPlan();
  const choose = () =>
    filling.mutateAsync(plan.id).then(({ chosen, reasons, nobody }) => {
      if (chosen === 0) return notify.done(t('chosenNone'));
      const parts = reasons.map(({ reason, reviews }) => `${r(reason)} ${formatNumber(reviews)}`);
      const lines = [
        `${t('chosen', { shown: formatNumber(chosen) })} (${parts.join(', ')})`,
        ...(nobody > 0 ? [t('nobody', { shown: formatNumber(nobody) })] : []),
      ];
      notify.done(lines.join('. '));
    }, notify.failed);
  return (
    <Button
      variant="outlined"
      size={isSmall ? 'small' : 'medium'}
      startIcon={<Play size={14} />}
      loading={filling.isPending}
      disabled={disabled}
      aria-label={t('chooseNowOf', { name: plan.name })}
      onClick={() => void choose()}
    >
      {t('chooseNow')}
    </Button>
  );
}
