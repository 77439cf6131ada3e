import { type DayColumns, wordsIn } from './day-columns.ts';

/** Who called on each day, and on which day each of them did so for the first time. People are numbers from 0. */
export type PeopleOfDays = {
  /** Of each day the people of the words of the column that names them, in their order. */
  people: ReadonlyMap<string, Uint32Array>;
  /** Of each person the place among `days` of the first one. */
  begun: Uint32Array;
  days: readonly string[];
};

/** Meets the people of days, which come in their order and from the very first. */
export class PeopleMet {
  readonly #who: string;
  readonly #numbers = new Map<string, number>();
  readonly #begun: number[] = [];
  readonly #people = new Map<string, Uint32Array>();

  /** `who`: the column that names people. */
  constructor(who: string) {
    this.#who = who;
  }

  meet(day: DayColumns): void {
    const words = wordsIn(day, this.#who)?.words ?? [];
    const people = new Uint32Array(words.length);
    const place = this.#people.size;
    for (const [at, word] of words.entries()) {
      let person = this.#numbers.get(word);
      if (person === undefined) {
        person = this.#begun.length;
        this.#numbers.set(word, person);
        this.#begun.push(place);
      }
      people[at] = person;
    }
    this.#people.set(day.day, people);
  }

  all = (): PeopleOfDays => ({
    people: this.#people,
    begun: Uint32Array.from(this.#begun),
    days: [...this.#people.keys()],
  });
}

/** Bytes that they take in memory, about. */
export function sizeOfPeople({ people, begun, days }: PeopleOfDays): number {
  const words = people.values().reduce((sum, some) => sum + some.byteLength, 0);
  return words + begun.byteLength + days.length * 200;
}
