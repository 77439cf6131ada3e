/** Half a percent is rounding. */
const rounding = 0.005;

/** Why parts of the call do not make up all of it: people talk at once, or some speech is nobody's. Null where they do. */
export function shareGap(talk: readonly number[], silence: number | null): 'over' | 'under' | null {
  if (silence === null || talk.length === 0) return null;
  const rest = talk.reduce((sum, share) => sum + share, silence) - 1;
  return rest > rounding ? 'over' : rest < -rounding ? 'under' : null;
}
