import type { Slot } from '@earshot/core/matching/slots.ts';

/** The database keeps no higher position. */
const lastPosition = 16_383;

/** The places of a phrase as the text of a `tsvector`. */
export function toTsvector(slots: readonly Slot[]): string {
  const places = new Map<string, number[]>();
  for (const [at, slot] of slots.entries()) {
    for (const key of slot.keys) {
      const list = places.get(key);
      const position = Math.min(at + 1, lastPosition);
      if (list === undefined) places.set(key, [position]);
      else list.push(position);
    }
  }
  return Array.from(places, ([key, list]) => `${quoteLexeme(key)}:${list.join(',')}`).join(' ');
}

export function quoteLexeme(key: string): string {
  return `'${key.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
