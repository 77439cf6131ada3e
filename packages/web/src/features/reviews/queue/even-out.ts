type Load = { user_id: number; name: string; submitted: number; planned: number };

/** Half of what whoever has most to do has more than whoever has least; null where that is less than two. */
export function evenOut<T extends Load>(people: readonly T[]): { from: T; to: T; count: number } | null {
  const openOf = ({ planned, submitted }: Load) => planned - submitted;
  const [from, ...rest] = people.toSorted((one, other) => openOf(other) - openOf(one));
  const to = rest.at(-1);
  if (from === undefined || to === undefined) return null;
  const count = Math.floor((openOf(from) - openOf(to)) / 2);
  return count < 2 ? null : { from, to, count };
}
