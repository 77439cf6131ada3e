import type { ReviewSummary } from '@earshot/core/reviews/reviews.api.ts';
import { Link } from '@tanstack/react-router';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { formatNumber, formatPercent } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { PersonAvatar } from '../../../shared/people/PersonAvatar.tsx';
import { reviewTexts } from '../../../shared/reviews/reviews.texts.ts';
import { queueTexts } from './queue.texts.ts';
import type { QueueSearch } from './queue-search.ts';
import { Workload } from './Workload.tsx';

type Props = { summary: ReviewSummary | undefined; search: QueueSearch };

/** How the week stands: by operator, by what calls were chosen by, and by who reviews. */
export function QueueSide({ summary, search }: Props) {
  if (summary === undefined) return <Skeleton height={320} radius={12} />;
  return (
    <div className="reviews-side">
      <PlanByAgent agents={summary.agents} search={search} />
      <HowChosen reasons={summary.reasons} search={search} />
      <Workload summary={summary} search={search} />
    </div>
  );
}

/** More than this many squares no longer tell anything apart. */
const mostSquares = 12;

function PlanByAgent({ agents, search }: { agents: ReviewSummary['agents']; search: QueueSearch }) {
  const t = useTexts(queueTexts);
  const few = agents.flatMap(({ name, calls }) =>
    calls === null ? [] : [t('onlyCalls', { name, count: calls })],
  );
  return (
    <section className="card" aria-labelledby="plan-by-agent">
      <h2 id="plan-by-agent">{t('planByAgent')}</h2>
      {agents.length === 0 && <p className="sm mut">{t('nothingYet')}</p>}
      <ul className="reviews-agents">
        {agents.map((one) => (
          <li key={one.agent_id}>
            <PersonAvatar name={one.name} size={22} />
            <span className="el sm">{one.name}</span>
            <Squares {...one} />
            {one.late > 0 ? <span className="chip small tone-warn">{t('late')}</span> : <span />}
            <Link
              className="calls-link num sm"
              to="/reviews"
              search={{ ...search, offset: undefined, tab: 'team', agent: String(one.agent_id) }}
              aria-label={t('openOf', { name: one.name, done: one.submitted, all: one.planned })}
            >
              {t('answered', { done: formatNumber(one.submitted), all: formatNumber(one.planned) })}
            </Link>
          </li>
        ))}
      </ul>
      {agents.length > 0 && (
        <p className="xs t2 row reviews-legend">
          <i className="square done" aria-hidden /> {t('published')}
          <i className="square begun" aria-hidden /> {t('drafted')}
          <span className="push">{few.join('; ')}</span>
        </p>
      )}
    </section>
  );
}

function Squares({ submitted, drafted, planned }: ReviewSummary['agents'][number]) {
  const shown = Math.min(planned, mostSquares);
  const look = (at: number) =>
    at < submitted ? 'square done' : at < submitted + drafted ? 'square begun' : 'square';
  return (
    <span className="row squares" aria-hidden>
      {Array.from({ length: shown }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: squares are told apart by their place alone.
        <i key={at} className={look(at)} />
      ))}
    </span>
  );
}

function HowChosen({ reasons, search }: { reasons: ReviewSummary['reasons']; search: QueueSearch }) {
  const t = useTexts(queueTexts);
  const r = useTexts(reviewTexts);
  const all = reasons.reduce((sum, { reviews }) => sum + reviews, 0);
  return (
    <section className="card" aria-labelledby="how-chosen">
      <div className="row">
        <h2 id="how-chosen">{t('howChosen')}</h2>
        <span className="push xs mut num">{t('thisWeekCount', { shown: formatNumber(all) })}</span>
      </div>
      {all > 0 && (
        <div className="reason-bar" aria-hidden>
          {reasons.map(({ reason, reviews }) => (
            <i key={reason} className={`reason-${reason}`} style={{ flexGrow: reviews }} />
          ))}
        </div>
      )}
      <ul className="reason-legend">
        {reasons.map(({ reason, reviews }) => (
          <li key={reason} className="sm">
            <i className={`square reason-${reason}`} aria-hidden />
            <Link
              className="calls-link"
              to="/reviews"
              search={{ ...search, offset: undefined, tab: 'team', why: reason }}
            >
              {r(reason)} <b className="num">{formatPercent(reviews / all)}</b>
            </Link>
          </li>
        ))}
      </ul>
      <p className="xs mut">{t('onlyRandom')}</p>
    </section>
  );
}
