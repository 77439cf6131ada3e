import type { SetOrder } from '@earshot/core/adherence/adherence.api.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { CallsLink } from '../../shared/people/CallsLink.tsx';
import { periodOf } from '../../shared/people/period-of-days.ts';
import { scriptTexts } from '../../shared/scripts/scripts.texts.ts';
import { adherenceTexts } from './adherence.texts.ts';
import './adherence.css';
import { setOrderQuery } from './scripts.queries.ts';

/** The steps of the set that a script is one of, in their order, and the calls that did not keep to it. */
export function SetOrderCard({ id }: { id: number }) {
  const t = useTexts(adherenceTexts);
  const [now] = useState(() => new Date());
  const order = useQuery(setOrderQuery(id, periodOf({}, now))).data;
  if (order === undefined || order.steps.length < 2) return null;
  return (
    <section className="card set-order" aria-label={t('order', { set: order.set })} data-testid="set-order">
      <h2>
        {t('order', { set: order.set })} <Broken order={order} />
      </h2>
      <ol>
        {order.steps.map(({ script_id, name, demand, place }) => (
          <li key={script_id}>
            <Link
              className={script_id === id ? 'set-step current' : 'set-step'}
              aria-current={script_id === id ? 'step' : undefined}
              to="/scripts"
              search={{ id: String(script_id) }}
            >
              <span dir="auto">{name}</span>
              <Demand place={place} demand={demand} />
            </Link>
          </li>
        ))}
      </ol>
      {order.swaps.map(({ later, sooner, calls }) => (
        <p key={`${later.script_id} ${sooner.script_id}`} className="sm t2">
          {t('swapped', { later: later.name, sooner: sooner.name, shown: formatNumber(calls) })}
        </p>
      ))}
    </section>
  );
}

function Broken({ order: { broken, open_broken } }: { order: SetOrder }) {
  const t = useTexts(adherenceTexts);
  if (broken === 0) return <span className="sm t2">{t('orderKept')}</span>;
  return (
    <span className="sm t2">
      {t('orderBroken')}{' '}
      <CallsLink open={open_broken} label={`${t('orderBroken')} ${formatNumber(broken)}`}>
        {formatNumber(broken)}
      </CallsLink>
    </span>
  );
}

const tones = { must: 'tone-ok', may: 'tone-mute', must_not: 'tone-bad' } as const;

function Demand({ place, demand }: Pick<SetOrder['steps'][number], 'place' | 'demand'>) {
  const s = useTexts(scriptTexts);
  return (
    <span className="row xs">
      <span className="num t2">{formatNumber(place)}</span>
      <span className={`chip small ${tones[demand]}`}>{s(`demand_${demand}`)}</span>
    </span>
  );
}
