import { lengthSteps_s } from './by-what.ts';
import type { KeepPlan, KeyPlan, MeasurePlan } from './count-plan.ts';
import { type Column, type DayColumns, isMarked, type Numbers } from './day-columns.ts';
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
  switch (key.kind) {
    case 'step':
      return alike(table.placeOf(stepOf(key.step, day.day)));
    case 'weekday':
      return alike(table.placeOf(weekdayOf(day.day)));
    case 'marks':
      return marksPlaces(day, key.columns, table);
    case 'length': {
      const values = numbersIn(day, key.column);
      const all = new Int32Array(day.calls);
      for (let call = 0; call < day.calls; call += 1) all[call] = table.placeOf(lengthKey(values?.[call]));
      return all;
    }
    case 'bins': {
      const values = numbersIn(day, key.column);
      const all = new Int32Array(day.calls);
      for (let call = 0; call < day.calls; call += 1) all[call] = table.placeOf(binOf(key, values?.[call]));
      return all;
    }
    case 'words': {
      const words = wordsIn(day, key.column);
      if (words === null) return alike(table.placeOf(null));
      const places = [null, ...words.words].map((word) => table.placeOf(insteadOf(word, key.instead)));
      const all = new Int32Array(day.calls);
      for (let call = 0; call < day.calls; call += 1) all[call] = places[words.codes[call] ?? 0] ?? 0;
      return all;
    }
  }
}

function marksPlaces(day: DayColumns, columns: ReadonlyMap<string, string>, table: KeyTable): Places {
  const there = [...columns].flatMap(([key, name]) => {
    const column = day.columns.get(name);
    return column?.kind === 'marks' ? [{ place: table.placeOf(key), column }] : [];
  });
  const none = [table.placeOf(null)];
  return Array.from({ length: day.calls }, (_, call) => {
    const places: number[] = [];
    for (const { place, column } of there) if (isMarked(column, call)) places.push(place);
    return places.length === 0 ? none : places;
  });
}

const insteadOf = (word: string | null, instead: ReadonlyMap<string, string> | undefined): string | null =>
  word === null || instead === undefined ? word : (instead.get(word) ?? null);

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

function numbersIn({ columns }: DayColumns, name: string): Numbers['values'] | null {
  const column: Column | undefined = columns.get(name);
  return column?.kind === 'numbers' ? column.values : null;
}

function wordsIn({ columns }: DayColumns, name: string) {
  const column = columns.get(name);
  return column?.kind === 'words' ? column : null;
}

/** The number of each call of a measure; NaN of one that it is not of. */
export function valuesOf(day: DayColumns, measure: MeasurePlan): Float64Array {
  const values = (numberOf: (call: number) => number): Float64Array => {
    const all = new Float64Array(day.calls);
    for (let call = 0; call < day.calls; call += 1) all[call] = numberOf(call);
    return all;
  };
  switch (measure.kind) {
    case 'calls':
      return new Float64Array(day.calls).fill(1);
    case 'mark': {
      const column = day.columns.get(measure.column);
      return column?.kind === 'marks'
        ? values((call) => Number(isMarked(column, call)))
        : new Float64Array(day.calls);
    }
    case 'word': {
      const words = wordsIn(day, measure.column);
      if (words === null) return new Float64Array(day.calls).fill(Number.NaN);
      const asked = words.words.indexOf(measure.word) + 1;
      return values((call) => {
        const code = words.codes[call] ?? 0;
        return code === 0 ? Number.NaN : Number(code === asked);
      });
    }
    case 'flag':
    case 'number': {
      const numbers = numbersIn(day, measure.column);
      if (numbers === null) return new Float64Array(day.calls).fill(Number.NaN);
      const least = measure.kind === 'number' ? measure.least : undefined;
      if (least === undefined) return numbers;
      return values((call) => {
        const value = numbers[call] ?? Number.NaN;
        return value >= least ? value : Number.NaN;
      });
    }
  }
}

/** 1 for each call that is meant; null where all are. */
export function keptOf(day: DayColumns, keeps: readonly KeepPlan[]): Uint8Array | null {
  if (keeps.length === 0) return null;
  const tests = keeps.map((keep) => testOf(day, keep));
  const kept = new Uint8Array(day.calls);
  for (let call = 0; call < day.calls; call += 1) kept[call] = Number(tests.every((test) => test(call)));
  return kept;
}

function testOf(day: DayColumns, keep: KeepPlan): (call: number) => boolean {
  switch (keep.kind) {
    case 'weekday': {
      const holds = keep.of.has(weekdayOf(day.day));
      return () => holds;
    }
    case 'words': {
      const words = wordsIn(day, keep.column);
      const holds = [null, ...(words?.words ?? [])].map((word) => keep.of.has(insteadOf(word, keep.instead)));
      return (call) => holds[words?.codes[call] ?? 0] ?? false;
    }
    case 'marked': {
      const columns = keep.columns.map((name) => day.columns.get(name));
      const has = (call: number) => (column: Column | undefined) =>
        column?.kind === 'marks' && isMarked(column, call);
      return keep.isAny ? (call) => columns.some(has(call)) : (call) => columns.every(has(call));
    }
    case 'range': {
      const values = numbersIn(day, keep.column);
      const { least, most } = keep;
      return (call) => {
        const value = values?.[call] ?? Number.NaN;
        return !Number.isNaN(value) && (least === null || value >= least) && (most === null || value <= most);
      };
    }
    case 'unsaid':
      return (call) => keep.columns.some((name) => saysNothing(day, name, call));
  }
}

function saysNothing(day: DayColumns, name: string, call: number): boolean {
  const column = day.columns.get(name);
  if (column?.kind === 'words') return column.codes[call] === 0;
  if (column?.kind === 'numbers') return Number.isNaN(column.values[call]);
  return true;
}
