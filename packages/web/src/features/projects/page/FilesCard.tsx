import type { Project } from '@earshot/core/projects/projects.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { AudioLines, SearchX } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { useErrorText } from '../../../shared/use-error-text.ts';
import { pageTexts } from '../page.texts.ts';
import { projectFilesQuery } from '../projects.queries.ts';
import { FilesHead } from './FilesHead.tsx';
import { FoundList } from './FoundList.tsx';
import { filesQueryOf, isNarrowed, type ProjectSearch } from './project-search.ts';
import type { Ask } from './use-project-search.ts';

type Props = { project: Project; search: ProjectSearch; ask: Ask; clear: () => void };

/** The calls that were found, with why, narrowed by all filters of calls and by score. */
export function FilesCard({ project, search, ask, clear }: Props) {
  const t = useTexts(pageTexts);
  const errorText = useErrorText();
  const [now] = useState(() => new Date());
  const query = useQuery(projectFilesQuery(project.id, filesQueryOf(search, now)));
  const list = query.data;
  return (
    <section className="card project-files" aria-label={t('files')}>
      <FilesHead {...{ project, search, ask, list, now }} />
      {query.isError && list === undefined && (
        <p className="notice tone-bad" role="alert">
          {errorText(query.error)}
        </p>
      )}
      {query.isPending && <Skeleton height={240} radius={0} />}
      {list?.count === 0 && <NoFiles project={project} isNarrowed={isNarrowed(search)} onClear={clear} />}
      {list && list.count > 0 && <FoundList {...{ project, search, ask, list, now }} />}
    </section>
  );
}

type NoneProps = { project: Project; isNarrowed: boolean; onClear: () => void };

function NoFiles({ project, isNarrowed: narrowed, onClear }: NoneProps) {
  const t = useTexts(pageTexts);
  if (narrowed)
    return (
      <EmptyState isInside icon={<SearchX size={22} />} title={t('noMatch')}>
        <Button variant="outlined" onClick={onClear}>
          {t('clear')}
        </Button>
      </EmptyState>
    );
  return (
    <EmptyState
      isInside
      icon={<AudioLines size={22} />}
      title={t('emptyFiles')}
      text={t(project.state === 'started' ? 'emptyStarted' : 'emptyNotStarted')}
    />
  );
}
