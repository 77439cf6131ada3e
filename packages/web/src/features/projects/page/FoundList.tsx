import { momentsOfCall } from '@earshot/core/projects/found.ts';
import type { ProjectFile } from '@earshot/core/projects/projects.api.ts';
import type { Project } from '@earshot/core/projects/projects.ts';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { BulkBar } from '../../../shared/bulk/BulkBar.tsx';
import { rememberList, setLastOpened } from '../../../shared/files/list-context.ts';
import { useListKeys } from '../../../shared/files/use-list-keys.ts';
import { useSelection } from '../../../shared/files/use-selection.ts';
import { callLink } from '../../../shared/hits/call-link.ts';
import { canBeHeard, playInCall } from '../../../shared/hits/play-call.ts';
import { PeekAt } from '../../../shared/peek/PeekAt.tsx';
import { hitsOfMoments } from '../../../shared/projects/moments.ts';
import { PageFoot } from '../PageFoot.tsx';
import type { ProjectFiles } from '../projects.queries.ts';
import { FilesTable } from './FilesTable.tsx';
import { foundFilters } from './found-filters.ts';
import { stretchesOf } from './PlayAllButton.tsx';
import { csvOrderOf, limitOf, type ProjectSearch, pageSizes } from './project-search.ts';
import type { Ask } from './use-project-search.ts';

type Props = { project: Project; search: ProjectSearch; ask: Ask; list: ProjectFiles; now: Date };

/** A page of the found calls, gone through by keys as in any list of calls; what is done to many of them is done from here. */
export function FoundList({ project, search, ask, list, now }: Props) {
  const { results } = list;
  const { id, kind } = project;
  const body = useRef<HTMLDivElement>(null);
  const { remember, open } = useOpenFound(project, list);
  const play = (index: number) => {
    const call = results[Math.max(0, index)];
    const [first] = call ? stretchesOf({ results: [call] }) : [];
    if (call && first && canBeHeard(call)) playInCall(call, first.startMs, first.endMs);
  };
  const selection = useSelection(results);
  const keys = useListKeys({ rows: results, selection, body, open, play });
  const chosen = results.filter(({ file_id }) => selection.selected.has(file_id));
  const filters = foundFilters(id, search, now);
  const peeked = keys.peeked && results.find(({ file_id }) => file_id === keys.peeked?.file_id);
  return (
    <div className="found-frame">
      <div ref={body}>
        <FilesTable {...{ project, list, selection }} current={keys.current} onOpen={remember} />
        <PageFoot
          list={list}
          limit={limitOf(search)}
          sizes={pageSizes}
          onPage={(page) => ask({ page: page > 1 ? String(page) : undefined })}
          onLimit={(limit) => ask({ limit: String(limit) })}
        />
        {chosen.length > 0 && (
          <BulkBar
            ids={chosen.map(({ file_id }) => file_id)}
            all={{
              listed: { filters: filters ?? {}, query: null },
              // Of an alert no more can be meant than is in sight.
              count: filters === null ? chosen.length : list.count,
              isCapped: filters !== null && list.count_is_capped,
              order: csvOrderOf(search),
            }}
            tagging={keys.tagging}
            onClear={keys.clear}
          />
        )}
      </div>
      <PeekAt
        row={peeked ?? null}
        date="recorded_at"
        hits={peeked ? hitsOfMoments(momentsOfCall(peeked.project)) : []}
        sought={{ project: { id, kind } }}
        onLeave={() => peeked && remember(peeked)}
        onOpen={() => open(keys.current)}
        onClose={() => keys.peek(null)}
      />
    </div>
  );
}

/** Opens a call as the project sees it; the list is remembered for going from one to the next. */
function useOpenFound({ id, kind }: Project, { results, offset, count }: ProjectFiles) {
  const navigate = useNavigate();
  const { href } = useLocation();
  const remember = ({ file_id }: Pick<ProjectFile, 'file_id'>) => {
    rememberList({ ids: results.map((one) => one.file_id), offset, count, href });
    setLastOpened(file_id);
  };
  const open = (index: number) => {
    const call = results[index];
    if (call === undefined) return;
    remember(call);
    void navigate(callLink(call.file_id, { id, kind }));
  };
  return { remember, open };
}
