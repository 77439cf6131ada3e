import type { VersionedAdapter } from '../versions/versioned-kinds.ts';

export const reportVersions: VersionedAdapter = {
  kind: 'report',
  table: 'reports',
  nameIndex: 'reports_name',
  taken: 'reports.name_taken',
  missing: 'reports.not_found',
  isLockable: true,
};
