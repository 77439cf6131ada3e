import type { Coaching, Moved } from '@earshot/core/coaching/coaching.ts';
import { Clock, Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { ProgressBar } from '../../components/ProgressBar.tsx';
import { formatDate, formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { movementTexts } from '../../shared/coaching/movement.texts.ts';
import { useMeasureName, useMovedValue } from '../../shared/coaching/use-moved-value.ts';
import { PersonAvatar } from '../../shared/people/PersonAvatar.tsx';
import { coachingPageTexts } from './coaching.texts.ts';

/** One line of what was given: to whom, how much of it was heard, and whether it moved. */
export function GivenRow({ given, onChoose }: { given: Coaching; onChoose: () => void }) {
  const t = useTexts(coachingPageTexts);
  const { name, agent, given_by, given_at, items, listened, moved } = given;
  const heard = t('listened', { done: formatNumber(listened), all: formatNumber(items.length) });
  return (
    <>
      <PersonAvatar name={agent.name} size={28} />
      <button type="button" className="plain given-open" onClick={onChoose}>
        <b className="el" dir="auto">
          {name}
        </b>
        <span className="sm t2 el" dir="auto">
          {[agent.name, t('by', { name: given_by ?? '–', date: formatDate(given_at) })].join(' · ')}
        </span>
      </button>
      <span className="given-heard">
        <span className="sm num">{heard}</span>
        <ProgressBar share={items.length === 0 ? 0 : listened / items.length} label={heard} />
      </span>
      {moved === null ? (
        <span className="sm mut given-moved">{t('notMeasured')}</span>
      ) : (
        <Shift moved={moved} />
      )}
    </>
  );
}

const shapes = {
  up: { Icon: TrendingUp, tone: 'tone-info' },
  down: { Icon: TrendingDown, tone: 'tone-info' },
  unclear: { Icon: Minus, tone: 'tone-mute' },
  too_early: { Icon: Clock, tone: 'tone-mute' },
  no_calls: { Icon: Clock, tone: 'tone-mute' },
} as const;

/** Whether it moved, in short. Nobody says here which way is the good one. */
function Shift({ moved }: { moved: Moved }) {
  const t = useTexts(coachingPageTexts);
  const m = useTexts(movementTexts);
  const nameOf = useMeasureName();
  const show = useMovedValue();
  const { before, after, state } = moved;
  const { Icon, tone } = shapes[state];
  const shown = ({ value }: Moved['before']) => (value === null ? '–' : show(moved, value));
  return (
    <span className="given-moved">
      <span className="row">
        <span className="num med">{t('fromTo', { before: shown(before), after: shown(after) })}</span>
        <span className={`chip small ${tone}`}>
          <Icon size={12} aria-hidden />
          {m(`short_${state}`)}
        </span>
      </span>
      <span className="sm t2 el" dir="auto">
        {nameOf(moved)}
      </span>
    </span>
  );
}
