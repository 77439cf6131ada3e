import type { Coaching } from '@earshot/core/coaching/coaching.ts';
import { Check, Headphones, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { IconAction } from '../../components/IconAction.tsx';
import { formatDate } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useTakeCoachingBack } from '../../shared/coaching/coaching.queries.ts';
import { DidItMove } from '../../shared/coaching/DidItMove.tsx';
import { MomentLine } from '../../shared/coaching/MomentLine.tsx';
import { OperatorLink } from '../../shared/people/PersonLink.tsx';
import { useNotify } from '../../shared/use-notify.ts';
import { words } from '../../shared/words.texts.ts';
import { coachingPageTexts } from './coaching.texts.ts';

/** What was given, moment by moment, and whether it moved what it should. */
export function GivenCard({ given, onGone }: { given: Coaching; onGone: () => void }) {
  const t = useTexts(coachingPageTexts);
  const { name, note, agent, given_by, given_at, items, moved } = given;
  return (
    <section className="card given-card" aria-label={name} tabIndex={-1} data-testid={`coaching-${given.id}`}>
      <header>
        <div>
          <h2 dir="auto">{name}</h2>
          <p className="sm t2">
            <OperatorLink name={agent.name} id={agent.id} />
            {' · '}
            {t('by', { name: given_by ?? '–', date: formatDate(given_at) })}
          </p>
        </div>
        {given.can_change && <TakeBack given={given} onGone={onGone} />}
      </header>
      {note !== '' && <p dir="auto">{note}</p>}
      {items.length === 0 && <p className="sm t2">{t('noItems')}</p>}
      <ol className="given-items">
        {items.map((item) => (
          <Item key={item.place} item={item} />
        ))}
      </ol>
      {moved !== null && <DidItMove moved={moved} />}
    </section>
  );
}

function Item({ item }: { item: Coaching['items'][number] }) {
  const t = useTexts(coachingPageTexts);
  const { note, started_at, listened_at } = item;
  const Shape = listened_at === null ? Headphones : Check;
  return (
    <li>
      <p className="row sm">
        <Shape size={13} aria-hidden />
        <span className="num">{formatDate(started_at)}</span>
        <span className="push xs t2">
          {listened_at === null ? t('toListen') : t('heard', { date: formatDate(listened_at) })}
        </span>
      </p>
      <MomentLine of={item} />
      {note !== '' && (
        <p className="sm t2" dir="auto">
          {note}
        </p>
      )}
    </li>
  );
}

function TakeBack({ given: { id, name }, onGone }: { given: Coaching; onGone: () => void }) {
  const t = useTexts(coachingPageTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const taking = useTakeCoachingBack();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <IconAction size="small" label={t('takeBackOf', { name })} onClick={() => setIsAsked(true)}>
        <Undo2 size={16} />
      </IconAction>
      <ConfirmDialog
        open={isAsked}
        title={t('takeBackTitle')}
        text={t('takeBackText', { name })}
        confirm={t('takeBack')}
        cancel={w('cancel')}
        danger
        onConfirm={() =>
          taking.mutate(id, {
            onSuccess: () => {
              notify.done(t('takenBack'));
              onGone();
            },
            onError: notify.failed,
          })
        }
        onClose={() => setIsAsked(false)}
      />
    </>
  );
}
