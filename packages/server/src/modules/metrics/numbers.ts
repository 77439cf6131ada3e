import { customMetricKey } from '@earshot/core/metrics/custom-metrics.api.ts';
import { flatMetrics } from '@earshot/core/metrics/flat-metrics.ts';
import { evaluateFormula, type Formula, parseFormula } from '@earshot/core/metrics/formula.ts';
import type { CallMetrics } from '@earshot/core/metrics/metrics.ts';
import type { Ctx, TxCtx } from '../../platform/context.ts';
import { recountCalls } from '../files/call-counters.ts';
import { listMetricRows } from './custom-metrics.store.ts';
import { type NumberOfCall, replaceNumbers } from './numbers.store.ts';

export type { NumberOfCall } from './numbers.store.ts';
export type NamedFormula = { metric: string; formula: Formula };

/** The metrics that the workspace defined, ready to be worked out; one that cannot be understood gives no number. */
export async function loadFormulas(ctx: Ctx): Promise<NamedFormula[]> {
  const rows = await listMetricRows(ctx.db, ctx.workspaceId);
  return rows.flatMap(({ id, formula: text }) => {
    const { formula } = parseFormula(text);
    return formula === null ? [] : [{ metric: customMetricKey(id), formula }];
  });
}

/** Every number of a call that is known, with those the workspace defined. */
export function numbersOfCall(
  metrics: CallMetrics | null,
  words: number,
  formulas: readonly NamedFormula[],
): NumberOfCall[] {
  if (metrics === null) return [{ metric: 'words', speaker_role: '', value: words }];
  return [
    ...flatMetrics(metrics, words),
    ...formulas.flatMap(({ metric, formula }): NumberOfCall[] => {
      const { value } = evaluateFormula(formula, metrics, words);
      return value === null ? [] : [{ metric, speaker_role: '', value }];
    }),
  ];
}

/** The numbers of a call that lists are filtered by, in place of those before. */
export async function keepNumbers(
  ctx: TxCtx,
  fileId: string,
  numbers: readonly NumberOfCall[],
): Promise<void> {
  await replaceNumbers(ctx.db, ctx.workspaceId, fileId, numbers);
  recountCalls(ctx, [fileId]);
}
