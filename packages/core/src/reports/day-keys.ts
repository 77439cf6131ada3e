import { lengthSteps_s } from './by-what.ts';
import type { KeyPlan } from './count-plan.ts';
import { type DayColumns, insteadOf, numbersIn, saysSomething, wordsIn } from './day-columns.ts';
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
}

/** The place of the key of each call, or the places where it has several. */
export type Places = Int32Array | readonly (readonly number[])[];

export function placesOf(day: DayColumns, key: KeyPlan, table: KeyTable): Places {
  const alike = (place: number) => new Int32Array(day.calls).fill(place);
  const each = (placeOf: (call: number) => number) => {
    const all = new Int32Array(day.calls);
    for (let call = 0; call < day.calls; call += 1) all[call] = placeOf(call);
    return all;
  };
  switch (key.kind) {
    case 'step':
      return alike(table.placeOf(stepOf(key.step, day.day)));
    case 'weekday':
      return alike(table.placeOf(weekdayOf(day.day)));
    case 'marks':
      return marksPlaces(day, key.columns, table);
    case 'length': {
      const values = numbersIn(day, key.column);
      return each((call) => table.placeOf(lengthKey(values?.[call])));
    }
    case 'bins': {
      const values = numbersIn(day, key.column);
      return each((call) => table.placeOf(binOf(key, values?.[call])));
    }
    case 'words': {
      const words = wordsIn(day, key.column);
      if (words === null) return alike(table.placeOf(null));
      const places = [null, ...words.words].map((word) => table.placeOf(insteadOf(word, key.instead)));
      return each((call) => places[words.codes[call] ?? 0] ?? 0);
    }
  }
}

function marksPlaces(day: DayColumns, columns: ReadonlyMap<string, string>, table: KeyTable): Places {
  const there = [...columns].flatMap(([key, name]) => {
    const column = day.columns.get(name);
    return column === undefined ? [] : [{ place: table.placeOf(key), column }];
  });
  const none = [table.placeOf(null)];
  return Array.from({ length: day.calls }, (_, call) => {
    const places: number[] = [];
    for (const { place, column } of there) if (saysSomething(column, call)) places.push(place);
    return places.length === 0 ? none : places;
  });
}

function lengthKey(ms: number | undefined): string | null {
  if (ms === undefined || Number.isNaN(ms)) return null;
  return String(lengthSteps_s.findLast((start) => start * 1000 <= ms) ?? 0);
}

function binOf(
  { least, starts }: { least?: number; starts: readonly number[] },
  value = Number.NaN,
): string | null {
  if (least !== undefined && value < least) return null;
  const start = starts.findLast((one) => one <= value);
  return start === undefined ? null : String(start);
}
