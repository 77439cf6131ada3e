import { PageFoot } from '../PageFoot.tsx';
import type { ProjectList } from '../projects.queries.ts';
import { limitOf, type ProjectListSearch, pageSizes } from './list-search.ts';
import type { Ask } from './ProjectsPage.tsx';

type Props = { list: ProjectList; search: ProjectListSearch; ask: Ask; choose: Ask };

/** The foot of the list. */
export function ProjectsPager({ list, search, ask, choose }: Props) {
  return (
    <PageFoot
      list={list}
      limit={limitOf(search)}
      sizes={pageSizes}
      onPage={(page) => ask({ page: page > 1 ? String(page) : undefined })}
      onLimit={(limit) => choose({ limit: String(limit) })}
    />
  );
}
