import type { CallMetrics } from '@earshot/core/metrics/metrics.ts';
import { z } from 'zod';
import { type Ctx, transact } from '../../platform/context.ts';
import { giveWay } from '../../platform/give-way.ts';
import { type JobRun, job } from '../../platform/jobs.ts';
import { callsToNumber } from './numbers.queries.ts';
import { keepNumbers, loadFormulas, numbersOfCall } from './numbers.ts';
import { presentMetrics } from './present-metrics.ts';

/** After a metric of the workspace changed: its number for every call. */
export const renumberCallsJob = job({
  name: 'renumber_calls',
  payload: z.object({ workspace_id: z.int() }),
  retryLimit: 20,
  retryDelay: 1,
});

const batch = 100;

export async function renumberCalls(ctx: Ctx, job: JobRun): Promise<void> {
  for (let after: string | null = null; ; ) {
    job.signal.throwIfAborted();
    await giveWay(ctx);
    const rows = await callsToNumber(ctx.db, ctx.workspaceId, { after, limit: batch });
    await transact(ctx, async (ctx) => {
      const formulas = await loadFormulas(ctx);
      for (const row of rows) {
        const metrics = presentMetrics(row.metrics as CallMetrics | null, row.roles_swapped);
        await keepNumbers(ctx, row.id, numbersOfCall(metrics, row.words ?? 0, formulas));
      }
    });
    after = rows.at(-1)?.id ?? null;
    if (rows.length < batch) return;
  }
}
