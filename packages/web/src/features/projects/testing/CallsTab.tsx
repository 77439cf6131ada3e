import type { Project } from '@earshot/core/projects/projects.ts';
import { FilesCard } from '../page/FilesCard.tsx';
import { Tiles } from '../page/Tiles.tsx';
import { useProjectSearch } from '../page/use-project-search.ts';

/** The calls that are drawn from. */
export function CallsTab({ project }: { project: Project }) {
  const { search, ask, clear } = useProjectSearch();
  return (
    <>
      <Tiles project={project} />
      <FilesCard {...{ project, search, ask, clear }} />
    </>
  );
}
