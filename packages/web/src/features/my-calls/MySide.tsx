import type { Coaching, CoachingItem } from '@earshot/core/coaching/coaching.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Check, Headphones } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatDate, formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { coachingQuery, oneCoachingQuery, useMarkListened } from '../../shared/coaching/coaching.queries.ts';
import { callOf } from '../../shared/coaching/coaching-call.ts';
import { DidItMove } from '../../shared/coaching/DidItMove.tsx';
import { AnswerMoments } from '../../shared/goals/AnswerMoments.tsx';
import { canBeHeard } from '../../shared/hits/play-call.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { sideTexts } from './side.texts.ts';

/** What was given to whoever looks, to be listened to, and whether it moved what it should. `asked`: what the address leads to. */
export function MySide({ asked }: { asked: number | null }) {
  const t = useTexts(sideTexts);
  const listed = useQuery(coachingQuery({ limit: 5 })).data?.results ?? [];
  const isListed = listed.some(({ id }) => id === asked);
  const older = useQuery({ ...oneCoachingQuery(asked ?? 0), enabled: asked !== null && !isListed }).data;
  const given = isListed || older === undefined ? listed : [older, ...listed];
  if (given.length === 0) return null;
  return (
    <aside className="my-side" aria-label={t('coaching')}>
      {given.map((one) => (
        <Given key={one.id} given={one} isAsked={one.id === asked} />
      ))}
    </aside>
  );
}

function Given({ given, isAsked }: { given: Coaching; isAsked: boolean }) {
  const t = useTexts(sideTexts);
  const { name, note, given_by, given_at, items, listened, moved } = given;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isAsked) return;
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'center' });
  }, [isAsked]);
  return (
    <section
      ref={card}
      className="card my-coaching"
      aria-label={name}
      tabIndex={-1}
      data-testid={`coaching-${given.id}`}
    >
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
  const { place, started_at, moment, note, listened_at } = item;
  const call = { ...callOf(item), operator: null };
  const Shape = listened_at === null ? Headphones : Check;
  const mark = () => marking.mutate({ id: coachingId, place }, { onError: notify.failed });
  return (
    <li
      // Whatever plays the moment has heard it.
      onClickCapture={(event) => {
        if (listened_at === null && (event.target as HTMLElement).closest('[data-testid="play-passage"]'))
          mark();
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
      {listened_at === null && !canBeHeard(call) && (
        <Button size="small" startIcon={<Check size={14} />} loading={marking.isPending} onClick={mark}>
          {t('haveRead')}
        </Button>
      )}
    </li>
  );
}
