import { customMetricKey } from '@earshot/core/metrics/custom-metrics.api.ts';
import { type FlatMetric, flatMetrics } from '@earshot/core/metrics/flat-metrics.ts';
import { evaluateFormula, parseFormula } from '@earshot/core/metrics/formula.ts';
import type { CallMetrics } from '@earshot/core/metrics/metrics.ts';
import type { Ctx } from '../../context.ts';

export type NumberOfCall = { metric: string; speaker_role: FlatMetric['speaker_role']; value: number };

/** Every number of a call that is known, with those the workspace defined. */
export async function numbersOfCall(
  ctx: Ctx,
  metrics: CallMetrics | null,
  words: number,
): Promise<NumberOfCall[]> {
  if (metrics === null) return [{ metric: 'words', speaker_role: '', value: words }];
  const custom = await ctx.db
    .selectFrom('custom_metrics')
    .select(['id', 'formula'])
    .where('workspace_id', '=', ctx.workspaceId)
    .execute();
  return [
    ...flatMetrics(metrics, words),
    ...custom.flatMap(({ id, formula: text }): NumberOfCall[] => {
      const { formula } = parseFormula(text);
      const value = formula === null ? null : evaluateFormula(formula, metrics, words).value;
      return value === null ? [] : [{ metric: customMetricKey(id), speaker_role: '', value }];
    }),
  ];
}
