/** The place that is asked about next: the first one behind the present one without an answer, else one before it; null where there is none. */
export function nextOpen<Place extends { id: number; right: unknown }>(
  places: readonly Place[],
  present: number,
  said: ReadonlySet<number>,
): Place | null {
  const at = places.findIndex(({ id }) => id === present);
  const others = [...places.slice(at + 1), ...places.slice(0, Math.max(0, at))];
  return others.find(({ id, right }) => right === null && !said.has(id)) ?? null;
}
