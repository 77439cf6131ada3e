import { Failure, fail } from '@earshot/core/errors.ts';
import { isKnownMetric } from '@earshot/core/metrics/metric-limits.ts';
import { byOf } from '@earshot/core/reports/by-what.ts';
import { measureOf, metricOfKey } from '@earshot/core/reports/measures.ts';
import { type Block, issueOf, type ReportInput } from '@earshot/core/reports/reports.ts';
import { mayDo } from '../../platform/authorise.ts';
import type { Ctx } from '../../platform/context.ts';
import { refuseFilters } from '../calls/refuse-filters.ts';
import { understandQuery } from '../matching/understand-query.ts';

/** Refuses what cannot be counted, and what is hidden from whoever asks. Rules that are gone count no calls. */
export async function refuseReport(ctx: Ctx, { filters, query, blocks }: ReportInput): Promise<void> {
  await refuseFilters(ctx, filters);
  if (query !== null) understandQuery(query);
  for (const [at, block] of blocks.entries()) {
    refuseWrong(block, at);
    await refuseHidden(ctx, block);
  }
}

/** The same for whoever reads: of what is hidden from them only those blocks are, each by what it is that they may not see. */
export async function hiddenBlocks(ctx: Ctx, { blocks, ...report }: ReportInput): Promise<(string | null)[]> {
  await refuseReport(ctx, { ...report, blocks: [] });
  return Promise.all(
    blocks.map(async (block, at) => {
      refuseWrong(block, at);
      try {
        await refuseHidden(ctx, block);
        return null;
      } catch (error) {
        if (error instanceof Failure && error.code === 'filters.forbidden') return String(error.params.field);
        throw error;
      }
    }),
  );
}

function refuseWrong(block: Block, at: number): void {
  const issue = issueOf(block);
  if (issue !== null) throw fail('reports.block_wrong', { block: at + 1, issue });
  for (const { name, of } of block.measures) {
    if (name !== 'metric') continue;
    const { metric, who } = metricOfKey(String(of));
    if (!isKnownMetric(metric, who)) throw fail('metrics.unknown', { metric });
  }
}

async function refuseHidden(ctx: Ctx, { filters, measures, by }: Block): Promise<void> {
  await refuseFilters(ctx, filters);
  const asked = [
    ...measures.map(({ name }) => ({ name, needs: measureOf(name).needs })),
    ...by.map((name) => ({ name, needs: byOf(name).needs })),
  ];
  for (const { name, needs } of asked)
    if (needs !== undefined && !mayDo(ctx, needs)) throw fail('filters.forbidden', { field: name });
}
