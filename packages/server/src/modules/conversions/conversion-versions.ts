import type { VersionedAdapter } from '../versions/versioned-kinds.ts';

export const conversionVersions: VersionedAdapter = {
  kind: 'conversion',
  table: 'conversions',
  nameIndex: 'conversions_name',
  taken: 'conversions.name_taken',
  missing: 'conversions.not_found',
  isLockable: true,
};
