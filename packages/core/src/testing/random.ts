import { generator } from '../random.ts';

export { generator };

/** Whole numbers from 0 to just below the one that is named, the same ones everywhere for the same seed. */
export function wholeNumbers(seed: number): (below: number) => number {
  const random = generator(seed);
  return (below) => Math.floor(random() * below);
}
