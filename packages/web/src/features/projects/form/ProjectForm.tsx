import type { Project } from '@earshot/core/projects/projects.ts';
import { Lock } from 'lucide-react';
import { useTexts } from '../../../lib/i18n.ts';
import { formTexts } from '../form.texts.ts';
import { isAboutSubject } from '../use-subjects.ts';
import { SecretDialog } from '../webhook/SecretDialog.tsx';
import { DryRun } from './DryRun.tsx';
import { FormHead } from './FormHead.tsx';
import { AboutPart, AlertsPart, ScorePart, StartPart } from './FormParts.tsx';
import './form.css';
import { InCallsPart, WordsPart } from './FindParts.tsx';
import { PatternsPart } from './PatternsPart.tsx';
import type { ProjectDraft } from './project-draft.ts';
import { SubjectPart } from './SubjectPart.tsx';
import { TriggersPart } from './TriggersPart.tsx';
import { useProblemText } from './use-problem-text.ts';
import { useProjectEditing } from './use-project-editing.ts';
import { useProjectPreview } from './use-project-preview.ts';

type Props = { project: Project | null; start: ProjectDraft };

/** A project as it is written, and what it would have found beside it. */
export function ProjectForm({ project, start }: Props) {
  const t = useTexts(formTexts);
  const problemText = useProblemText();
  const editing = useProjectEditing(project, start);
  const preview = useProjectPreview(editing.draft);
  const { draft, closed, change, fresh, problem, isTried } = editing;
  const part = { draft, change, disabled: closed !== null, preview };
  return (
    <div className="page project-form-page">
      <FormHead project={project} editing={editing} />
      {closed !== null && (
        <p className="notice tone-info">
          <Lock size={16} aria-hidden />
          {closed === 'locked' && project?.locked
            ? t('lockedBy', { name: project.author ?? '–' })
            : t('onlyLook')}
        </p>
      )}
      {isTried && problem !== null && (
        <p className="notice tone-bad" role="alert">
          {problemText(problem)}
        </p>
      )}
      <div className="project-form" key={fresh}>
        <div className="card project-fields">
          <AboutPart {...part} id={project?.id ?? null} taken={editing.taken} isTried={isTried} />
          {isAboutSubject(draft.kind) && <SubjectPart {...part} />}
          <WordsPart {...part} />
          <InCallsPart {...part} />
          {!isAboutSubject(draft.kind) && <PatternsPart {...part} />}
          {draft.kind === 'monitoring' && (
            <>
              <TriggersPart {...part} />
              <AlertsPart {...part} />
            </>
          )}
          {!isAboutSubject(draft.kind) && <ScorePart {...part} />}
          <StartPart {...part} />
        </div>
        <DryRun draft={draft} preview={preview} />
      </div>
      {editing.secret !== null && (
        <SecretDialog secret={editing.secret} formerUntil={null} onClose={editing.leave} />
      )}
    </div>
  );
}
