/** Shares of weeks as parts of a height on which a limit has its place. */
export function heightsOf(shares: readonly number[], limit: number): number[] {
  const top = Math.max(limit * 1.2, ...shares);
  return top === 0 ? [...shares] : shares.map((share) => share / top);
}
