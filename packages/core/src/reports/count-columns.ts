import { type Counted, type Entries, type SumParts, type Sums, sumsOf } from './column-sums.ts';
import type { CountPlan, KeyPlan } from './count-plan.ts';
import { keptOf, valuesOf } from './day-calls.ts';
import type { DayColumns } from './day-columns.ts';
import { KeyTable, type ManyPlaces, manyOf, type Places, placesOf } from './day-keys.ts';
import { intsOfDay, nextDay } from './day-room.ts';

/** What the calls of one key, of a pair of keys, or all of them come to. */
export type Cell = { keys: (string | null)[]; calls: number; counted: Counted[] };

/** Cells of one group under other keys, or without a place where these are null. */
export type Anew = { group: number; keysOf: KeysOf };
type KeysOf = (keys: (string | null)[]) => (string | null)[] | null;

/** What the calls of some days come to, for each way to group them; the days may come one after the other. */
export class ColumnCounter {
  readonly #plan: CountPlan;
  readonly #groups: { keys: readonly KeyPlan[]; counter: GroupCounter }[] = [];
  readonly #counters: GroupCounter[] = [];

  constructor(plan: CountPlan) {
    this.#plan = plan;
    for (const keys of plan.groups) {
      let counter = this.#counters.find((one) => one.canTell(keys));
      if (counter === undefined) {
        counter = new GroupCounter(keys, sumsOf(plan.measures));
        this.#counters.push(counter);
      }
      this.#groups.push({ keys, counter });
    }
  }

  /** What was worked out of the day until then, here or before, is forgotten afterwards. */
  add(day: DayColumns): void {
    const kept = keptOf(day, this.#plan.keeps);
    const values = this.#plan.measures.map((measure) => valuesOf(day, measure));
    for (const counter of this.#counters) counter.add(day, kept, values);
    nextDay();
  }

  /** What has been added so far, from which a counter of the same plan can go on. Throws where the plan has no parts. */
  parts = (): CountParts => this.#counters.map((counter) => counter.parts());

  /** Adds what a counter of the same plan came to. */
  join(parts: CountParts): void {
    for (const [at, counter] of this.#counters.entries()) {
      const part = parts[at];
      if (part !== undefined) counter.join(part);
    }
  }

  /**
   * Of each way to group in the order of the plan, and then of the cells of one of these put together anew; cells in no order. It is asked
   * once, as the last.
   */
  cells(anew: readonly Anew[] = []): Cell[][] {
    const told = this.#groups.map(({ keys, counter }) => counter.cells(keys));
    for (const { group, keysOf } of anew) {
      const { keys, counter } = this.#groups[group] ?? {};
      told.push(keys && counter ? counter.cells(keys, keysOf) : []);
    }
    for (const counter of this.#counters) counter.end();
    return told;
  }
}

/** What a day comes to by itself. */
export function partsOf(plan: CountPlan, day: DayColumns): CountParts {
  const counter = new ColumnCounter(plan);
  counter.add(day);
  return counter.parts();
}

/** What some calls come to, of each group that is counted. */
export type CountParts = readonly GroupParts[];

type GroupParts = {
  /** Of the first way to group, and of the second. */
  keys: readonly (readonly (string | null)[])[];
  /** The place of the first and of the second key of each cell, one after the other. */
  places: Int32Array;
  calls: Float64Array;
  sums: readonly SumParts[];
};

/** About as many bytes as it takes in memory. */
export const sizeOfParts = (parts: CountParts): number =>
  parts.reduce((sum, { keys, places, calls, sums }) => {
    const numbers = [places, calls, ...sums.flat()].reduce((bytes, row) => bytes + row.byteLength + 100, 0);
    return sum + 200 + numbers + keys.flat().reduce((bytes, key) => bytes + 24 + (key?.length ?? 0) * 2, 0);
  }, 0);

/** Counts calls by some keys, from which also follows what they come to by fewer of them. */
class GroupCounter {
  readonly #keys: readonly KeyPlan[];
  readonly #tables: [KeyTable, KeyTable] = [new KeyTable(), new KeyTable()];
  /** The cell of each place of the first key and place of the second; 0 where there is no such key. */
  readonly #cells: (number | undefined)[][] = [];
  /** The two places of each cell. */
  readonly #places: [number, number][] = [];
  readonly #calls: number[] = [];
  readonly #sums: readonly Sums[];

  constructor(keys: readonly KeyPlan[], sums: readonly Sums[]) {
    this.#keys = keys;
    this.#sums = sums;
  }

  /** A call that stands under several keys would be counted as often where these are left out. */
  canTell(keys: readonly KeyPlan[]): boolean {
    return (
      keys.every((key) => this.#keys.includes(key)) &&
      this.#keys.every((key) => key.kind !== 'marks' || keys.includes(key))
    );
  }

  add(day: DayColumns, kept: Uint8Array | null, values: readonly Float64Array[]): void {
    const entries = this.#entriesOf(day, kept);
    const { cells } = entries;
    const counts = intsOfDay(entries.cellCount);
    for (let at = 0; at < cells.length; at += 1) {
      const cell = cells[at] ?? 0;
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
    for (const [cell, count] of counts.entries()) this.#calls[cell] = (this.#calls[cell] ?? 0) + count;
    for (const [at, sums] of this.#sums.entries()) {
      const numbers = values[at];
      if (numbers !== undefined) sums.add(entries, numbers);
    }
  }

  end(): void {
    for (const sums of this.#sums) sums.end?.();
  }

  parts(): GroupParts {
    const count = this.#places.length;
    return {
      keys: this.#tables.map((table) => table.keys()),
      places: Int32Array.from(this.#places.flat()),
      calls: Float64Array.from(this.#calls),
      sums: this.#sums.map(({ parts }) => parts(count)),
    };
  }

  join({ keys, places, calls, sums }: GroupParts): void {
    const [ones = [], others = []] = keys.map((some, at) =>
      some.map((key) => this.#tables[at]?.placeOf(key) ?? 0),
    );
    const cells = Int32Array.from(calls, (_, at) =>
      this.#cellAt(ones[places[2 * at] ?? 0] ?? 0, others[places[2 * at + 1] ?? 0] ?? 0),
    );
    for (const [at, cell] of cells.entries()) this.#calls[cell] = (this.#calls[cell] ?? 0) + (calls[at] ?? 0);
    for (const [at, one] of this.#sums.entries()) one.join(sums[at] ?? [], cells, this.#places.length);
  }

  #entriesOf(day: DayColumns, kept: Uint8Array | null): Entries {
    const [one, other] = this.#keys;
    const first = one === undefined ? null : placesOf(day, one, this.#tables[0]);
    const second = other === undefined ? null : placesOf(day, other, this.#tables[1]);
    const { calls, cells } =
      isOne(first) && isOne(second)
        ? this.#oneEach(day, kept, first, second)
        : this.#someEach(day, kept, first, second);
    return { calls, cells, cellCount: this.#places.length };
  }

  #oneEach(day: DayColumns, kept: Uint8Array | null, first: Int32Array | null, second: Int32Array | null) {
    const calls = kept === null ? callsInOrder(day.calls) : keptCalls(kept);
    const cells = intsOfDay(calls.length);
    for (let at = 0; at < cells.length; at += 1) {
      const call = calls[at] ?? 0;
      cells[at] = this.#cellAt(
        first === null ? 0 : (first[call] ?? 0),
        second === null ? 0 : (second[call] ?? 0),
      );
    }
    return { calls, cells };
  }

  #someEach(day: DayColumns, kept: Uint8Array | null, first: Places | null, second: Places | null) {
    const [one, other] = [manyOf(first, day.calls), manyOf(second, day.calls)];
    const lengthAt = ({ starts }: ManyPlaces, call: number) => (starts[call + 1] ?? 0) - (starts[call] ?? 0);
    let count = 0;
    for (let call = 0; call < day.calls; call += 1)
      if (kept?.[call] !== 0) count += lengthAt(one, call) * lengthAt(other, call);
    const calls = intsOfDay(count);
    const cells = intsOfDay(count);
    let at = 0;
    for (let call = 0; call < day.calls; call += 1) {
      if (kept?.[call] === 0) continue;
      const [end, endBeside] = [one.starts[call + 1] ?? 0, other.starts[call + 1] ?? 0];
      for (let place = one.starts[call] ?? 0; place < end; place += 1)
        for (let beside = other.starts[call] ?? 0; beside < endBeside; beside += 1) {
          calls[at] = call;
          cells[at] = this.#cellAt(one.places[place] ?? 0, other.places[beside] ?? 0);
          at += 1;
        }
    }
    return { calls, cells };
  }

  #cellAt(place: number, beside: number): number {
    let row = this.#cells[place];
    if (row === undefined) {
      row = [];
      this.#cells[place] = row;
    }
    const known = row[beside];
    if (known !== undefined) return known;
    const cell = this.#places.length;
    row[beside] = cell;
    this.#places.push([place, beside]);
    return cell;
  }

  cells(keys: readonly KeyPlan[], keysOf: KeysOf = (keys) => keys): Cell[] {
    const places = keys.map((key) => this.#keys.indexOf(key));
    const found = new Map<string, { keys: (string | null)[]; cells: number[] }>();
    // All calls are one cell, even if there are none.
    if (keys.length === 0) found.set('[]', { keys: [], cells: [] });
    for (const [cell, both] of this.#places.entries()) {
      const some = keysOf(places.map((at) => this.#tables[at]?.keyAt(both[at] ?? 0) ?? null));
      if (some === null) continue;
      const name = JSON.stringify(some);
      const known = found.get(name);
      if (known === undefined) found.set(name, { keys: some, cells: [cell] });
      else known.cells.push(cell);
    }
    return Array.from(found.values(), ({ keys, cells }) => ({
      keys,
      calls: cells.reduce((sum, cell) => sum + (this.#calls[cell] ?? 0), 0),
      counted: this.#sums.map((sums) => sums.told(cells)),
    }));
  }
}

const isOne = (places: Places | null): places is Int32Array | null =>
  places === null || places instanceof Int32Array;

let manyCalls = new Int32Array(0);
/** Made once for the longest day. */
function callsInOrder(count: number): Int32Array {
  if (manyCalls.length < count) {
    manyCalls = new Int32Array(count * 2);
    for (let call = 0; call < manyCalls.length; call += 1) manyCalls[call] = call;
  }
  return manyCalls.subarray(0, count);
}

function keptCalls(kept: Uint8Array): Int32Array {
  const calls = intsOfDay(kept.length);
  let count = 0;
  for (let call = 0; call < kept.length; call += 1) {
    calls[count] = call;
    count += kept[call] ?? 0;
  }
  return calls.subarray(0, count);
}
