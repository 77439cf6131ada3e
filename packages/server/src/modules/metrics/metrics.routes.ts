import { fail } from '@earshot/core/errors.ts';
import { pageOf } from '@earshot/core/lists.ts';
import * as customApi from '@earshot/core/metrics/custom-metrics.api.ts';
import * as api from '@earshot/core/metrics/metrics.api.ts';
import type { CallMetrics } from '@earshot/core/metrics/metrics.ts';
import type { Handle } from '../../platform/http.ts';
import { getFileRow } from '../files/files.ts';
import {
  checkFormula,
  createCustomMetric,
  listCustomMetrics,
  ownMetricsOf,
  removeCustomMetric,
  updateCustomMetric,
} from './custom-metrics.ts';
import { presentMetrics } from './present-metrics.ts';

export function metricRoutes(handle: Handle): void {
  handle(api.getMetrics, async (ctx, { params }) => {
    const row = await getFileRow(ctx, params.file_id);
    const metrics = presentMetrics(row.metrics as CallMetrics | null, row.roles_swapped);
    if (metrics === null) throw fail('files.still_processing');
    return { ...metrics, custom: await ownMetricsOf(ctx, row.id, metrics) };
  });
  handle(customApi.listCustomMetrics, async (ctx, { query }) => pageOf(await listCustomMetrics(ctx), query));
  handle(customApi.createCustomMetric, (ctx, { body }) => createCustomMetric(ctx, body));
  handle(customApi.checkFormula, (ctx, { body }) => checkFormula(ctx, body));
  handle(customApi.updateCustomMetric, (ctx, { params, body }) => updateCustomMetric(ctx, params.id, body));
  handle(
    customApi.removeCustomMetric,
    (ctx, { params }) => removeCustomMetric(ctx, params.id) as Promise<undefined>,
  );
}
