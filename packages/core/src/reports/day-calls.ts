import type { KeepPlan, MeasurePlan } from './count-plan.ts';
import { type DayColumns, insteadOf, numbersIn, saidIn, wordsIn } from './day-columns.ts';
import { bytesOfDay, floatsOfDay } from './day-room.ts';
import { weekdayOf } from './report-period.ts';

/** The number of each call of a measure; NaN of one that it is not of, numbers below the least that counts apart. */
export function valuesOf(day: DayColumns, measure: MeasurePlan): Float64Array {
  switch (measure.kind) {
    case 'calls':
      return floatsOfDay(day.calls, 1);
    case 'mark':
      return asNumbers(saidIn(day, measure.column));
    case 'word': {
      const words = wordsIn(day, measure.column);
      const values = floatsOfDay(day.calls, Number.NaN);
      if (words === null) return values;
      const asked = words.words.indexOf(measure.word) + 1;
      for (let call = 0; call < values.length; call += 1) {
        const code = words.codes[call] ?? 0;
        if (code !== 0) values[call] = Number(code === asked);
      }
      return values;
    }
    case 'share':
      return whereHeld(heldIn(day, measure.of), asNumbers(heldIn(day, measure.hits)));
    case 'worth':
      return whereHeld(heldIn(day, measure.of), worthOf(day, measure));
    case 'flag':
    case 'number':
      return numbersIn(day, measure.column) ?? floatsOfDay(day.calls, Number.NaN);
  }
}

function asNumbers(held: Uint8Array): Float64Array {
  const numbers = floatsOfDay(held.length);
  numbers.set(held);
  return numbers;
}

function worthOf(day: DayColumns, { each, column }: MeasurePlan & { kind: 'worth' }): Float64Array {
  const said = column === null ? null : numbersIn(day, column);
  if (said === null) return floatsOfDay(day.calls, each);
  const worth = floatsOfDay(day.calls, each);
  for (let call = 0; call < worth.length; call += 1) {
    const value = said[call] ?? Number.NaN;
    if (!Number.isNaN(value)) worth[call] = value;
  }
  return worth;
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
  const held = first ?? bytesOfDay(day.calls, 1);
  for (const other of others) narrow(held, other);
  return held;
}

/** Leaves those of `held` that are in `other`, too. */
function narrow(held: Uint8Array, other: Uint8Array): void {
  for (let call = 0; call < held.length; call += 1) held[call] = (held[call] ?? 0) & (other[call] ?? 0);
}

/** Those that are in any of some. */
function anyOf(day: DayColumns, all: readonly Uint8Array[]): Uint8Array {
  const any = bytesOfDay(day.calls);
  for (const one of all)
    for (let call = 0; call < any.length; call += 1) any[call] = (any[call] ?? 0) | (one[call] ?? 0);
  return any;
}

function noneOf(day: DayColumns, names: readonly string[]): Uint8Array {
  const none = anyOf(
    day,
    names.map((name) => saidIn(day, name)),
  );
  for (let call = 0; call < none.length; call += 1) none[call] = 1 - (none[call] ?? 0);
  return none;
}

function heldOf(day: DayColumns, keep: KeepPlan): Uint8Array {
  switch (keep.kind) {
    case 'weekday':
      return bytesOfDay(day.calls, Number(keep.of.has(weekdayOf(day.day))));
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
      const all = bytesOfDay(day.calls, 1);
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
  const held = bytesOfDay(day.calls, isAsked[0] ?? 0);
  if (words !== null)
    for (let call = 0; call < held.length; call += 1) held[call] = isAsked[words.codes[call] ?? 0] ?? 0;
  return held;
}

function isWithin(day: DayColumns, { column, least, most }: KeepPlan & { kind: 'range' }): Uint8Array {
  const held = bytesOfDay(day.calls);
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
