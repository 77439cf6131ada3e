import { type Project, ProjectInput } from '@earshot/core/projects/projects.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { savingTexts } from '../../../shared/rules/editor/saving.texts.ts';
import { VersionsDialog } from '../../../shared/rules/editor/VersionsDialog.tsx';
import { useNotify } from '../../../shared/use-notify.ts';
import { useProjectLines } from '../form/use-project-lines.ts';
import { useSaveProject } from '../projects.queries.ts';

type Props = { project: Project; canRestore: boolean; onClose: () => void };

/** What the project was before each change; one that is restored counts for calls from then on. */
export function ProjectVersions({ project, canRestore, onClose }: Props) {
  const s = useTexts(savingTexts);
  const notify = useNotify();
  const save = useSaveProject();
  const linesOf = useProjectLines();
  const restore = (stored: Record<string, unknown>, version: number) => {
    const { data } = ProjectInput.safeParse(stored);
    if (data === undefined) return;
    save.mutate(
      { id: project.id, body: data },
      {
        onSuccess: () => {
          notify.done(s('restored', { version }));
          onClose();
        },
        onError: notify.failed,
      },
    );
  };
  return (
    <VersionsDialog
      kind="project"
      id={project.id}
      linesOf={linesOf}
      onRestore={canRestore ? restore : undefined}
      onClose={onClose}
    />
  );
}
