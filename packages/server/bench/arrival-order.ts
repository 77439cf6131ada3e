/** When something came, and how long it took once it was taken. */
export type Work = { came_ms: number; work_ms: number };

/** How long each would have waited in the order of arrival: whoever came first takes whichever place is free first. */
export function waitsInArrivalOrder(places: number, works: readonly Work[]): number[] {
  const free = Array.from({ length: places }, () => 0);
  const waits = new Map<Work, number>();
  for (const work of works.toSorted((a, b) => a.came_ms - b.came_ms)) {
    const place = free.indexOf(Math.min(...free));
    const taken = Math.max(free[place] ?? 0, work.came_ms);
    free[place] = taken + work.work_ms;
    waits.set(work, taken - work.came_ms);
  }
  return works.map((work) => waits.get(work) ?? 0);
}
