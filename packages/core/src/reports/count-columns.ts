import { weekdays } from '../calls/dimensions.ts';
import { lengthSteps_s, type TimeStep } from './by-what.ts';
import { type Column, type DayColumns, isMarked, type Numbers } from './day-columns.ts';
import { stepOf } from './report-period.ts';

/** How calls are grouped. `codes`: what stands in the place of a word, such as a team in the place of an operator. */
export type KeyPlan =
  | { kind: 'words'; column: string; instead?: ReadonlyMap<string, string> }
  | { kind: 'step'; step: TimeStep }
  | { kind: 'weekday' }
  | { kind: 'length'; column: string }
  /** Each of some marks, as key and column; a call stands under every one that it has, and under none of them under null. */
  | { kind: 'marks'; columns: ReadonlyMap<string, string> };

/**
 * What a call is counted as. `mark` and `word` are shares; of `word` are only calls that say one; `number` is of those that have one, and at
 * least so much where that is said; `flag` is a share of numbers that are 0 or 1.
 */
export type MeasurePlan =
  | { kind: 'calls' }
  | { kind: 'mark'; column: string }
  | { kind: 'word'; column: string; word: string }
  | { kind: 'number'; column: string; least?: number; percentile: number | null }
  | { kind: 'flag'; column: string };

/** Which calls are meant; all have to hold. */
export type KeepPlan =
  /** Says one of these words, as they stand in the place of others; null: says nothing. */
  | { kind: 'words'; column: string; instead?: ReadonlyMap<string, string>; of: ReadonlySet<string | null> }
  | { kind: 'marked'; columns: readonly string[]; isAny: boolean }
  | { kind: 'unmarked'; columns: readonly string[] }
  | { kind: 'range'; column: string; least: number | null; most: number | null }
  | { kind: 'weekday'; of: ReadonlySet<string> }
  /** Says nothing of one of these. */
  | { kind: 'unsaid'; columns: readonly string[] };

export type CountPlan = {
  keys: readonly KeyPlan[];
  measures: readonly MeasurePlan[];
  keeps: readonly KeepPlan[];
};

export type ColumnCount = {
  n: number;
  hits: number;
  total: number | null;
  deviation: number | null;
  middle: number | null;
};
export type ColumnCell = { keys: (string | null)[]; calls: number; counted: ColumnCount[] };

/** What each column of a plan is called, so that no others are read. */
export function columnsOf({ keys, measures, keeps }: CountPlan): string[] {
  const names = [...keys, ...measures, ...keeps].flatMap((one) => {
    if ('columns' in one) return [...one.columns.values()];
    return 'column' in one ? [one.column] : [];
  });
  return [...new Set(names)];
}

/** What the calls of some days come to for each key, or for each pair of keys; the days may come one after the other. */
export class ColumnCounter {
  readonly #plan: CountPlan;
  readonly #keys: KeyTable[];
  readonly #cells = new Map<number, Tally>();

  constructor(plan: CountPlan) {
    this.#plan = plan;
    this.#keys = plan.keys.map(() => new KeyTable());
  }

  add(day: DayColumns): void {
    const kept = keptOf(day, this.#plan.keeps);
    const values = this.#plan.measures.map((measure) => valuesOf(day, measure));
    const [first, second] = this.#plan.keys.map((key, at) =>
      placesOf(day, key, this.#keys[at] ?? new KeyTable()),
    );
    for (let call = 0; call < day.calls; call += 1) {
      if (kept !== null && kept[call] === 0) continue;
      if (first === undefined) this.#count(0, call, values);
      else
        first.each(call, (one) => {
          if (second === undefined) this.#count(one, call, values);
          else second.each(call, (other) => this.#count(one * keysAtMost + other, call, values));
        });
    }
  }

  #count(place: number, call: number, values: readonly CallValues[]): void {
    let tally = this.#cells.get(place);
    if (tally === undefined) {
      tally = new Tally(this.#plan.measures);
      this.#cells.set(place, tally);
    }
    tally.add(call, values);
  }

  /** Cells in no order; without keys there is always one. */
  cells(): ColumnCell[] {
    const [first, second] = this.#keys;
    if (first === undefined && this.#cells.size === 0) this.#cells.set(0, new Tally(this.#plan.measures));
    return Array.from(this.#cells, ([place, tally]) => ({
      keys:
        first === undefined
          ? []
          : second === undefined
            ? [first.keyAt(place)]
            : [first.keyAt(Math.floor(place / keysAtMost)), second.keyAt(place % keysAtMost)],
      ...tally.told(),
    }));
  }
}

/** More keys of one way to group than any workspace has; two of them are one number. */
const keysAtMost = 2 ** 24;

/** Keys by the order in which they were met. */
class KeyTable {
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

type Places = { each: (call: number, take: (place: number) => void) => void };

function placesOf(day: DayColumns, key: KeyPlan, table: KeyTable): Places {
  switch (key.kind) {
    case 'step':
      return always(table.placeOf(stepOf(key.step, day.day)));
    case 'weekday':
      return always(table.placeOf(weekdayOf(day.day)));
    case 'marks':
      return marksPlaces(day, key.columns, table);
    case 'length': {
      const values = numbersIn(day, key.column);
      return { each: (call, take) => take(table.placeOf(lengthKey(values?.[call]))) };
    }
    case 'words': {
      const words = wordsIn(day, key.column);
      if (words === null) return always(table.placeOf(null));
      const places = [null, ...words.words].map((word) => table.placeOf(insteadOf(word, key.instead)));
      return { each: (call, take) => take(places[words.codes[call] ?? 0] ?? 0) };
    }
  }
}

const always = (place: number): Places => ({ each: (_, take) => take(place) });

function marksPlaces(day: DayColumns, columns: ReadonlyMap<string, string>, table: KeyTable): Places {
  const there = [...columns].flatMap(([key, name]) => {
    const column = day.columns.get(name);
    return column?.kind === 'marks' ? [{ place: table.placeOf(key), column }] : [];
  });
  const none = table.placeOf(null);
  return {
    each(call, take) {
      let isMarkedAtAll = false;
      for (const { place, column } of there) {
        if (!isMarked(column, call)) continue;
        isMarkedAtAll = true;
        take(place);
      }
      if (!isMarkedAtAll) take(none);
    },
  };
}

const insteadOf = (word: string | null, instead: ReadonlyMap<string, string> | undefined): string | null =>
  word === null || instead === undefined ? word : (instead.get(word) ?? null);

/** The day of the week (ISO 8601). */
const weekdayOf = (day: string): string =>
  weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'mon';

function lengthKey(ms: number | undefined): string | null {
  if (ms === undefined || Number.isNaN(ms)) return null;
  return String(lengthSteps_s.findLast((start) => start * 1000 <= ms) ?? 0);
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
type CallValues = (call: number) => number;
const none: CallValues = () => Number.NaN;

function valuesOf(day: DayColumns, measure: MeasurePlan): CallValues {
  switch (measure.kind) {
    case 'calls':
      return () => 1;
    case 'mark': {
      const column = day.columns.get(measure.column);
      return column?.kind === 'marks' ? (call) => Number(isMarked(column, call)) : () => 0;
    }
    case 'word': {
      const words = wordsIn(day, measure.column);
      if (words === null) return none;
      const asked = words.words.indexOf(measure.word) + 1;
      return (call) => {
        const code = words.codes[call] ?? 0;
        return code === 0 ? Number.NaN : Number(code === asked);
      };
    }
    case 'flag':
    case 'number': {
      const values = numbersIn(day, measure.column);
      if (values === null) return none;
      const least = measure.kind === 'number' ? measure.least : undefined;
      if (least === undefined) return (call) => values[call] ?? Number.NaN;
      return (call) => {
        const value = values[call] ?? Number.NaN;
        return value >= least ? value : Number.NaN;
      };
    }
  }
}

/** 1 for each call that is meant; null where all are. */
function keptOf(day: DayColumns, keeps: readonly KeepPlan[]): Uint8Array | null {
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
    case 'marked':
    case 'unmarked': {
      const columns = keep.columns.map((name) => day.columns.get(name));
      const has = (call: number) => (column: Column | undefined) =>
        column?.kind === 'marks' && isMarked(column, call);
      if (keep.kind === 'unmarked') return (call) => !columns.some(has(call));
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

/** What the calls of one cell come to. */
class Tally {
  #calls = 0;
  readonly #sums: Sum[];

  constructor(measures: readonly MeasurePlan[]) {
    this.#sums = measures.map(sumFor);
  }

  add(call: number, values: readonly CallValues[]): void {
    this.#calls += 1;
    for (const [at, value] of values.entries()) {
      const number = value(call);
      if (!Number.isNaN(number)) this.#sums[at]?.add(number);
    }
  }

  told(): Pick<ColumnCell, 'calls' | 'counted'> {
    return { calls: this.#calls, counted: this.#sums.map((sum) => sum.told()) };
  }
}

type Sum = { add: (value: number) => void; told: () => ColumnCount };

function sumFor(measure: MeasurePlan): Sum {
  if (measure.kind === 'number')
    return measure.percentile === null ? new NumberSum() : new SortedSum(measure.percentile);
  return new HitSum();
}

class HitSum implements Sum {
  #n = 0;
  #hits = 0;
  add(value: number): void {
    this.#n += 1;
    this.#hits += value;
  }
  told(): ColumnCount {
    return { n: this.#n, hits: this.#hits, total: null, deviation: null, middle: null };
  }
}

/** The mean and the deviation after Welford (1962), which loses nothing where numbers lie close together far from zero. */
class NumberSum implements Sum {
  #n = 0;
  #total = 0;
  #mean = 0;
  #squares = 0;
  add(value: number): void {
    this.#n += 1;
    this.#total += value;
    const before = value - this.#mean;
    this.#mean += before / this.#n;
    this.#squares += before * (value - this.#mean);
  }
  told(): ColumnCount {
    const n = this.#n;
    const deviation = n < 2 ? null : Math.sqrt(this.#squares / (n - 1));
    return { n, hits: n, total: n === 0 ? null : this.#total, deviation, middle: null };
  }
}

/** A percentile of all numbers, between two of them where it lies there. */
class SortedSum implements Sum {
  readonly #values: number[] = [];
  readonly #percentile: number;
  constructor(percentile: number) {
    this.#percentile = percentile;
  }
  add(value: number): void {
    this.#values.push(value);
  }
  told(): ColumnCount {
    const sorted = Float64Array.from(this.#values).sort();
    const n = sorted.length;
    const place = this.#percentile * (n - 1);
    const [low = 0, high = 0] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
    const middle = n === 0 ? null : low + (high - low) * (place - Math.floor(place));
    return { n, hits: n, total: null, deviation: null, middle };
  }
}
