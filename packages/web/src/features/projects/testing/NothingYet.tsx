import type { Project, Subject } from '@earshot/core/projects/projects.ts';
import { FlaskConical, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/ButtonLink.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { useMay } from '../../../shared/users.queries.ts';
import { editLink } from '../kinds.ts';
import { subjectTexts } from '../subject.texts.ts';
import { testingTexts } from '../testing.texts.ts';
import { useSubjectName } from '../use-subjects.ts';

type NothingProps = { title: string; text?: string; isMissing?: boolean; children?: ReactNode };

/** Why there is no result, and the next step. */
export function Nothing({ title, text, isMissing = false, children }: NothingProps) {
  return (
    <section className="card projects-none">
      <EmptyState
        isInside
        icon={isMissing ? <SearchX size={22} /> : <FlaskConical size={22} />}
        title={title}
        {...(text !== undefined && { text })}
      >
        {children}
      </EmptyState>
    </section>
  );
}

/** The project does not say what it tests. */
export function NoSubject({ project }: { project: Project }) {
  const t = useTexts(testingTexts);
  return (
    <Nothing title={t('noSubjectTitle')} text={t('noSubjectText')}>
      <ToForm project={project} />
    </Nothing>
  );
}

function ToForm({ project }: { project: Project }) {
  const s = useTexts(subjectTexts);
  const mayWrite = useMay('projects.write') && project.can_change;
  return (
    <ButtonLink variant={mayWrite ? 'contained' : 'outlined'} {...editLink(project)}>
      {s(mayWrite ? 'chooseSubject' : 'lookAt')}
    </ButtonLink>
  );
}

/** What is tested has no version: it is gone, or was never learned. */
export function NoVersion({ project, subject }: { project: Project; subject: Subject }) {
  const t = useTexts(testingTexts);
  const name = useSubjectName(subject);
  if (subject.kind === 'engine') return <Nothing title={t('noVersionTitle')} text={t('noVersionEngine')} />;
  if (name === undefined || name === null)
    return (
      <Nothing isMissing title={t('goneTitle')} text={t('goneText')}>
        <ToForm project={project} />
      </Nothing>
    );
  return (
    <Nothing
      title={t('noVersionTitle')}
      {...(subject.kind === 'classifier' && { text: t('noVersionClassifier') })}
    >
      {subject.kind === 'classifier' && (
        <ButtonLink variant="contained" to="/classifiers/$id" params={{ id: String(subject.id) }}>
          {name}
        </ButtonLink>
      )}
    </Nothing>
  );
}
