import { type Counted, Tally } from './column-sums.ts';
import type { CountPlan, KeyPlan } from './count-plan.ts';
import { type CallValues, KeyTable, keptOf, placesOf, valuesOf } from './day-calls.ts';
import type { DayColumns } from './day-columns.ts';

/** What the calls of one key, of a pair of keys, or all of them come to. */
export type Cell = { keys: (string | null)[]; calls: number; counted: Counted[] };

/** What the calls of some days come to, for each way to group them; the days may come one after the other. */
export class ColumnCounter {
  readonly #plan: CountPlan;
  readonly #groups: GroupCounter[];

  constructor(plan: CountPlan) {
    this.#plan = plan;
    this.#groups = plan.groups.map((keys) => new GroupCounter(keys, () => new Tally(plan.measures)));
  }

  add(day: DayColumns): void {
    const kept = keptOf(day, this.#plan.keeps);
    const values = this.#plan.measures.map((measure) => valuesOf(day, measure));
    for (const group of this.#groups) group.add(day, kept, values);
  }

  /** Of each way to group in the order of the plan; cells in no order. */
  cells = (): Cell[][] => this.#groups.map((group) => group.cells());
}

/** More keys of one way to group than any workspace has; two of them are one number. */
const keysAtMost = 2 ** 24;

class GroupCounter {
  readonly #keys: readonly KeyPlan[];
  readonly #tables: [KeyTable, KeyTable] = [new KeyTable(), new KeyTable()];
  readonly #cells = new Map<number, Tally>();
  readonly #newTally: () => Tally;

  constructor(keys: readonly KeyPlan[], newTally: () => Tally) {
    this.#keys = keys;
    this.#newTally = newTally;
    // Without keys there is always one cell.
    if (keys.length === 0) this.#cells.set(0, newTally());
  }

  add(day: DayColumns, kept: Uint8Array | null, values: readonly CallValues[]): void {
    const [one, other] = this.#keys;
    const first = one && placesOf(day, one, this.#tables[0]);
    const second = other && placesOf(day, other, this.#tables[1]);
    for (let call = 0; call < day.calls; call += 1) {
      if (kept !== null && kept[call] === 0) continue;
      if (first === undefined) this.#count(0, call, values);
      else
        first.each(call, (place) => {
          if (second === undefined) this.#count(place, call, values);
          else second.each(call, (beside) => this.#count(place * keysAtMost + beside, call, values));
        });
    }
  }

  #count(place: number, call: number, values: readonly CallValues[]): void {
    let tally = this.#cells.get(place);
    if (tally === undefined) {
      tally = this.#newTally();
      this.#cells.set(place, tally);
    }
    tally.add(call, values);
  }

  cells(): Cell[] {
    return Array.from(this.#cells, ([place, tally]) => ({ keys: this.#keysAt(place), ...tally.told() }));
  }

  #keysAt(place: number): (string | null)[] {
    const [first, second] = this.#tables;
    if (this.#keys.length === 0) return [];
    if (this.#keys.length === 1) return [first.keyAt(place)];
    return [first.keyAt(Math.floor(place / keysAtMost)), second.keyAt(place % keysAtMost)];
  }
}
