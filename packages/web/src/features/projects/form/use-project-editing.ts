import type { Project } from '@earshot/core/projects/projects.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { CallError } from '../../../lib/call.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { useDraft } from '../../../shared/drafts/use-draft.ts';
import { showUnseen } from '../../../shared/drafts/use-kept-draft.ts';
import { projectLink } from '../../../shared/projects/projects.queries.ts';
import { useErrorText } from '../../../shared/use-error-text.ts';
import { useNotify } from '../../../shared/use-notify.ts';
import { useMay } from '../../../shared/users.queries.ts';
import { formTexts } from '../form.texts.ts';
import { kindTexts } from '../kinds.texts.ts';
import { lifeTexts } from '../life.texts.ts';
import { useProjectStep, useSaveProject } from '../projects.queries.ts';
import { draftSubject, inputOf, type ProjectDraft, problemOf } from './project-draft.ts';

export type ProjectEditing = ReturnType<typeof useProjectEditing>;

/** What is entered of a project, new where nothing is stored, and how it is saved and started. */
export function useProjectEditing(project: Project | null, start: ProjectDraft) {
  const t = useTexts(formTexts);
  const k = useTexts(kindTexts);
  const life = useTexts(lifeTexts);
  const notify = useNotify();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const save = useSaveProject();
  const step = useProjectStep();
  const mayWrite = useMay('projects.write');
  const [taken, setTaken] = useState<string | null>(null);
  const [isTried, setIsTried] = useState(false);
  const [made, setMade] = useState<{ project: Project; secret: string } | null>(null);
  const closed = !mayWrite ? 'role' : project?.can_change === false ? 'locked' : null;
  const about =
    closed === null ? { kind: 'project' as const, subject: draftSubject(project?.id, start.kind) } : null;
  const { draft, set, drafting, fresh } = useDraft(start, { about, isNew: project === null, isPage: true });
  const problem = problemOf(draft);
  useTitle(draft.name || k(`new_${start.kind}`));

  const submit = async (isStarting: boolean) => {
    setIsTried(true);
    if (problem !== null || closed !== null || save.isPending || step.isPending) return;
    if (showUnseen(drafting)) return;
    drafting.saving();
    try {
      const saved = await save.mutateAsync({ id: project?.id ?? null, body: inputOf(draft) });
      drafting.saved();
      if (isStarting) await step.mutateAsync({ id: saved.id, step: 'start' }).catch(notify.failed);
      notify.done(isStarting ? life('startedNow') : t('savedText'));
      const { secret } = saved.triggers.find((one) => one.type === 'webhook') ?? {};
      // Shown before the form is left: it is told this once.
      if (secret === undefined) void navigate(projectLink(saved));
      else setMade({ project: saved, secret });
    } catch (error) {
      drafting.failed();
      if (error instanceof CallError && error.code === 'projects.name_taken') setTaken(errorText(error));
      else notify.failed(error);
    }
  };

  return {
    draft,
    fresh,
    closed,
    taken,
    isTried,
    problem,
    secret: made?.secret ?? null,
    leave: () => made && void navigate(projectLink(made.project)),
    isDirty: drafting.isDirty,
    drafting,
    isSaving: save.isPending || step.isPending,
    submit: (isStarting: boolean) => void submit(isStarting),
    change: (part: Partial<ProjectDraft>) => {
      if (part.name !== undefined) setTaken(null);
      set(part);
    },
    discard: () => {
      setIsTried(false);
      setTaken(null);
      drafting.discard();
    },
  };
}
