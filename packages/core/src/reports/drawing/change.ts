import { z95 } from '../../rate.ts';
import { measureOf } from '../measures.ts';
import type { ReportValue } from '../reports.api.ts';
import type { Measure } from '../reports.ts';
import { fewCalls, isEstimate } from './trust.ts';

export type Change = {
  by: number;
  /** Whether its 95 % interval leaves zero out; null where that cannot be told. */
  isSure: boolean | null;
  /** Null where neither way is better, or where it may be chance. */
  verdict: 'better' | 'worse' | null;
};

/** How a number changed against the period before; null where there is nothing to set it beside. */
export function changeOf(measure: Measure, value: ReportValue): Change | null {
  const { before } = value;
  if (before === null || before.value === null || value.value === null) return null;
  const by = value.value - before.value;
  const error = errorOf(measure, value);
  const isSure = error === null ? null : Math.abs(by) > z95 * error;
  const { better } = measureOf(measure.name);
  const verdict =
    isSure !== true || better === undefined ? null : by > 0 === (better === 'high') ? 'better' : 'worse';
  return { by, isSure, verdict };
}

/** The standard error of the difference; of a mean the spread before counts as that of now. */
function errorOf(measure: Measure, { value, n, low, high, before }: ReportValue): number | null {
  if (!isEstimate(measure) || value === null || before === null || before.value === null) return null;
  if (n < fewCalls || before.n < fewCalls) return null;
  if (measureOf(measure.name).kind === 'share') {
    const both = (value * n + before.value * before.n) / (n + before.n);
    return Math.sqrt(both * (1 - both) * (1 / n + 1 / before.n));
  }
  if (low === null || high === null) return null;
  const error = (high - low) / (2 * z95);
  return error * Math.sqrt(1 + n / before.n);
}
