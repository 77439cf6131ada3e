import type { ReviewedCall } from './learned-calls.ts';
import { spread } from './results.ts';

export function describeTrials(
  calls: readonly ReviewedCall[],
  { repeats, kilobytes }: { repeats: number; heldOut: ReadonlySet<string>; kilobytes: readonly number[] },
): string {
  const tasks = new Set(calls.map(({ task }) => task)).size;
  return `${calls.length} ${tasks} ${repeats} ${spread(kilobytes, 1)}`;
}

export const doubts = `x`;
