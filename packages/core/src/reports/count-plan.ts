import type { TimeStep } from './by-what.ts';

/** How calls are grouped. `instead`: what stands in the place of a word, such as a team in the place of an operator. */
export type KeyPlan =
  | { kind: 'words'; column: string; instead?: ReadonlyMap<string, string> }
  | { kind: 'step'; step: TimeStep }
  | { kind: 'weekday' }
  | { kind: 'length'; column: string }
  /** By the last of some numbers that a number reaches; under null without one, or below the least that counts. */
  | { kind: 'bins'; column: string; least?: number; starts: readonly number[] }
  /** Each of some things, as key and column; a call stands under every one that it says something of, and under null where there is none. */
  | { kind: 'marks'; columns: ReadonlyMap<string, string> };

/**
 * What a call is counted as. `mark` and `word` are shares; of `word` are only calls that say one; `number` is of those that have one, and at
 * least so much where that is said; `flag` is a share of numbers that are 0 or 1; `share` is of calls for which all of some things hold, and `worth` a
 * number that each such call has, that of a column where one says it.
 */
export type MeasurePlan =
  | { kind: 'calls' }
  | { kind: 'mark'; column: string }
  | { kind: 'word'; column: string; word: string }
  | { kind: 'number'; column: string; least?: number; percentile: number | null }
  | { kind: 'flag'; column: string }
  | { kind: 'share'; of: readonly KeepPlan[]; hits: readonly KeepPlan[] }
  | { kind: 'worth'; of: readonly KeepPlan[]; each: number; column: string | null };

/** Which calls are meant; all have to hold. */
export type KeepPlan =
  /** Says one of these words, as they stand in the place of others; null: says nothing. */
  | { kind: 'words'; column: string; instead?: ReadonlyMap<string, string>; of: ReadonlySet<string | null> }
  /** Says something of any of these, or of each. */
  | { kind: 'marked'; columns: readonly string[]; isAny: boolean }
  | { kind: 'range'; column: string; least: number | null; most: number | null }
  | { kind: 'weekday'; of: ReadonlySet<string> }
  /** Of one of these sets all hold. */
  | { kind: 'any'; of: readonly (readonly KeepPlan[])[] }
  /** Says nothing of one of these, each of which is one column or several. */
  | { kind: 'unsaid'; things: readonly (readonly string[])[] };

/**
 * What calls are counted as, in each of some ways to group them at once: by one thing, by two, or by none. What two of them have in
 * common is the same key.
 */
export type CountPlan = {
  groups: readonly (readonly KeyPlan[])[];
  measures: readonly MeasurePlan[];
  keeps: readonly KeepPlan[];
};

/** Whether what some days come to by themselves can be added: not where all numbers are put in order. */
export const hasParts = ({ measures }: CountPlan): boolean =>
  measures.every(
    (measure) => measure.kind !== 'number' || measure.percentile === null || isEdge(measure.percentile),
  );

/** The least of all, or the most. */
export const isEdge = (percentile: number): boolean => percentile === 0 || percentile === 1;

/** The same of measures that are told of the same numbers of calls. */
export const sourceOf = (measure: MeasurePlan): string | MeasurePlan =>
  measure.kind === 'number' ? `${measure.column} ${measure.least ?? ''}` : measure;

/** What each column of a plan is called, so that no others are read. */
export function columnsOfPlan({ groups, measures, keeps }: CountPlan): string[] {
  return [...new Set([...groups.flat(), ...measures, ...keeps].flatMap(columnsOf))];
}

function columnsOf(one: KeyPlan | MeasurePlan | KeepPlan): string[] {
  switch (one.kind) {
    case 'any':
      return one.of.flat().flatMap(columnsOf);
    case 'share':
      return [...one.of, ...one.hits].flatMap(columnsOf);
    case 'worth':
      return [...one.of.flatMap(columnsOf), ...(one.column === null ? [] : [one.column])];
    case 'unsaid':
      return one.things.flat();
    default:
      if ('columns' in one) return [...one.columns.values()];
      return 'column' in one ? [one.column] : [];
  }
}
