import type { ReviewSummary } from '@earshot/core/reviews/reviews.api.ts';
import Button from '@mui/material/Button';
import { Link } from '@tanstack/react-router';
import { ArrowLeftRight } from 'lucide-react';
import { ProgressBar } from '../../../components/ProgressBar.tsx';
import { formatClock, formatNumber, formatSpan } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { PersonAvatar } from '../../../shared/people/PersonAvatar.tsx';
import { useMoveReviews } from '../../../shared/reviews/reviews.queries.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { useMay } from '../../../shared/users.queries.ts';
import { evenOut } from './even-out.ts';
import { queueTexts } from './queue.texts.ts';
import type { QueueSearch } from './queue-search.ts';

type Props = { summary: ReviewSummary; search: QueueSearch };

/** Who has how much to do, with what would even it out. */
export function Workload({ summary: { people, seconds }, search }: Props) {
  const t = useTexts(queueTexts);
  return (
    <section className="card" aria-labelledby="workload">
      <div className="row">
        <h2 id="workload">{t('workload')}</h2>
        {seconds.median !== null && (
          <span className="push xs mut num">
            {t('atMedian', { time: formatClock(seconds.median * 1000) })}
          </span>
        )}
      </div>
      {people.length === 0 && <p className="sm mut">{t('nothingYet')}</p>}
      <ul className="reviews-people">
        {people.map(({ user_id, name, submitted, planned }) => (
          <li key={user_id}>
            <PersonAvatar name={name} size={22} />
            <span className="el sm">{name}</span>
            <Link
              className="calls-link num sm"
              to="/reviews"
              search={{ ...search, offset: undefined, tab: 'team', person: String(user_id) }}
              aria-label={t('openOf', { name, done: submitted, all: planned })}
            >
              {t('answered', { done: formatNumber(submitted), all: formatNumber(planned) })}
            </Link>
            <ProgressBar label={name} share={planned === 0 ? 0 : submitted / planned} />
            <span className="xs t2 num">
              {seconds.median !== null &&
                planned > submitted &&
                t('timeLeft', { time: formatSpan((planned - submitted) * seconds.median * 1000) })}
            </span>
          </li>
        ))}
      </ul>
      <EvenOut people={people} />
    </section>
  );
}

function EvenOut({ people }: { people: ReviewSummary['people'] }) {
  const t = useTexts(queueTexts);
  const notify = useNotify();
  const mayWrite = useMay('reviews.write');
  const moving = useMoveReviews();
  const move = evenOut(people);
  if (move === null || !mayWrite) return null;
  const { from, to, count } = move;
  return (
    <div className="row reviews-move">
      <ArrowLeftRight size={14} aria-hidden />
      <span className="sm">{t('move', { shown: formatNumber(count), from: from.name, to: to.name })}</span>
      <Button
        size="small"
        className="push"
        loading={moving.isPending}
        onClick={() =>
          moving
            .mutateAsync({ from: from.user_id, to: to.user_id, count })
            .then(({ moved }) => notify.done(t('moved', { shown: formatNumber(moved) })), notify.failed)
        }
      >
        {t('moveDo')}
      </Button>
    </div>
  );
}
