import { type CohortStep, type CohortSteps, stepsBetween } from './cohort.ts';
import { type Column, type DayColumns, wordsIn } from './day-columns.ts';
import { stepOf } from './report-period.ts';

/** What `CohortFollower` says of each call, as columns beside those of the day. */
export const cohortColumns = {
  /** The first day of the week or month in which the person of the call began. */
  cohort: 'cohort',
  /** How many weeks or months later the call is. */
  after: 'cohort.after',
  /** The same where that week or month is over. */
  over: 'cohort.over',
  /** 1 for the first call of a person in a week or month, 0 for the others. */
  came: 'cohort.came',
  /** The same of all weeks or months together. */
  cameAtAll: 'cohort.came_at_all',
} as const;

/** Somebody who began before the cohorts, or after them. */
const inNone = -1;

/** Follows people through days, which come in their order and from the very first: whoever is met for the first time begins that day. */
export class CohortFollower {
  readonly #who: string;
  readonly #step: CohortStep;
  readonly #steps: CohortSteps;
  readonly #places: ReadonlyMap<string, number>;
  readonly #people = new Map<string, number>();
  /** Of each person the place of their cohort. */
  readonly #cohorts: number[] = [];
  /** Of each person the week or month of the last call that was counted. */
  readonly #seen: (string | undefined)[] = [];
  readonly #sizes: number[];
  calls = 0;
  /** Calls of nobody. */
  nobodys = 0;

  /** `who`: the column that names people. */
  constructor(who: string, step: CohortStep, steps: CohortSteps) {
    this.#who = who;
    this.#step = step;
    this.#steps = steps;
    this.#places = new Map(steps.firsts.map((first, place) => [first, place]));
    this.#sizes = steps.firsts.map(() => 0);
  }

  /** Who begins on a day; answers the people of its words, in their order. */
  meet(day: DayColumns): number[] {
    const now = day.day > this.#steps.last ? undefined : this.#places.get(stepOf(this.#step, day.day));
    return (wordsIn(day, this.#who)?.words ?? []).map((word) => {
      const known = this.#people.get(word);
      if (known !== undefined) return known;
      const person = this.#people.size;
      this.#people.set(word, person);
      this.#cohorts[person] = now ?? inNone;
      if (now !== undefined) this.#sizes[now] = (this.#sizes[now] ?? 0) + 1;
      return person;
    });
  }

  /** What is said of the calls of a day of which `kept` says that they count; all do where it is null. */
  follow(day: DayColumns, kept: Uint8Array | null): Map<string, Column> {
    const people = this.meet(day);
    const named = wordsIn(day, this.#who)?.codes;
    const now = stepOf(this.#step, day.day);
    const codes = new Uint32Array(day.calls);
    const came = new Float64Array(day.calls);
    const cameAtAll = new Float64Array(day.calls);
    for (let call = 0; call < day.calls; call += 1) {
      if (kept?.[call] === 0) continue;
      this.calls += 1;
      const person = people[(named?.[call] ?? 0) - 1];
      if (person === undefined) {
        this.nobodys += 1;
        continue;
      }
      const cohort = this.#cohorts[person] ?? inNone;
      if (cohort === inNone) continue;
      codes[call] = cohort + 1;
      const seen = this.#seen[person];
      came[call] = Number(seen !== now);
      cameAtAll[call] = Number(seen === undefined);
      this.#seen[person] = now;
    }
    const { firsts, underWay } = this.#steps;
    const words = firsts.map((first) => String(stepsBetween(this.#step, first, now)));
    const isOver = underWay === null || now < underWay;
    const { cohort, after, over, came: cameName, cameAtAll: atAllName } = cohortColumns;
    return new Map<string, Column>([
      [cohort, { kind: 'words', words: firsts, codes }],
      [after, { kind: 'words', words, codes }],
      ...(isOver ? [[over, { kind: 'words', words, codes }] as const] : []),
      [cameName, { kind: 'numbers', values: came }],
      [atAllName, { kind: 'numbers', values: cameAtAll }],
    ]);
  }

  /** How many people began in each cohort, by its first day. */
  sizes = (): Map<string, number> =>
    new Map(this.#steps.firsts.map((first, place) => [first, this.#sizes[place] ?? 0]));
}
