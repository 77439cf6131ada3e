import type { Open, Project } from '@earshot/core/projects/projects.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bell } from 'lucide-react';
import type { ReactNode } from 'react';
import { Sparkline } from '../../../components/Sparkline.tsx';
import { formatNumber, formatPercent } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { UnreadAlerts } from '../../../shared/alerts/UnreadAlerts.tsx';
import { fileCountQuery } from '../../../shared/files/files.queries.ts';
import { searchOf } from '../../../shared/filters/filter-address.ts';
import { Score, Trend } from '../../../shared/projects/Score.tsx';
import { TagChips } from '../../../shared/tags/TagChip.tsx';
import { useCounted } from '../../../shared/use-counted.ts';
import { cardTexts } from '../card.texts.ts';
import { listTexts } from '../list.texts.ts';
import { pageTexts } from '../page.texts.ts';
import { useNames } from '../use-trigger-words.ts';

/** The numbers of a project, each of which opens its calls. */
export function Tiles({ project }: { project: Project }) {
  const t = useTexts(pageTexts);
  const l = useTexts(listTexts);
  const counted = useCounted();
  const all = useQuery(fileCountQuery()).data;
  const { name, found, added_today, score, trend, weeks, open, kind, state } = project;
  return (
    <section className="card project-tiles">
      <Tile title={t('filesFound')}>
        <Calls count={found} open={open.found} label={l('openFound', { name })} />
        {all !== undefined && all.total > 0 && (
          <p className="sm t2 num">
            {t('ofCalls', { count: all.total, shown: counted(all.total, all.isCapped) })}
            {!all.isCapped && ` · ${formatPercent(found / all.total, 1)}`}
          </p>
        )}
      </Tile>
      <Tile title={t('today')}>
        <Calls count={added_today} open={open.added_today} label={l('openToday', { name })} />
      </Tile>
      <Tile title={t('meanScore')}>
        <p className="tile-score">
          <Score value={score} /> <Trend value={trend} />
        </p>
        {score !== null && <p className="sm t2 num">{t('n', { shown: formatNumber(found) })}</p>}
      </Tile>
      <Tile title={t('weeks')}>
        <div className="row tile-weeks">
          <p className="sm t2">
            <b className="num">{formatNumber(weeks.at(-1) ?? 0)}</b> {t('lastWeek')}
          </p>
          <Sparkline
            values={weeks}
            isQuiet={state !== 'started'}
            label={l('weeksOf', { numbers: weeks.map((count) => formatNumber(count)).join(', ') })}
          />
        </div>
      </Tile>
      {kind === 'monitoring' && (
        <Tile title={t('triggers')}>
          <Triggers project={project} />
          <UnreadAlerts hasWords project={project} />
        </Tile>
      )}
    </section>
  );
}

function Tile({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="project-tile">
      <h2 className="sm t2">{title}</h2>
      {children}
    </div>
  );
}

function Calls({ count, open, label }: { count: number; open: Open; label: string }) {
  const shown = formatNumber(count);
  return count === 0 ? (
    <b className="tile-number num">{shown}</b>
  ) : (
    <Link
      className="tile-number num"
      to="/files"
      search={searchOf(open.filters)}
      aria-label={`${label}: ${shown}`}
    >
      {shown}
    </Link>
  );
}

/** The tags that it sets, what else it does, and how often it tells. */
function Triggers({ project: { triggers, alerts_period } }: { project: Project }) {
  const t = useTexts(pageTexts);
  const c = useTexts(cardTexts);
  const { tags = [] } = useNames();
  const marked = triggers.flatMap((one) => (one.type === 'mark' ? one.tags.map(({ tag_id }) => tag_id) : []));
  const others = triggers.filter(({ type }) => type !== 'mark' && type !== 'notify');
  if (triggers.length === 0) return <p className="sm mut">{t('noTriggers')}</p>;
  return (
    <div className="tile-triggers">
      <TagChips tags={tags.filter(({ id }) => marked.includes(id))} most={3} />
      {triggers.some(({ type }) => type === 'notify') && (
        <span className="chip small">
          <Bell size={11} aria-hidden /> {c(`alerts_${alerts_period}`)}
        </span>
      )}
      {others.map(({ type }) => (
        <span key={type} className="chip small">
          {c(type)}
        </span>
      ))}
    </div>
  );
}
