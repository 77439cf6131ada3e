import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { selfReviewsQuery } from '../../../shared/reviews/own-scores.queries.ts';
import { scoresTabTexts } from './scores-tab.texts.ts';

/** An operator scores the own call by each form that is for it, also before anything about it is published. */
export function ScoreYourself({ fileId }: { fileId: string }) {
  const t = useTexts(scoresTabTexts);
  const goals = useQuery(selfReviewsQuery(fileId)).data ?? [];
  return goals
    .filter(({ sent }) => sent === null)
    .map(({ goal_id, goal }) => (
      <section key={goal_id} className="side-section">
        <div className="side-line">
          <span className="med">{goal}</span>
          <ButtonLink
            size="small"
            variant="outlined"
            startIcon={<Pencil size={14} />}
            to="/my-calls"
            search={{ file: fileId, own: String(goal_id) }}
            aria-label={t('scoreYourselfBy', { name: goal })}
          >
            {t('scoreYourself')}
          </ButtonLink>
        </div>
      </section>
    ));
}
