import { type CohortStep, type CohortSteps, stepsBetween } from './cohort.ts';
import { type Column, type DayColumns, wordsIn } from './day-columns.ts';
import { codesOfDay, floatsOfDay } from './day-room.ts';
import type { PeopleOfDays } from './people-of-days.ts';
import { stepOf } from './report-period.ts';

/** What `CohortFollower` says of each call, as columns beside those of the day. */
export const cohortColumns = {
  /** The first day of the week or month in which the person of the call began. */
  cohort: 'cohort',
  /** How many weeks or months later the call is. */
  after: 'cohort.after',
  /** 1 for the first call of a person in a week or month, 0 for the others. */
  came: 'cohort.came',
  /** The same of all weeks or months together. */
  cameAtAll: 'cohort.came_at_all',
} as const;

/** A week or month: its place among those that were met, from 1, and how many steps after each cohort it is. */
type Met = { place: number; afters: string[] };

/** Says of the calls of days, which come in their order, whose they are. */
export class CohortFollower {
  readonly #who: string;
  readonly #step: CohortStep;
  readonly #steps: CohortSteps;
  readonly #all: PeopleOfDays;
  /** Of each person the place of their cohort, counted from 1; 0 for somebody who began before the cohorts, or after them. */
  readonly #cohorts: Uint16Array;
  /** Of each person the week or month of the last call that was counted, as its place among those that were met, from 1; 0 for none. */
  readonly #seen: Uint16Array;
  readonly #met = new Map<string, Met>();
  calls = 0;
  /** Calls of nobody. */
  nobodys = 0;

  /** `who`: the column that names people; `all`: those of the days that come, and of all days before. */
  constructor(who: string, step: CohortStep, steps: CohortSteps, all: PeopleOfDays) {
    this.#who = who;
    this.#step = step;
    this.#steps = steps;
    this.#all = all;
    const places = new Map(steps.firsts.map((first, place) => [first, place + 1]));
    const ofDays = all.days.map((day) => (day > steps.last ? 0 : (places.get(stepOf(step, day)) ?? 0)));
    // Several times as quick as to make it from the other.
    this.#cohorts = new Uint16Array(all.begun.length);
    for (const [person, day] of all.begun.entries()) this.#cohorts[person] = ofDays[day] ?? 0;
    this.#seen = new Uint16Array(all.begun.length);
  }

  /**
   * What is said of the calls of a day of which `kept` says that they count; all do where it is null. Those that do not are of no cohort. It
   * holds until the day is added to a counter.
   */
  follow(day: DayColumns, kept: Uint8Array | null): Map<string, Column> {
    const people = this.#all.people.get(day.day);
    const named = wordsIn(day, this.#who)?.codes;
    const { place, afters } = this.#meet(stepOf(this.#step, day.day));
    const codes = codesOfDay(day.calls);
    const came = floatsOfDay(day.calls);
    const cameAtAll = floatsOfDay(day.calls);
    const cohorts = this.#cohorts;
    const allSeen = this.#seen;
    for (let call = 0; call < day.calls; call += 1) {
      if (kept?.[call] === 0) continue;
      this.calls += 1;
      const code = named?.[call] ?? 0;
      // What lies before the first number of a row is looked for slowly.
      const person = code === 0 ? undefined : people?.[code - 1];
      if (person === undefined) {
        this.nobodys += 1;
        continue;
      }
      const cohort = cohorts[person] ?? 0;
      if (cohort === 0) continue;
      codes[call] = cohort;
      const seen = allSeen[person] ?? 0;
      came[call] = Number(seen !== place);
      cameAtAll[call] = Number(seen === 0);
      allSeen[person] = place;
    }
    const { firsts } = this.#steps;
    const { cohort, after, came: cameName, cameAtAll: atAllName } = cohortColumns;
    return new Map<string, Column>([
      [cohort, { kind: 'words', words: firsts, codes }],
      [after, { kind: 'words', words: afters, codes }],
      [cameName, { kind: 'numbers', values: came }],
      [atAllName, { kind: 'numbers', values: cameAtAll }],
    ]);
  }

  #meet(step: string): Met {
    const known = this.#met.get(step);
    if (known !== undefined) return known;
    const afters = this.#steps.firsts.map((first) => String(stepsBetween(this.#step, first, step)));
    const met = { place: this.#met.size + 1, afters };
    this.#met.set(step, met);
    return met;
  }

  /** How many people began in each cohort, by its first day. */
  sizes(): Map<string, number> {
    const sizes = new Uint32Array(this.#steps.firsts.length + 1);
    for (const cohort of this.#cohorts) sizes[cohort] = (sizes[cohort] ?? 0) + 1;
    return new Map(this.#steps.firsts.map((first, place) => [first, sizes[place + 1] ?? 0]));
  }
}
