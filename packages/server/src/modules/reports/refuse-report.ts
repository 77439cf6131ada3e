import { fail } from '@earshot/core/errors.ts';
import { isKnownMetric } from '@earshot/core/metrics/metric-limits.ts';
import { byOf } from '@earshot/core/reports/by-what.ts';
import { measureOf, metricOfKey } from '@earshot/core/reports/measures.ts';
import { issueOf, type ReportInput } from '@earshot/core/reports/reports.ts';
import { mayDo } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { refuseFilters } from '../calls/refuse-filters.ts';
import { understandQuery } from '../matching/understand-query.ts';

/** Refuses what cannot be counted, and what is hidden from whoever asks. Rules that are gone count no calls. */
export async function refuseReport(ctx: Ctx, { filters, query, blocks }: ReportInput): Promise<void> {
  await refuseFilters(ctx, filters);
  if (query !== null) understandQuery(query);
  for (const [at, block] of blocks.entries()) {
    const issue = issueOf(block);
    if (issue !== null) throw fail('reports.block_wrong', { block: at + 1, issue });
    await refuseFilters(ctx, block.filters);
    for (const { name, of } of block.measures) {
      const { needs } = measureOf(name);
      if (needs !== undefined && !mayDo(ctx, needs)) throw fail('filters.forbidden', { field: name });
      if (name !== 'metric') continue;
      const { metric, who } = metricOfKey(String(of));
      if (!isKnownMetric(metric, who)) throw fail('metrics.unknown', { metric });
    }
    for (const name of block.by) {
      const { needs } = byOf(name);
      if (needs !== undefined && !mayDo(ctx, needs)) throw fail('filters.forbidden', { field: name });
    }
  }
}
