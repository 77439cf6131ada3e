import type { Coaching, CoachingItem } from '@earshot/core/coaching/coaching.ts';
import { useQuery } from '@tanstack/react-query';
import { Check, Headphones } from 'lucide-react';
import { formatDate, formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { coachingQuery, useMarkListened } from '../../shared/coaching/coaching.queries.ts';
import { AnswerMoments } from '../../shared/goals/AnswerMoments.tsx';
import { useNotify } from '../../shared/use-notify.ts';
import { DidItMove } from './DidItMove.tsx';
import { sideTexts } from './side.texts.ts';

/** What was given to whoever looks, to be listened to, and whether it moved what it should. */
export function MySide() {
  const t = useTexts(sideTexts);
  const given = useQuery(coachingQuery({ limit: 5 })).data?.results ?? [];
  if (given.length === 0) return null;
  return (
    <aside className="my-side" aria-label={t('coaching')}>
      {given.map((one) => (
        <Given key={one.id} given={one} />
      ))}
    </aside>
  );
}

function Given({ given }: { given: Coaching }) {
  const t = useTexts(sideTexts);
  const { name, note, given_by, given_at, items, listened, moved } = given;
  return (
    <section className="card my-coaching" data-testid={`coaching-${given.id}`}>
      <header>
        <h2 dir="auto">{name}</h2>
        <span className="sm t2 num">
          {t('listened', { done: formatNumber(listened), all: formatNumber(items.length) })}
        </span>
      </header>
      <p className="sm t2">{t('from', { name: given_by ?? '–', date: formatDate(given_at) })}</p>
      {note !== '' && (
        <p className="sm" dir="auto">
          {note}
        </p>
      )}
      <ul className="side-list">
        {items.map((item) => (
          <Item key={item.place} coachingId={given.id} item={item} />
        ))}
      </ul>
      {moved !== null && <DidItMove moved={moved} />}
    </section>
  );
}

function Item({ coachingId, item }: { coachingId: number; item: CoachingItem }) {
  const t = useTexts(sideTexts);
  const notify = useNotify();
  const marking = useMarkListened();
  const { place, file_id, file_name, started_at, duration_ms, moment, note, listened_at } = item;
  const call = {
    file_id,
    name: file_name,
    type: 'audio' as const,
    duration_ms,
    operator: null,
    abonent: null,
  };
  const Shape = listened_at === null ? Headphones : Check;
  return (
    <li
      // Whatever plays the moment has heard it.
      onClickCapture={(event) => {
        if (listened_at === null && (event.target as HTMLElement).closest('[data-testid="play-passage"]'))
          marking.mutate({ id: coachingId, place }, { onError: notify.failed });
      }}
    >
      <p className="row sm">
        <Shape size={13} aria-hidden />
        <span className="num">{formatDate(started_at)}</span>
        <span className="push xs t2">{t(listened_at === null ? 'toListen' : 'heard')}</span>
      </p>
      <AnswerMoments call={call} moments={[moment]} first={1} />
      {note !== '' && (
        <p className="sm t2" dir="auto">
          {note}
        </p>
      )}
    </li>
  );
}
