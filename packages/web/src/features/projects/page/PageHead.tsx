import type { Project } from '@earshot/core/projects/projects.ts';
import Button from '@mui/material/Button';
import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft, Lock, Pause, Pencil, Pin, Play, RotateCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { IconAction } from '../../../components/IconAction.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { useKeys } from '../../../lib/keys.ts';
import { AlertBell } from '../../../shared/alerts/AlertBell.tsx';
import { usePin } from '../../../shared/projects/projects.queries.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { useMay } from '../../../shared/users.queries.ts';
import { ProjectCard } from '../card/ProjectCard.tsx';
import { kindTexts } from '../kinds.texts.ts';
import { editLink, listPaths } from '../kinds.ts';
import { LifeMenu } from '../life/LifeMenu.tsx';
import { RestartDialog } from '../life/RestartDialog.tsx';
import { type Life, useLife } from '../life/use-life.ts';
import { lifeTexts } from '../life.texts.ts';
import { listTexts } from '../list.texts.ts';
import { RunLine, StateChip } from '../StateChip.tsx';
import { useRuleLine } from '../use-rule-line.ts';
import { isAboutSubject } from '../use-subjects.ts';
import { SettingsDialog } from './SettingsDialog.tsx';

type Props = {
  project: Project;
  /** What is done here first; starting is then no longer that. */
  children?: ReactNode;
};

/** What it is, in what state, and what can be done with it as a whole. */
export function PageHead({ project, children }: Props) {
  const k = useTexts(kindTexts);
  const l = useTexts(listTexts);
  const lineOf = useRuleLine();
  const { kind, name, author, locked } = project;
  return (
    <div className="page-head">
      <Link to={listPaths[kind]} className="rule-back" aria-label={k(kind)} title={k(kind)}>
        <ArrowLeft size={18} aria-hidden className="flip" />
      </Link>
      <h1>{name}</h1>
      <StateChip state={project.state} />
      <span className="row sm t2 project-head-line">
        {locked && (
          <span role="img" aria-label={l('locked')} title={l('locked')}>
            <Lock size={13} aria-hidden />
          </span>
        )}
        {author !== null && <span>{author}</span>}
        <span className="mut">{lineOf(project)}</span>
      </span>
      <RunLine progress={project.progress} />
      <span className="head-actions">
        <Actions project={project} />
        {children}
      </span>
    </div>
  );
}

function Actions({ project }: { project: Project }) {
  const t = useTexts(lifeTexts);
  const l = useTexts(listTexts);
  const navigate = useNavigate();
  const notify = useNotify();
  const life = useLife(project);
  const pin = usePin();
  const mayWrite = useMay('projects.write') && project.can_change;
  const [open, setOpen] = useState<'restart' | 'settings' | 'card' | null>(null);
  const close = () => setOpen(null);
  const { id, name, is_pinned: isPinned, state } = project;
  useKeys({ KeyE: () => void navigate(editLink(project)) });
  return (
    <>
      <AlertBell project={project} />
      <IconAction
        className={isPinned ? 'outlined project-pin on' : 'outlined project-pin'}
        label={l(isPinned ? 'unpin' : 'pin', { name })}
        onClick={() => pin.mutate({ id, isPinned: !isPinned }, { onError: notify.failed })}
      >
        <Pin size={16} fill={isPinned ? 'currentColor' : 'none'} />
      </IconAction>
      <ButtonLink variant="outlined" startIcon={<Pencil size={15} />} {...editLink(project)}>
        {t(mayWrite ? 'edit' : 'look')}
        <kbd className="on-button" aria-hidden>
          E
        </kbd>
      </ButtonLink>
      {mayWrite && state !== 'not_started' && !isAboutSubject(project.kind) && (
        <Button variant="outlined" startIcon={<RotateCcw size={15} />} onClick={() => setOpen('restart')}>
          {t('restart')}
        </Button>
      )}
      {mayWrite && <StartButton project={project} life={life} />}
      <LifeMenu
        project={project}
        life={life}
        onCard={() => setOpen('card')}
        onSettings={() => setOpen('settings')}
      />
      {open === 'restart' && <RestartDialog project={project} onRestart={life.restart} onClose={close} />}
      {open === 'settings' && <SettingsDialog project={project} onClose={close} />}
      {open === 'card' && <ProjectCard isHere project={project} onClose={close} />}
    </>
  );
}

function StartButton({ project: { state, kind }, life }: { project: Project; life: Life }) {
  const t = useTexts(lifeTexts);
  return life.isStarted ? (
    <Button variant="outlined" disabled={life.isBusy} startIcon={<Pause size={15} />} onClick={life.pause}>
      {t('pause')}
    </Button>
  ) : (
    <Button
      variant={isAboutSubject(kind) ? 'outlined' : 'contained'}
      disabled={life.isBusy}
      startIcon={<Play size={15} />}
      onClick={life.start}
    >
      {t(state === 'paused' ? 'resume' : 'start')}
    </Button>
  );
}
