/** Steps that read well. */
const steps = [1, 2, 2.5, 5, 10];

/** The least round step that is as large as a rough one: 1, 2, 2.5 or 5 times a power of ten. */
export function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  return (steps.find((one) => one * power >= rough) ?? 10) * power;
}

/** Every how manieth label is written, so that they do not touch: the last always is. */
export const labelEvery = (count: number, most: number): number => Math.max(1, Math.ceil(count / most));
