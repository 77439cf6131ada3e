import type { StepResult } from './apply-script.ts';
import type { ScriptStep } from './steps.ts';

/** How far a call, or any number of them, kept to a script. */
export type Adherence = {
  /** Steps that must be said and of which it is known whether they were, and how many of those were. */
  known: number;
  said: number;
  /** `said` ÷ `known`; null where nothing could be known. */
  share: number | null;
  /** Steps that must be said and that somebody should listen to: they count when that is settled. */
  unsure: number;
  /** Steps that were said and must not be. */
  violations: number;
};

/** What results of steps come to; those of several calls can be put together. */
export function adherenceOf(
  results: readonly { step: Pick<ScriptStep, 'demand'>; result: Pick<StepResult, 'outcome'> }[],
): Adherence {
  const count = (demand: ScriptStep['demand'], outcome: StepResult['outcome']) =>
    results.filter(({ step, result }) => step.demand === demand && result.outcome === outcome).length;
  const said = count('must', 'said');
  const known = said + count('must', 'not_said');
  return {
    known,
    said,
    share: known === 0 ? null : said / known,
    unsure: count('must', 'unsure'),
    violations: count('must_not', 'said'),
  };
}
