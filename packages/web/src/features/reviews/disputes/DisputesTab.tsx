import type { Dispute } from '@earshot/core/reviews/disputes.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check, Scale, Undo2 } from 'lucide-react';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { formatDate, formatDateTime } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { ErrorState } from '../../../shared/ErrorState.tsx';
import { AnswerMoments } from '../../../shared/goals/AnswerMoments.tsx';
import { disputesQuery } from '../../../shared/reviews/own-scores.queries.ts';
import { useMay } from '../../../shared/users.queries.ts';
import { DecideForm } from './DecideForm.tsx';
import './disputes.css';
import { disputesTexts } from './disputes.texts.ts';
import { Overturned } from './Overturned.tsx';
import { useDisputedAnswer } from './use-disputed-answer.ts';

/** Answers that operators dispute: those that wait first, each with what was said, what is asked for, and its moment. */
export function DisputesTab() {
  const t = useTexts(disputesTexts);
  const query = useQuery(disputesQuery());
  if (query.isError && query.data === undefined)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <Skeleton height={200} radius={12} />;
  if (query.data.count === 0)
    return (
      <section className="card disputes-none">
        <EmptyState isInside icon={<Scale size={22} />} title={t('none')} />
      </section>
    );
  return (
    <div className="disputes-columns">
      <ul className="disputes-list" aria-label={t('list')}>
        {query.data.results.map((dispute) => (
          <Row key={dispute.id} dispute={dispute} />
        ))}
      </ul>
      <Overturned />
    </div>
  );
}

function Row({ dispute }: { dispute: Dispute }) {
  const t = useTexts(disputesTexts);
  const wordOf = useDisputedAnswer(dispute);
  const mayDecide = useMay('reviews.write');
  const { id, file_id, file_name, operator, question, comment, moment, status, answered_by } = dispute;
  const { duration_ms, type, audio_removed } = dispute;
  return (
    <li className="card dispute-row" data-testid={`dispute-${id}`}>
      <p className="row dispute-head">
        <Status dispute={dispute} />
        <Link
          to="/files/$file_id"
          params={{ file_id }}
          search={{ tab: 'scores' }}
          className="med dispute-question"
          dir="auto"
        >
          {question}
        </Link>
        <span className="push" />
        <span className="xs t2 num">{formatDateTime(dispute.created)}</span>
      </p>
      <p className="sm t2">{[operator?.name, dispute.goal, file_name].filter(Boolean).join(' · ')}</p>
      <p className="sm">
        {t('wanted', {
          was: wordOf(dispute.was_state, dispute.was_answer),
          by: answered_by ?? t('machine'),
          wanted: wordOf(dispute.wanted_state, dispute.wanted_answer),
        })}
      </p>
      <blockquote className="sm dispute-said" dir="auto">
        {comment}
      </blockquote>
      {moment !== null && (
        <AnswerMoments
          call={{ file_id, name: file_name, duration_ms, type, audio_removed }}
          moments={[moment]}
          first={1}
        />
      )}
      {status === 'open' ? (
        mayDecide && <DecideForm dispute={dispute} />
      ) : (
        <p className="sm" dir="auto">
          <b>
            {t(status === 'changed' ? 'changedBy' : 'keptBy', {
              name: dispute.decided_by ?? '–',
              date: dispute.decided_at === null ? '' : formatDate(dispute.decided_at),
            })}
          </b>{' '}
          {dispute.decision}
        </p>
      )}
    </li>
  );
}

function Status({ dispute: { status, due_at } }: { dispute: Dispute }) {
  const t = useTexts(disputesTexts);
  if (status === 'open')
    return (
      <span className="chip small tone-warn">
        <Scale size={12} aria-hidden />
        {due_at === null ? t('waits') : t('due', { date: formatDate(due_at) })}
      </span>
    );
  const Shape = status === 'changed' ? Check : Undo2;
  return (
    <span className={`chip small ${status === 'changed' ? 'tone-ok' : 'tone-mute'}`}>
      <Shape size={12} aria-hidden />
      {t(status === 'changed' ? 'changed' : 'kept')}
    </span>
  );
}
