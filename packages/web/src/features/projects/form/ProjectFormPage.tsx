import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { useCustomization } from '../../../lib/customization.ts';
import { idOfAddress } from '../../../lib/id-of-address.ts';
import { useLate } from '../../../lib/use-late.ts';
import { ErrorState } from '../../../shared/ErrorState.tsx';
import { readQuery } from '../../../shared/rules/builder/detection-draft.ts';
import { useKind } from '../kinds.ts';
import '../projects.css';
import { projectQuery } from '../projects.queries.ts';
import { ProjectForm } from './ProjectForm.tsx';
import { blankDraft, draftOf } from './project-draft.ts';

/** The project that the address names, or a new one. */
export function ProjectFormPage() {
  const { id } = useParams({ strict: false });
  return id === undefined ? <NewProject /> : <StoredProject key={id} id={idOfAddress(id)} />;
}

function NewProject() {
  const kind = useKind();
  const { query } = useSearch({ strict: false });
  const locale = useCustomization((look) => look.locale);
  const blank = useMemo(
    () => blankDraft(kind, [locale === 'ua' ? 'uk' : locale], readQuery(query)),
    [kind, locale, query],
  );
  return <ProjectForm key={kind} project={null} start={blank} />;
}

function StoredProject({ id }: { id: number }) {
  const query = useQuery(projectQuery(id));
  const isLate = useLate(query.isPending);
  const start = useMemo(() => query.data && draftOf(query.data), [query.data]);
  if (query.data && start) return <ProjectForm project={query.data} start={start} />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return <div className="page">{isLate && <Skeleton height={560} radius={12} />}</div>;
}
