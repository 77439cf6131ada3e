import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { Skeleton } from '../../../components/Skeleton.tsx';
import { useTexts } from '../../../lib/i18n.ts';
import { useLate } from '../../../lib/use-late.ts';
import { ErrorState } from '../../../shared/ErrorState.tsx';
import { fileCountQuery } from '../../../shared/files/files.queries.ts';
import { keepListChoices } from '../../../shared/files/list-choices.ts';
import { FirstCalls } from '../../../shared/first-calls/FirstCalls.tsx';
import { kindTexts } from '../kinds.texts.ts';
import { createLink, listPaths, useKind } from '../kinds.ts';
import '../projects.css';
import { projectListQuery } from '../projects.queries.ts';
import { ListHead } from './ListHead.tsx';
import { isNarrowed, limitOf, type ProjectListSearch, queryOf } from './list-search.ts';
import { NoMatches, NoProjects } from './NoProjects.tsx';
import { ProjectsPager } from './ProjectsPager.tsx';
import { KeysHint, ProjectsTable } from './ProjectsTable.tsx';
import { ProjectTools } from './ProjectTools.tsx';

const rowHeight = 54;

/** The projects of a kind: what each found, what is new, how it goes. */
export function ProjectsPage() {
  const kind = useKind();
  const { create } = useSearch({ strict: false });
  return create === undefined ? <Projects key={kind} /> : <Navigate {...createLink(kind)} replace />;
}

function Projects() {
  const t = useTexts(kindTexts);
  const kind = useKind();
  const { search, ask, choose } = useListSearch();
  const query = useQuery(projectListQuery(queryOf(search, kind)));
  const calls = useQuery(fileCountQuery()).data;
  const isLate = useLate(query.isPending);
  if (query.isError && query.data === undefined)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const list = query.data;
  const isEmpty = list?.count === 0 && !isNarrowed(search);
  if (isEmpty && calls?.total === 0 && kind === 'monitoring') return <FirstCalls />;
  return (
    <div className="page projects-page">
      <ListHead list={list} />
      {isEmpty ? (
        <NoProjects />
      ) : (
        <>
          <ProjectTools list={list} search={search} ask={ask} choose={choose} />
          {isLate && <Skeleton height={limitOf(search) * rowHeight} radius={12} />}
          {list?.count === 0 && (
            <NoMatches
              onClear={() =>
                ask({ state: undefined, text: undefined, author: undefined, matching: undefined })
              }
            />
          )}
          {list !== undefined && list.count > 0 && (
            <section className="card projects-card" aria-label={t(kind)}>
              <ProjectsTable list={list} search={search} choose={choose} />
              <ProjectsPager list={list} search={search} ask={ask} choose={choose} />
            </section>
          )}
          {list !== undefined && list.count > 0 && <KeysHint />}
        </>
      )}
    </div>
  );
}

export type Ask = (change: ProjectListSearch) => void;

/** What the address asks for, and how that is changed; any other list begins at its first page. */
function useListSearch() {
  const kind = useKind();
  const search: ProjectListSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const ask: Ask = (change) =>
    void navigate({
      to: listPaths[kind],
      search: { ...search, page: undefined, ...change },
      replace: true,
    });
  /** Another page length is remembered. */
  const choose: Ask = (change) => {
    keepListChoices({ limit: change.limit });
    ask(change);
  };
  return { search, ask, choose };
}
