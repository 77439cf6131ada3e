import type { VersionedAdapter } from '../versions/versioned-kinds.ts';

export const metricVersions: VersionedAdapter = {
  kind: 'metric',
  table: 'custom_metrics',
  nameIndex: 'custom_metrics_name',
  taken: 'metrics.name_taken',
  missing: 'metrics.not_found',
  isLockable: false,
};
