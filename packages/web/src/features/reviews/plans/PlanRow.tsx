import type { ReviewPlan } from '@earshot/core/reviews/plans.ts';
import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { IconAction } from '../../../components/IconAction.tsx';
import { formatDateTime, formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { ChooseNow } from './ChooseNow.tsx';
import { plansTexts } from './plans.texts.ts';

type Props = { plan: ReviewPlan; mayPlan: boolean; onRemove: () => void };

export function PlanRow({ plan, mayPlan, onRemove }: Props) {
  const t = useTexts(plansTexts);
  const { id, name, goal, per_agent, reviewers_named, filled_at, is_active } = plan;
  return (
    <tr data-testid={`plan-${id}`}>
      <td className="name">
        <Link className="med" to="/reviews/plans" search={{ id: String(id) }}>
          {name}
        </Link>{' '}
        {!is_active && <span className="chip small">{t('off')}</span>}
      </td>
      <td className="goal" data-label={t('goal')}>
        {goal}
      </td>
      <td className="perAgent num" data-label={t('perAgent')}>
        {formatNumber(per_agent)}
      </td>
      <td className="people" data-label={t('people')}>
        {reviewers_named.length === 0 ? (
          <span className="mut">{t('noneOf')}</span>
        ) : (
          reviewers_named.map((one) => one.name).join(', ')
        )}
      </td>
      <td className="filled num sm" data-label={t('filled')}>
        {filled_at === null ? <span className="mut">{t('never')}</span> : formatDateTime(filled_at)}
      </td>
      <td className="acts">
        {mayPlan && (
          <span className="row">
            <ChooseNow plan={plan} isSmall />
            <IconAction size="small" label={t('deleteOf', { name })} onClick={onRemove}>
              <Trash2 size={14} />
            </IconAction>
          </span>
        )}
      </td>
    </tr>
  );
}
