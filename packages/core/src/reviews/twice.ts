/** Two totals of one call that differ by more are far apart, in points of 100. */
export const farApart = 10;

/** A review of a call that two people score. */
export type OneOfTwo = { file_id: string; goal_id: number; score: number | null; isSent: boolean };

/** Calls that two people have scored, of how many that are to be, and those whose totals are far apart. */
export function scoredTwice(
  firsts: readonly OneOfTwo[],
  seconds: readonly OneOfTwo[],
): { done: number; planned: number; differ: string[] } {
  const placeOf = ({ goal_id, file_id }: OneOfTwo) => `${goal_id} ${file_id}`;
  const first = new Map(firsts.map((one) => [placeOf(one), one]));
  const pairs = seconds.map((second) => ({ second, first: first.get(placeOf(second)) }));
  const done = pairs.filter(({ second, first }) => second.isSent && first?.isSent);
  const differ = done.filter(
    ({ second, first }) =>
      second.score !== null &&
      first !== undefined &&
      first.score !== null &&
      Math.abs(second.score - first.score) > farApart,
  );
  return { done: done.length, planned: pairs.length, differ: differ.map(({ second }) => second.file_id) };
}
