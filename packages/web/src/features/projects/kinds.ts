import type { ProjectKind } from '@earshot/core/projects/projects.ts';
import { useLocation } from '@tanstack/react-router';

/** Where each kind of projects lives. */
export const listPaths = {
  monitoring: '/monitoring',
  discovery: '/knowledge_discovery',
  training: '/training',
  testing: '/testing',
} as const satisfies Record<ProjectKind, string>;

const createPaths = {
  monitoring: '/monitoring/create',
  discovery: '/knowledge_discovery/create',
  training: '/training/create',
  testing: '/testing/create',
} as const satisfies Record<ProjectKind, string>;

const editPaths = {
  monitoring: '/monitoring/edit/$id',
  discovery: '/knowledge_discovery/edit/$id',
  training: '/training/edit/$id',
  testing: '/testing/edit/$id',
} as const satisfies Record<ProjectKind, string>;

/** Where a new one is made, as a link takes it. */
export const createLink = (kind: ProjectKind) => ({ to: createPaths[kind] });

/** Where the rule of one is changed, as a link takes it. */
export const editLink = ({ id, kind }: { id: number; kind: ProjectKind }) => ({
  to: editPaths[kind],
  params: { id: String(id) },
});

/** The kind of projects that an address is about; the list of all is that of monitoring. */
export function kindOfPath(path: string): ProjectKind {
  const [, first] = path.split('/');
  const kinds = ['discovery', 'training', 'testing'] as const;
  return kinds.find((kind) => listPaths[kind] === `/${first}`) ?? 'monitoring';
}

export const useKind = (): ProjectKind => kindOfPath(useLocation().pathname);
