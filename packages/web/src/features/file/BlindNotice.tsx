import { useQuery } from '@tanstack/react-query';
import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { reviewsQuery } from '../../shared/reviews/reviews.queries.ts';
import { reviewTexts } from '../../shared/reviews/reviews.texts.ts';
import { useMay } from '../../shared/users.queries.ts';
import { useIsViewOnly } from './use-view-only.ts';

/** The blind review of a call that waits for whoever looks at it; undefined where there is none. */
function useBlindReview(fileId: string) {
  const mayReview = useMay('reviews.write');
  const isViewOnly = useIsViewOnly();
  const { data } = useQuery({
    ...reviewsQuery({ tab: 'mine', file_id: fileId }),
    enabled: mayReview && !isViewOnly,
  });
  return data?.results.find(({ is_hidden, file_id }) => is_hidden && file_id === fileId);
}

/** Why less is shown of this call for now, and the way to the review. */
export function BlindNotice({ fileId }: { fileId: string }) {
  const t = useTexts(reviewTexts);
  const review = useBlindReview(fileId);
  if (review === undefined) return null;
  return (
    <div className="notice tone-info" role="status" data-testid="blind-notice">
      <EyeOff size={16} aria-hidden />
      {t('blindNotice')}
      <ButtonLink
        size="small"
        variant="outlined"
        to="/files/$file_id"
        params={{ file_id: fileId }}
        search={{ goal: String(review.goal_id), review: String(review.id) }}
      >
        {t('goOn')}
      </ButtonLink>
    </div>
  );
}

/** Panels of what is found in a call. */
const findingPanels: readonly string[] = ['project', 'tags', 'scores', 'scripts', 'labels', 'emotions'];

/** A panel, but for one whose contents are refused for now. */
export function UnlessBlind(props: { fileId: string; panel: string; children: ReactNode }) {
  const { fileId, panel, children } = props;
  const isBlind = useBlindReview(fileId) !== undefined;
  return isBlind && findingPanels.includes(panel) ? <BlindNotice fileId={fileId} /> : children;
}
