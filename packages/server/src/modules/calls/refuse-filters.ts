import type { CallFilters } from '@earshot/core/calls/call-filters.ts';
import { dimensionNames, permissionFor } from '@earshot/core/calls/dimensions.ts';
import { fail } from '@earshot/core/errors.ts';
import { boundsOfMetric, isKnownMetric, limitIssue } from '@earshot/core/metrics/metric-limits.ts';
import { mayDo } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { refuseUnknownMetrics } from '../metrics/custom-metrics.ts';

/**
 * Refuses filters by numbers that no call can have, and by what is hidden from whoever asks. Those are never passed over:
 * to somebody who removes what a filter means, one that is not looked at means everything.
 */
export async function refuseFilters(ctx: Ctx, filters: CallFilters): Promise<void> {
  // What the system asks by itself is not refused.
  if (ctx.permissions === null) return;
  for (const one of filters.also ?? []) await refuseFilters(ctx, one);
  for (const name of dimensionNames) {
    const needs = permissionFor(name);
    if (needs === undefined || mayDo(ctx, needs)) continue;
    if (filters[name as keyof CallFilters] !== undefined) throw fail('filters.forbidden', { field: name });
  }
  const asksPattern = filters.project_score?.some(({ pattern_id }) => pattern_id !== null) ?? false;
  if (asksPattern && !mayDo(ctx, 'patterns.read'))
    throw fail('filters.forbidden', { field: 'project_score' });
  for (const { metric, who, start, to } of filters.metrics ?? []) {
    const issue = isKnownMetric(metric, who)
      ? limitIssue([start, to], boundsOfMetric(metric))
      : 'metrics.unknown';
    if (issue !== undefined) throw fail(issue, { metric });
  }
  await refuseUnknownMetrics(
    ctx,
    (filters.metrics ?? []).map(({ metric }) => metric),
  );
}
