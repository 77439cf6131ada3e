import type { VersionedAdapter } from '../versions/versioned-kinds.ts';

export const projectVersions: VersionedAdapter = {
  kind: 'project',
  table: 'projects',
  nameIndex: 'projects_name',
  taken: 'projects.name_taken',
  missing: 'projects.not_found',
  isLockable: true,
};
