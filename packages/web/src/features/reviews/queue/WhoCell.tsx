import type { Review } from '@earshot/core/reviews/reviews.ts';
import type { ReactNode } from 'react';
import { formatClock, formatWhen } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { PersonAvatar } from '../../../shared/people/PersonAvatar.tsx';
import { words } from '../../../shared/words.texts.ts';

type Props = { review: Review; name: string; children: ReactNode };

/** Whose call it is, as a link, when it was, and how long. */
export function WhoCell({ review: { started_at, duration_ms }, name, children }: Props) {
  const w = useTexts(words);
  return (
    <td className="agentCall">
      <span className="row">
        <PersonAvatar name={name} size={28} />
        <span className="review-who">
          {children}
          <span className="xs t2 num">
            {formatWhen(started_at, new Date(), w('today'))}
            {duration_ms !== null && ` · ${formatClock(duration_ms)}`}
          </span>
        </span>
      </span>
    </td>
  );
}
