import type { Project } from '@earshot/core/projects/projects.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { formatDateTime, formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { projectLink } from '../../../shared/projects/projects.queries.ts';
import { Score, Trend } from '../../../shared/projects/Score.tsx';
import { words } from '../../../shared/words.texts.ts';
import { cardTexts } from '../card.texts.ts';
import { listTexts } from '../list.texts.ts';
import { RunLine, StateChip } from '../StateChip.tsx';
import { ProjectWords } from './ProjectWords.tsx';

type Props = {
  project: Project;
  /** On its own page there is nothing to open. */
  isHere?: boolean;
  onClose: () => void;
};

/** What a project is and where it stands, at a glance. */
export function ProjectCard({ project, isHere = false, onClose }: Props) {
  const t = useTexts(cardTexts);
  const l = useTexts(listTexts);
  const w = useTexts(words);
  const id = useId();
  const { name, description, author, locked, created, version, found, added_today, score, trend } = project;
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{name}</DialogTitle>
      <DialogContent className="project-card">
        <div className="rule-line">
          <StateChip state={project.state} />
          <RunLine progress={project.progress} />
          <span className="sm t2">
            {author}
            {locked && `, ${l('locked').toLocaleLowerCase()}`}
          </span>
        </div>
        {description !== '' && <p>{description}</p>}
        <p className="rule-line num">
          {l('found')} <b>{formatNumber(found)}</b> · {l('today')} <b>{formatNumber(added_today)}</b> ·{' '}
          {l('score')} <Score value={score} /> <Trend value={trend} />
        </p>
        <ProjectWords project={project} />
        {project.is_partly_hidden && <p className="notice tone-info">{t('hidden')}</p>}
        <p className="sm mut">
          {t('created')} {formatDateTime(created)} · {t('version', { version })}
        </p>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{w('close')}</Button>
        {!isHere && (
          <ButtonLink variant="contained" {...projectLink(project)}>
            {t('openPage')}
          </ButtonLink>
        )}
      </DialogActions>
    </Dialog>
  );
}
