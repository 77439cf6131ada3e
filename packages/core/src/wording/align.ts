import type { Window } from './candidates.ts';
import type { CompiledVariation, Place } from './compile-script.ts';
import type { HeardWords } from './heard.ts';
import { slotFits } from './slot-fits.ts';
import type { SpokenUnit } from './spoken-units.ts';

/** One step of an alignment: places and units that stand for each other, either of which may be none. */
export type Pair = {
  /** Places of the variation from `place` on. */
  place: number;
  places: number;
  /** Units of the stretch from `unit` on. */
  unit: number;
  units: number;
  /** 0 where both are there and differ, and where either is not. */
  similarity: number;
};

/** `score`: what of the variation's weight was said, less what was said otherwise; 1 is all of it, to the word. */
export type Aligned = { pairs: readonly Pair[]; score: number };

/**
 * Costs of the local alignment (Smith and Waterman 1981), as shares of a word's weight; `npm run bench -- scripts` shows
 * what they find, and they were set on half of its sentences and dialogues.
 * A word of the script that is missing or another one has not added its weight either.
 */
const costs = { other: 0.2, missing: 0.3, added: 0.22, mostAdded: 3 };

/** The best alignment of a variation with units of a window, as a whole or from anywhere to anywhere in both. */
export function align(
  variation: CompiledVariation,
  units: readonly SpokenUnit[],
  heard: HeardWords,
  { from, to }: Window,
): Aligned {
  const { places } = variation;
  const width = to - from + 1;
  const scores = new Float64Array((places.length + 1) * width);
  const cells: (Pair | null)[] = Array.from({ length: scores.length }, () => null);
  const table: Table = { scores, cells, width, from, to };
  let best = 0;
  for (const [at, place] of places.entries()) {
    const row = (at + 1) * width;
    if (place.kind === 'slot') fillSlot(table, at, place, units);
    else fillWord(table, at, place, units, heard, places[at - 1]);
    addExtra(table, at, units);
    for (let column = 0; column < width; column += 1)
      if ((scores[row + column] ?? 0) > (scores[best] ?? 0)) best = row + column;
  }
  const score = (scores[best] ?? 0) / variation.weight;
  return { pairs: walkBack(table, best), score: Math.min(1, score) };
}

type Table = {
  scores: Float64Array;
  cells: (Pair | null)[];
  width: number;
  from: number;
  to: number;
};

/** Takes a way into a cell where it is better than the best one so far; nothing below 0 is worth having. */
function offer({ scores, cells }: Table, cell: number, score: number, pair: () => Pair): void {
  if (score <= (scores[cell] ?? 0)) return;
  scores[cell] = score;
  cells[cell] = pair();
}

function fillWord(
  table: Table,
  at: number,
  place: Extract<Place, { kind: 'word' }>,
  units: readonly SpokenUnit[],
  heard: HeardWords,
  before: Place | undefined,
): void {
  const { scores, width, from, to } = table;
  const row = (at + 1) * width;
  const { weight } = place;
  for (let column = 0; column < width; column += 1) {
    const unit = from + column;
    const left = (scores[row - width + column] ?? 0) - costs.missing * weight;
    offer(table, row + column, left, () => ({ place: at, places: 1, unit, units: 0, similarity: 0 }));
    if (column === 0) continue;
    const other = (scores[row - width + column - 1] ?? 0) - costs.other * weight;
    offer(table, row + column, other, () => ({
      place: at,
      places: 1,
      unit: unit - 1,
      units: 1,
      similarity: 0,
    }));
  }
  const match = (word: number, places: number, worth: number) => {
    for (const { unit, units: count, similarity } of heard.get(word) ?? []) {
      // Two words in two pieces are two words.
      if (places > 1 && count > 1) continue;
      if (unit < from || unit + count > to || unit + count > units.length) continue;
      const column = unit - from;
      const score = (scores[row - places * width + column] ?? 0) + worth * similarity;
      offer(table, row + column + count, score, () => ({
        place: at + 1 - places,
        places,
        unit,
        units: count,
        similarity,
      }));
    }
  };
  match(place.word, 1, weight);
  if (place.with_before !== null && before !== undefined) match(place.with_before, 2, weight + before.weight);
}

function fillSlot(
  table: Table,
  at: number,
  { slot, most, weight }: Extract<Place, { kind: 'slot' }>,
  units: readonly SpokenUnit[],
): void {
  const { scores, width, from } = table;
  const row = (at + 1) * width;
  const within = units.slice(0, table.to);
  for (let column = 0; column < width; column += 1) {
    const before = scores[row - width + column] ?? 0;
    for (const { units: count, share } of slotFits(slot, most, within, from + column)) {
      const missing = count === 0 ? costs.missing * weight : 0;
      offer(table, row + column + count, before + share * weight - missing, () => ({
        place: at,
        places: 1,
        unit: from + column,
        units: count,
        similarity: count > 0 ? 1 : 0,
      }));
    }
    // Something else in its place, as where a number was misheard.
    if (slot !== 'any' && column + 1 < width)
      offer(table, row + column + 1, before - costs.other * weight, () => ({
        place: at,
        places: 1,
        unit: from + column,
        units: 1,
        similarity: 0,
      }));
  }
}

/** Words that were said beside those of the script; after the other moves, because they go along the row. */
function addExtra(table: Table, at: number, units: readonly SpokenUnit[]): void {
  const { scores, width, from } = table;
  const row = (at + 1) * width;
  for (let column = 1; column < width; column += 1) {
    const unit = from + column - 1;
    const cost = costs.added * Math.min(costs.mostAdded, units[unit]?.weight ?? 0);
    offer(table, row + column, (scores[row + column - 1] ?? 0) - cost, () => ({
      place: at + 1,
      places: 0,
      unit,
      units: 1,
      similarity: 0,
    }));
  }
}

function walkBack({ cells, width }: Table, best: number): Pair[] {
  const pairs: Pair[] = [];
  let cell = best;
  for (let pair = cells[cell]; pair; pair = cells[cell]) {
    pairs.push(pair);
    cell -= pair.places * width + pair.units;
  }
  return pairs.reverse();
}
