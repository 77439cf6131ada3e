import type { VersionedAdapter } from '../versions/versioned-kinds.ts';

export const classifierVersions: VersionedAdapter = {
  kind: 'classifier',
  table: 'classifiers',
  nameIndex: 'classifiers_name',
  taken: 'classifiers.name_taken',
  missing: 'classifiers.not_found',
  isLockable: true,
};
