import type { KeepPlan, MeasurePlan } from './count-plan.ts';
import { type DayColumns, insteadOf, numbersIn, saidIn, wordsIn } from './day-columns.ts';
import { weekdayOf } from './report-period.ts';

/** The number of each call of a measure; NaN of one that it is not of, numbers below the least that counts apart. */
export function valuesOf(day: DayColumns, measure: MeasurePlan): Float64Array {
  switch (measure.kind) {
    case 'calls':
      return ones(day.calls);
    case 'mark':
      return new Float64Array(saidIn(day, measure.column));
    case 'word': {
      const words = wordsIn(day, measure.column);
      const values = new Float64Array(day.calls).fill(Number.NaN);
      if (words === null) return values;
      const asked = words.words.indexOf(measure.word) + 1;
      for (let call = 0; call < values.length; call += 1) {
        const code = words.codes[call] ?? 0;
        if (code !== 0) values[call] = Number(code === asked);
      }
      return values;
    }
    case 'share':
      return whereHeld(heldIn(day, measure.of), new Float64Array(heldIn(day, measure.hits)));
    case 'worth':
      return whereHeld(heldIn(day, measure.of), worthOf(day, measure));
    case 'flag':
    case 'number':
      return numbersIn(day, measure.column) ?? new Float64Array(day.calls).fill(Number.NaN);
  }
}

let manyOnes = new Float64Array(0);
/** Made once for the longest day: what is made anew each day has to be cleared away each day. */
function ones(count: number): Float64Array {
  if (manyOnes.length < count) manyOnes = new Float64Array(count * 2).fill(1);
  return manyOnes.subarray(0, count);
}

function worthOf(day: DayColumns, { each, column }: MeasurePlan & { kind: 'worth' }): Float64Array {
  const said = column === null ? null : numbersIn(day, column);
  if (said === null) return new Float64Array(day.calls).fill(each);
  return said.map((value) => (Number.isNaN(value) ? each : value));
}

/** NaN in the place of calls that are not meant. */
function whereHeld(held: Uint8Array, values: Float64Array): Float64Array {
  for (let call = 0; call < held.length; call += 1) if (held[call] === 0) values[call] = Number.NaN;
  return values;
}

/** 1 for each call that is meant; null where all are. */
export const keptOf = (day: DayColumns, keeps: readonly KeepPlan[]): Uint8Array | null =>
  keeps.length === 0 ? null : heldIn(day, keeps);

/** 1 for each call for which all of it holds. A column after the other, as that is several times faster than call by call. */
function heldIn(day: DayColumns, keeps: readonly KeepPlan[]): Uint8Array {
  const [first, ...others] = keeps.map((keep) => heldOf(day, keep));
  const held = first ?? new Uint8Array(day.calls).fill(1);
  for (const other of others) narrow(held, other);
  return held;
}

/** Leaves those of `held` that are in `other`, too. */
function narrow(held: Uint8Array, other: Uint8Array): void {
  for (let call = 0; call < held.length; call += 1) held[call] = (held[call] ?? 0) & (other[call] ?? 0);
}

/** Those that are in any of some. */
function anyOf(day: DayColumns, all: readonly Uint8Array[]): Uint8Array {
  const any = new Uint8Array(day.calls);
  for (const one of all)
    for (let call = 0; call < any.length; call += 1) any[call] = (any[call] ?? 0) | (one[call] ?? 0);
  return any;
}

const noneOf = (day: DayColumns, names: readonly string[]): Uint8Array =>
  anyOf(
    day,
    names.map((name) => saidIn(day, name)),
  ).map((one) => 1 - one);

function heldOf(day: DayColumns, keep: KeepPlan): Uint8Array {
  switch (keep.kind) {
    case 'weekday':
      return new Uint8Array(day.calls).fill(Number(keep.of.has(weekdayOf(day.day))));
    case 'any':
      return anyOf(
        day,
        keep.of.map((keeps) => heldIn(day, keeps)),
      );
    case 'words':
      return saysOneOf(day, keep);
    case 'marked': {
      const says = keep.columns.map((name) => saidIn(day, name));
      if (keep.isAny) return anyOf(day, says);
      const all = new Uint8Array(day.calls).fill(1);
      for (const one of says) narrow(all, one);
      return all;
    }
    case 'range':
      return isWithin(day, keep);
    case 'unsaid':
      return anyOf(
        day,
        keep.things.map((names) => noneOf(day, names)),
      );
  }
}

function saysOneOf(day: DayColumns, { column, of, instead }: KeepPlan & { kind: 'words' }): Uint8Array {
  const words = wordsIn(day, column);
  const isAsked = Uint8Array.from([null, ...(words?.words ?? [])], (word) =>
    Number(of.has(insteadOf(word, instead))),
  );
  const held = new Uint8Array(day.calls).fill(isAsked[0] ?? 0);
  if (words !== null)
    for (let call = 0; call < held.length; call += 1) held[call] = isAsked[words.codes[call] ?? 0] ?? 0;
  return held;
}

function isWithin(day: DayColumns, { column, least, most }: KeepPlan & { kind: 'range' }): Uint8Array {
  const held = new Uint8Array(day.calls);
  const values = numbersIn(day, column);
  if (values === null) return held;
  const [from, to] = [least ?? Number.NEGATIVE_INFINITY, most ?? Number.POSITIVE_INFINITY];
  for (let call = 0; call < held.length; call += 1) {
    // NaN is in no range.
    const value = values[call] ?? Number.NaN;
    held[call] = Number(value >= from && value <= to);
  }
  return held;
}
