import { type Project, ProjectInput } from '@earshot/core/projects/projects.ts';
import { useRestore } from '../../../shared/rules/editor/use-restore.ts';
import { VersionsDialog } from '../../../shared/rules/editor/VersionsDialog.tsx';
import { useProjectLines } from '../form/use-project-lines.ts';
import { useSaveProject } from '../projects.queries.ts';

type Props = { project: Project; canRestore: boolean; onClose: () => void };

/** What the project was before each change; one that is restored counts for calls from then on. */
export function ProjectVersions({ project, canRestore, onClose }: Props) {
  const save = useSaveProject();
  const linesOf = useProjectLines();
  const restore = useRestore({
    input: ProjectInput,
    save: (body, then) => save.mutate({ id: project.id, body }, then),
    onDone: onClose,
  });
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
