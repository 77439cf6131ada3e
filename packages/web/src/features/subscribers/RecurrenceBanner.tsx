import type { Conversation } from '@earshot/core/subscribers/subscribers.api.ts';
import { Link } from '@tanstack/react-router';
import { Repeat } from 'lucide-react';
import { formatOrdinal, formatWhen } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { PassagePlay } from '../../shared/hits/PassagePlay.tsx';
import { words } from '../../shared/words.texts.ts';
import { wholeDays, worstOf } from './recurrence.ts';
import { spokenOf } from './spoken.ts';
import { subscribersTexts } from './subscribers.texts.ts';

/** Says that the abonent called about the same for the third time, with the calls it was. */
export function RecurrenceBanner({ conversations }: { conversations: readonly Conversation[] }) {
  const t = useTexts(subscribersTexts);
  const w = useTexts(words);
  const worst = worstOf(conversations);
  if (worst === null) return null;
  const { nth, days, name } = worst.recurrence;
  return (
    <section className="card recurrence" data-testid="recurrence">
      <span className="recurrence-mark">
        <Repeat size={18} aria-hidden />
      </span>
      <div className="grow">
        <p>
          <b className="semi">{t('sameAgain', { nth: formatOrdinal(nth), count: wholeDays(days) })}</b>{' '}
          <span className="t2">{name}</span>
        </p>
        <ol>
          {worst.calls.map((call) => (
            <li key={call.file_id}>
              <PassagePlay {...spokenOf(call)} />
              <Link className="med person-link num" to="/files/$file_id" params={{ file_id: call.file_id }}>
                {formatWhen(call.started, new Date(), w('today'))}
              </Link>
              <span className="sm mut">{call.operator}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
