import type { Wording } from '@earshot/core/wording/steps.ts';

export type ClosenessBar = {
  /** The closeness that it begins at. */
  from: number;
  count: number;
  /** Of the highest bar, 0 … 1. */
  height: number;
  kind: 'said' | 'unsure' | 'not-said';
};

/** Bars of a histogram from 0 to 1, told apart by what most of each counts as. */
export function barsOf(
  histogram: readonly number[],
  { unsure_from, said_from }: Pick<Wording, 'unsure_from' | 'said_from'>,
): ClosenessBar[] {
  const most = Math.max(1, ...histogram);
  return histogram.map((count, at) => {
    const middle = (at + 0.5) / histogram.length;
    const kind = middle >= said_from ? 'said' : middle >= unsure_from ? 'unsure' : 'not-said';
    return { from: at / histogram.length, count, height: count / most, kind };
  });
}
