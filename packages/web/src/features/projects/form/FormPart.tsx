import { type ReactNode, useId } from 'react';
import type { ProjectDraft } from './project-draft.ts';
import type { PreviewState } from './use-project-preview.ts';

export type PartProps = {
  draft: ProjectDraft;
  change: (part: Partial<ProjectDraft>) => void;
  disabled: boolean;
  preview: PreviewState;
};

/** A part of the form: what it is about on the left, its fields beside it. */
export function FormPart({
  title,
  help,
  children,
}: {
  title: string;
  help?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className="form-part" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {help !== undefined && <p className="xs mut">{help}</p>}
      </div>
      <div className="form-part-fields">{children}</div>
    </section>
  );
}
