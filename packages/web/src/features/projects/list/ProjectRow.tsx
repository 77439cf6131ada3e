import type { Open, Project } from '@earshot/core/projects/projects.ts';
import { Link } from '@tanstack/react-router';
import { Lock, Pin } from 'lucide-react';
import { IconAction } from '../../../components/IconAction.tsx';
import { Sparkline } from '../../../components/Sparkline.tsx';
import { formatDateTime, formatNumber, formatWhen } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { Avatar } from '../../../shared/Avatar.tsx';
import { UnreadAlerts } from '../../../shared/alerts/UnreadAlerts.tsx';
import { searchOf } from '../../../shared/filters/filter-address.ts';
import { projectLink, usePin } from '../../../shared/projects/projects.queries.ts';
import { Score, Trend } from '../../../shared/projects/Score.tsx';
import { useNotify } from '../../../shared/use-notify.ts';
import { words } from '../../../shared/words.texts.ts';
import { RowActions } from '../life/RowActions.tsx';
import { listTexts } from '../list.texts.ts';
import { RunLine, StateChip } from '../StateChip.tsx';
import { useRuleLine } from '../use-rule-line.ts';
import { isAboutSubject } from '../use-subjects.ts';
import { SubjectCells } from './SubjectCells.tsx';

type Props = { project: Project; isCurrent: boolean; onCard: () => void };

/** One project: every number opens the calls behind it. */
export function ProjectRow({ project, isCurrent, onCard }: Props) {
  const t = useTexts(listTexts);
  const w = useTexts(words);
  const lineOf = useRuleLine();
  const { id, name, state, found, open, updated } = project;
  const isIdle = state === 'not_started' && found === 0;
  return (
    <tr data-testid={`project-${id}`} data-current={isCurrent}>
      <td className="pin-column">
        <PinButton project={project} />
      </td>
      <td className="project-name">
        <span className="project-named">
          <Link className="med" {...projectLink(project)}>
            {name}
          </Link>
          <UnreadAlerts project={project} />
        </span>
        <span className="sm t2 project-line">{lineOf(project)}</span>
      </td>
      <td>
        <StateChip state={state} />
        <RunLine progress={project.progress} />
      </td>
      {isAboutSubject(project.kind) && <SubjectCells project={project} />}
      <td className="number" data-label={t('found')}>
        {isIdle ? <Dash /> : <Calls count={found} open={open.found} label={t('openFound', { name })} />}
      </td>
      {!isAboutSubject(project.kind) && <Finds project={project} isIdle={isIdle} />}
      <td>
        <Author project={project} />
      </td>
      <td className="sm t2 num" title={formatDateTime(updated)}>
        {formatWhen(updated, new Date(), w('today'))}
      </td>
      <td className="number row-actions">
        <RowActions project={project} onCard={onCard} />
      </td>
    </tr>
  );
}

/** How much it finds, and what that is worth: of projects that watch. */
function Finds({ project, isIdle }: { project: Project; isIdle: boolean }) {
  const t = useTexts(listTexts);
  const { name, state, weeks, added_today, score, trend, open } = project;
  return (
    <>
      <td className="number" data-label={t('today')}>
        {isIdle ? (
          <Dash />
        ) : (
          <Calls count={added_today} open={open.added_today} label={t('openToday', { name })} isAdded />
        )}
      </td>
      <td className="weeks">
        {isIdle ? (
          <span className="sm mut">{t('noRuns')}</span>
        ) : (
          <Sparkline
            values={weeks}
            isQuiet={state !== 'started'}
            label={t('weeksOf', { numbers: weeks.map((count) => formatNumber(count)).join(', ') })}
          />
        )}
      </td>
      <td className="number" data-label={t('score')}>
        <span className="score-cell">
          <Score value={score} />
          <Trend value={trend} />
        </span>
      </td>
    </>
  );
}

const Dash = () => <span className="mut">–</span>;

type CallsProps = { count: number; open: Open; label: string; isAdded?: boolean };

function Calls({ count, open, label, isAdded = false }: CallsProps) {
  const shown = `${isAdded && count > 0 ? '+' : ''}${formatNumber(count)}`;
  if (count === 0) return <span className="mut num">{shown}</span>;
  return (
    <Link
      className="num project-number"
      to="/files"
      search={searchOf(open.filters)}
      aria-label={`${label}: ${shown}`}
    >
      {shown}
    </Link>
  );
}

function Author({ project: { author, locked } }: { project: Project }) {
  const t = useTexts(listTexts);
  return (
    <span className="row sm project-author">
      {author !== null && <Avatar name={author} src={null} size={22} />}
      <span className="el">{author ?? '–'}</span>
      {locked && (
        <span
          role="img"
          aria-label={t('lockedBy', { name: author ?? '–' })}
          title={t('lockedBy', { name: author ?? '–' })}
        >
          <Lock size={13} className="mut" aria-hidden />
        </span>
      )}
    </span>
  );
}

function PinButton({ project: { id, name, is_pinned: isPinned } }: { project: Project }) {
  const t = useTexts(listTexts);
  const notify = useNotify();
  const pin = usePin();
  return (
    <IconAction
      size="small"
      className={isPinned ? 'project-pin on' : 'project-pin'}
      label={t(isPinned ? 'unpin' : 'pin', { name })}
      onClick={() => pin.mutate({ id, isPinned: !isPinned }, { onError: notify.failed })}
    >
      <Pin size={15} fill={isPinned ? 'currentColor' : 'none'} />
    </IconAction>
  );
}
