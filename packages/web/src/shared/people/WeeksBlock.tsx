import type { PersonSummary } from '@earshot/core/agents/people.ts';
import { Link } from '@tanstack/react-router';
import { formatDay, formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { searchOfCalls } from '../filters/filter-address.ts';
import './people.css';
import { peopleTexts } from './people.texts.ts';

type Week = PersonSummary['weeks'][number];

/** The calls of the last twelve weeks; each bar opens its own. */
export function WeeksBlock({ weeks }: { weeks: readonly Week[] }) {
  const t = useTexts(peopleTexts);
  if (weeks.length === 0) return null;
  const most = Math.max(1, ...weeks.map(({ files }) => files));
  const first = weeks[0];
  const last = weeks.at(-1);
  return (
    <section className="card person-block">
      <header>
        <h2>{t('callsByWeek')}</h2>
        <span className="push sm mut num">{t('atMost', { shown: formatNumber(most) })}</span>
      </header>
      <ol className="week-bars">
        {weeks.map((week) => (
          <li key={week.start}>
            <WeekBar week={week} share={week.files / most} />
          </li>
        ))}
      </ol>
      <p className="row sm mut num">
        {first && <span>{formatDay(first.start)}</span>}
        {last && <span className="push">{formatDay(last.start)}</span>}
      </p>
    </section>
  );
}

function WeekBar({ week: { start, files, open }, share }: { week: Week; share: number }) {
  const t = useTexts(peopleTexts);
  const said = t('weekOf', { day: formatDay(start), shown: formatNumber(files) });
  const bar = <i className="week-fill" style={{ height: `${share * 100}%` }} />;
  if (files === 0)
    return (
      <span className="week-bar" role="img" aria-label={said} title={said}>
        {bar}
      </span>
    );
  return (
    <Link
      className="week-bar"
      to="/files"
      search={searchOfCalls(open.filters)}
      aria-label={said}
      title={said}
    >
      {bar}
    </Link>
  );
}
