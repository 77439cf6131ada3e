import type { StepResult } from './apply-script.ts';
import type { ScriptStep } from './steps.ts';

type Told = {
  /** `place`: of the set; steps of the same place may come in any order. */
  step: Pick<ScriptStep, 'demand'> & { place: number };
  result: Pick<StepResult, 'outcome' | 'sayings'>;
};

/**
 * Which of the steps of a set were said out of their order, as indices, rising. As few as can be: of steps 1, 3, 2 only one is out of
 * place. What is not said, unsure or forbidden is in no order. A step that was said several times counts where it was said first.
 */
export function outOfOrder(steps: readonly Told[]): number[] {
  const said = steps.flatMap(({ step, result }, index) => {
    const first = result.sayings.find((saying) => saying.is_said);
    const counts = result.outcome === 'said' && step.demand !== 'must_not';
    return counts && first !== undefined ? [{ index, place: step.place, start_ms: first.start_ms }] : [];
  });
  said.sort((one, other) => one.place - other.place || one.start_ms - other.start_ms);
  const inOrder = new Set(longestRising(said.map(({ start_ms }) => start_ms)));
  return said
    .filter((_, at) => !inOrder.has(at))
    .map(({ index }) => index)
    .sort((one, other) => one - other);
}

/** Indices of the longest rising run of values, not side by side; of equal ones that which leaves out later values. */
function longestRising(values: readonly number[]): number[] {
  const best: { length: number; before: number }[] = [];
  for (const [at, value] of values.entries()) {
    let way = { length: 1, before: -1 };
    for (let before = 0; before < at; before += 1) {
      const length = (best[before]?.length ?? 0) + 1;
      if ((values[before] ?? 0) <= value && length > way.length) way = { length, before };
    }
    best.push(way);
  }
  const longest = Math.max(0, ...best.map(({ length }) => length));
  const found: number[] = [];
  for (let at = best.findIndex(({ length }) => length === longest); at >= 0; at = best[at]?.before ?? -1)
    found.unshift(at);
  return found;
}
