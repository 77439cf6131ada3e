/** Fewer marks say little: with ten, one more of them moves the share by a tenth at most. */
export const fewestMarks = 10;

/** How often a rule was right of all that was marked, or how many marks are missing until that can be said. */
export function precisionOf({
  right,
  wrong,
}: {
  right: number;
  wrong: number;
}): { share: number; missing: 0 } | { share: null; missing: number } {
  const all = right + wrong;
  return all < fewestMarks ? { share: null, missing: fewestMarks - all } : { share: right / all, missing: 0 };
}
