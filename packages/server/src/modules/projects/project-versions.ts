import { ProjectInput } from '@earshot/core/projects/projects.ts';
import type { VersionedAdapter } from '../versions/versioned-kinds.ts';
import { withoutAddressPaths } from './trigger-addresses.ts';

export const projectVersions: VersionedAdapter = {
  kind: 'project',
  table: 'projects',
  nameIndex: 'projects_name',
  taken: 'projects.name_taken',
  missing: 'projects.not_found',
  isLockable: true,
  logged: (input) => withoutAddressPaths(ProjectInput.parse(input)),
};
