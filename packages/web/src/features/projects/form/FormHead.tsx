import type { Project } from '@earshot/core/projects/projects.ts';
import Button from '@mui/material/Button';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, Play } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import { keyName } from '../../../lib/key-name.ts';
import { DraftLine } from '../../../shared/drafts/DraftLine.tsx';
import { projectLink } from '../../../shared/projects/projects.queries.ts';
import { words } from '../../../shared/words.texts.ts';
import { formTexts } from '../form.texts.ts';
import { kindTexts } from '../kinds.texts.ts';
import { listPaths } from '../kinds.ts';
import { StateChip } from '../StateChip.tsx';
import type { ProjectEditing } from './use-project-editing.ts';
import { useProjectLines } from './use-project-lines.ts';

type Props = { project: Project | null; editing: ProjectEditing };

/** What is edited, and saving it with or without starting. */
export function FormHead({ project, editing }: Props) {
  const t = useTexts(formTexts);
  const k = useTexts(kindTexts);
  const linesOf = useProjectLines();
  const { draft, closed, isDirty } = editing;
  const isStarted = project?.state === 'started';
  const back = project === null ? { to: listPaths[draft.kind] } : projectLink(project);
  return (
    <div className="page-head">
      <Link
        {...back}
        className="rule-back"
        aria-label={project?.name ?? k(draft.kind)}
        title={project?.name ?? k(draft.kind)}
      >
        <ArrowLeft size={18} aria-hidden className="flip" />
      </Link>
      <h1>{project === null ? k(`new_${draft.kind}`) : project.name}</h1>
      {project && <StateChip state={project.state} />}
      {isDirty && <span className="chip small">{t('draft')}</span>}
      {closed === null && <DraftLine drafting={editing.drafting} linesOf={linesOf} canDiscard={false} />}
      {closed === null && (
        <span className="sm mut form-note">{t(isStarted ? 'startedNote' : 'nothingYet')}</span>
      )}
      <span className="push" />
      {closed === null && <Saving project={project} editing={editing} />}
    </div>
  );
}

function Saving({ project, editing }: Props) {
  const t = useTexts(formTexts);
  const w = useTexts(words);
  const { isDirty, isSaving, submit, discard } = editing;
  const isStarted = project?.state === 'started';
  useSubmitKey(() => submit(!isStarted));
  return (
    <>
      {isDirty && <Button onClick={discard}>{t('discard')}</Button>}
      <Button
        variant={isStarted ? 'contained' : 'outlined'}
        disabled={isSaving || (project !== null && !isDirty)}
        onClick={() => submit(false)}
      >
        {project === null ? t('saveOnly') : w('save')}
      </Button>
      {!isStarted && (
        <Button
          variant="contained"
          loading={isSaving}
          startIcon={<Play size={14} />}
          onClick={() => submit(true)}
        >
          {project === null ? t('start') : t('saveAndStart')}
          <kbd className="on-button" aria-hidden>
            Ctrl Enter
          </kbd>
        </Button>
      )}
    </>
  );
}

/** Ctrl+Enter starts, also while typing: that is when it is wanted. */
function useSubmitKey(submit: () => void): void {
  const current = useRef(submit);
  current.current = submit;
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (keyName(event) !== 'Ctrl+Enter') return;
      event.preventDefault();
      current.current();
    };
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
