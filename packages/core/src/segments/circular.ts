/** Whether a segment is part of itself; `partsOf` says which segments the filters of each one name. */
export function isCircular(id: number, partsOf: ReadonlyMap<number, readonly number[]>): boolean {
  const seen = new Set<number>();
  const left = [...(partsOf.get(id) ?? [])];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (next === id) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    left.push(...(partsOf.get(next) ?? []));
  }
  return false;
}
