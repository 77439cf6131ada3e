import type { Module } from '../../module.ts';
import { extend } from '../../platform/extensions.ts';
import { bulkActions } from '../files/bulk-actions.ts';
import { versionedAdapters } from '../versions/versioned-kinds.ts';
import { addToSegmentAction } from './hand-picked.ts';
import { segmentVersions } from './segment-versions.ts';
import { segmentRoutes } from './segments.routes.ts';

export const segments = {
  name: 'segments',
  tables: { tenant: ['segments', 'segment_files'], call: ['segment_files'], seen: { segments: 'every row' } },
  routes: segmentRoutes,
  extensions: [extend(versionedAdapters, segmentVersions), extend(bulkActions, addToSegmentAction)],
} satisfies Module;
