import { lengthSteps_s } from './by-what.ts';
import type { KeyPlan } from './count-plan.ts';
import { type DayColumns, insteadOf, numbersIn, saidIn, wordsIn } from './day-columns.ts';
import { intsOfDay } from './day-room.ts';
import { stepOf, weekdayOf } from './report-period.ts';

/** Keys by the order in which they were met. */
export class KeyTable {
  readonly #places = new Map<string | null, number>();
  readonly #keys: (string | null)[] = [];

  placeOf(key: string | null): number {
    let place = this.#places.get(key);
    if (place === undefined) {
      place = this.#keys.length;
      this.#places.set(key, place);
      this.#keys.push(key);
    }
    return place;
  }

  keyAt = (place: number): string | null => this.#keys[place] ?? null;

  /** Those of all places, in their order. */
  keys = (): (string | null)[] => [...this.#keys];
}

/** The place of the key of each call, or the places where it has several. */
export type Places = Int32Array | ManyPlaces;

/** The places of each call one after the other: those of a call begin at its start and end before the next one. */
export type ManyPlaces = { starts: Int32Array; places: Int32Array };

export function placesOf(day: DayColumns, key: KeyPlan, table: KeyTable): Places {
  const alike = (place: number) => intsOfDay(day.calls, place);
  switch (key.kind) {
    case 'step':
      return alike(table.placeOf(stepOf(key.step, day.day)));
    case 'weekday':
      return alike(table.placeOf(weekdayOf(day.day)));
    case 'marks':
      return marksPlaces(day, key.columns, table);
    case 'length':
      return placesFrom(day, { column: key.column, names: lengthNames, starts: lengthSteps_ms }, table);
    case 'bins':
      return placesFrom(day, { ...key, names: key.starts.map(String) }, table);
    case 'words': {
      const words = wordsIn(day, key.column);
      if (words === null) return alike(table.placeOf(null));
      const places = Int32Array.from([null, ...words.words], (word) =>
        table.placeOf(insteadOf(word, key.instead)),
      );
      const all = intsOfDay(day.calls);
      for (let call = 0; call < all.length; call += 1) all[call] = places[words.codes[call] ?? 0] ?? 0;
      return all;
    }
  }
}

const lengthNames = lengthSteps_s.map(String);
const lengthSteps_ms = lengthSteps_s.map((start) => start * 1000);

/** Numbers from each of some starts on, in their order, and what they are called. */
type Starts = { column: string; least?: number; starts: readonly number[]; names: readonly string[] };

/** The place of the last start that the number of each call reaches; that of null where it reaches none. */
function placesFrom(
  day: DayColumns,
  { column, least = Number.NEGATIVE_INFINITY, starts, names }: Starts,
  table: KeyTable,
): Int32Array {
  const values = numbersIn(day, column);
  const all = intsOfDay(day.calls);
  // Only of those that there are.
  const places: (number | undefined)[] = [];
  for (let call = 0; call < all.length; call += 1) {
    const value = values?.[call] ?? Number.NaN;
    const reached = value >= least ? countReached(starts, value) : 0;
    let place = places[reached];
    if (place === undefined) {
      place = table.placeOf(reached === 0 ? null : (names[reached - 1] ?? null));
      places[reached] = place;
    }
    all[call] = place;
  }
  return all;
}

/** How many of some rising numbers another one reaches. */
function countReached(starts: readonly number[], value: number): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}

function marksPlaces(day: DayColumns, columns: ReadonlyMap<string, string>, table: KeyTable): ManyPlaces {
  const there = [...columns].flatMap(([key, name]) =>
    day.columns.has(name) ? [{ place: table.placeOf(key), said: saidIn(day, name) }] : [],
  );
  const starts = intsOfDay(day.calls + 1);
  for (const { said } of there)
    for (let call = 0; call < day.calls; call += 1)
      starts[call + 1] = (starts[call + 1] ?? 0) + (said[call] ?? 0);
  // Who says none stands under that.
  for (let call = 0; call < day.calls; call += 1)
    starts[call + 1] = (starts[call] ?? 0) + Math.max(1, starts[call + 1] ?? 0);
  const places = intsOfDay(starts[day.calls] ?? 0, table.placeOf(null));
  const next = intsOfDay(starts.length);
  next.set(starts);
  for (const { place, said } of there)
    for (let call = 0; call < day.calls; call += 1) {
      if (said[call] === 0) continue;
      const at = next[call] ?? 0;
      places[at] = place;
      next[call] = at + 1;
    }
  return { starts, places };
}

/** What each call has one of, or all the same of, as if it could have several. */
export function manyOf(places: Places | null, calls: number): ManyPlaces {
  if (places !== null && !(places instanceof Int32Array)) return places;
  const starts = intsOfDay(calls + 1);
  for (let call = 0; call < calls; call += 1) starts[call + 1] = call + 1;
  return { starts, places: places ?? intsOfDay(calls) };
}
