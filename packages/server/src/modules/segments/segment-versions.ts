import type { VersionedAdapter } from '../versions/versioned-kinds.ts';

export const segmentVersions: VersionedAdapter = {
  kind: 'segment',
  table: 'segments',
  nameIndex: 'segments_name',
  taken: 'segments.name_taken',
  missing: 'segments.not_found',
  isLockable: true,
};
