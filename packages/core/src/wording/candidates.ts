import type { CompiledVariation } from './compile-script.ts';
import type { Heard, HeardWords } from './heard.ts';

/** Units of a stretch from `from` to before `to`. */
export type Window = { from: number; to: number };

/** A sentence is given half as many words again for what is said in between. */
const longer = 1.5;

/** How many units a variation may take up in what was said. */
export function unitsOf({ places }: CompiledVariation): number {
  const count = places.reduce((sum, place) => sum + (place.kind === 'word' ? 1 : Math.min(place.most, 4)), 0);
  return Math.ceil(longer * count) + 1;
}

/**
 * Where a variation may have been said: windows in which words of at least a part `least` of its weight were heard, joined where
 * they overlap. Nowhere else can it come close, so that nothing else is compared word by word.
 */
export function candidateWindows(
  variation: CompiledVariation,
  heard: HeardWords,
  units: number,
  least: number,
): Window[] {
  const { events, sure } = eventsOf(variation, heard);
  const needed = least * variation.weight - sure;
  const length = unitsOf(variation);
  const counts = new Map<number, number>();
  const windows: Window[] = [];
  let sum = 0;
  let first = 0;
  for (const { unit, place, weight } of events) {
    const before = counts.get(place) ?? 0;
    counts.set(place, before + 1);
    if (before === 0) sum += weight;
    for (let oldest = events[first]; oldest && oldest.unit <= unit - length; oldest = events[first]) {
      const left = (counts.get(oldest.place) ?? 0) - 1;
      counts.set(oldest.place, left);
      if (left === 0) sum -= oldest.weight;
      first += 1;
    }
    if (sum < needed - 1e-9) continue;
    const from = Math.max(0, unit - length + 1);
    const to = Math.min(units, (events[first]?.unit ?? unit) + length);
    const last = windows.at(-1);
    if (last !== undefined && from <= last.to) last.to = Math.max(last.to, to);
    else windows.push({ from, to });
  }
  return windows;
}

type Event = { unit: number; place: number; weight: number };

/**
 * Places of a call at which words of one variation were heard that are looked at. A sentence of thirty words has some hundreds in a
 * call of an hour; only one that says the same word over and over has more.
 */
const mostEvents = 10_000;

/** A word that tells so little is heard everywhere; it is taken for heard. */
const littleWeight = 1;

/** Where the telling places of a variation were heard, in order, and what the others may add. */
function eventsOf({ places }: CompiledVariation, heard: HeardWords): { events: Event[]; sure: number } {
  const events: Event[] = [];
  const isTelling = places.some((place) => place.kind === 'word' && place.weight > littleWeight);
  let sure = 0;
  for (const [at, place] of places.entries()) {
    if (place.kind === 'slot' || (isTelling && place.weight <= littleWeight)) {
      sure += place.weight;
      continue;
    }
    const note = ({ unit }: Heard) => {
      if (events.length < mostEvents) events.push({ unit, place: at, weight: place.weight });
    };
    for (const one of heard.get(place.word) ?? []) note(one);
    const next = places[at + 1];
    for (const word of [place.with_before, next?.kind === 'word' ? next.with_before : null])
      if (word !== null) for (const one of heard.get(word) ?? []) note(one);
  }
  return { events: events.sort((a, b) => a.unit - b.unit), sure };
}
