import type { Measure, TestFigure } from './evaluations.ts';

/** What tells whether one version is better than another: all answers, or all words. */
export const mainMeasure = (measures: readonly Measure[]): Measure | undefined =>
  measures.find(({ name, item_id }) => item_id === null && (name === 'accuracy' || name === 'wer'));

/** A test in one number, as lists show it; null where nothing was counted. */
export function mainFigure(measures: readonly Measure[]): TestFigure | null {
  const main = mainMeasure(measures);
  if (main === undefined) return null;
  const { name, n, value, low, high, against } = main;
  return { name, n, value, low, high, before: against?.value ?? null };
}
