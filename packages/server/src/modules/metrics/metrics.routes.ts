import { fail } from '@earshot/core/errors.ts';
import type { SpeakerRole } from '@earshot/core/files/files.ts';
import * as api from '@earshot/core/metrics/metrics.api.ts';
import type { CallMetrics } from '@earshot/core/metrics/metrics.ts';
import type { Handle } from '../../platform/http.ts';
import { getFileRow } from '../files/files.ts';

const other: Record<SpeakerRole, SpeakerRole> = { operator: 'abonent', abonent: 'operator' };

export function metricRoutes(handle: Handle): void {
  handle(api.getMetrics, async (ctx, { params }) => {
    const row = await getFileRow(ctx, params.file_id);
    if (row.metrics === null) throw fail('files.still_processing');
    const metrics = row.metrics as CallMetrics;
    if (!row.roles_swapped) return metrics;
    const speakers = metrics.speakers.map((speaker) => ({
      ...speaker,
      role: speaker.role === null ? null : other[speaker.role as SpeakerRole],
    }));
    return { ...metrics, speakers };
  });
}
