import type { KeepPlan, MeasurePlan } from './count-plan.ts';
import {
  type Column,
  type DayColumns,
  insteadOf,
  isMarked,
  numbersIn,
  saysSomething,
  wordsIn,
} from './day-columns.ts';
import { weekdayOf } from './report-period.ts';

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
    case 'share': {
      const [of, hits] = [heldIn(day, measure.of), heldIn(day, measure.hits)];
      return values((call) => (of(call) ? Number(hits(call)) : Number.NaN));
    }
    case 'worth': {
      const of = heldIn(day, measure.of);
      return values((call) => (of(call) ? measure.each : Number.NaN));
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
  const holds = heldIn(day, keeps);
  const kept = new Uint8Array(day.calls);
  for (let call = 0; call < day.calls; call += 1) kept[call] = Number(holds(call));
  return kept;
}

/** Whether all of it holds for a call. */
function heldIn(day: DayColumns, keeps: readonly KeepPlan[]): (call: number) => boolean {
  const tests = keeps.map((keep) => testOf(day, keep));
  return (call) => tests.every((test) => test(call));
}

function testOf(day: DayColumns, keep: KeepPlan): (call: number) => boolean {
  switch (keep.kind) {
    case 'weekday': {
      const holds = keep.of.has(weekdayOf(day.day));
      return () => holds;
    }
    case 'any': {
      const some = keep.of.map((keeps) => heldIn(day, keeps));
      return (call) => some.some((holds) => holds(call));
    }
    case 'words': {
      const words = wordsIn(day, keep.column);
      const holds = [null, ...(words?.words ?? [])].map((word) => keep.of.has(insteadOf(word, keep.instead)));
      return (call) => holds[words?.codes[call] ?? 0] ?? false;
    }
    case 'marked': {
      const columns = keep.columns.map((name) => day.columns.get(name));
      const has = (call: number) => (column: Column | undefined) => saysSomething(column, call);
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
    case 'unsaid': {
      const things = keep.things.map((names) => names.map((name) => day.columns.get(name)));
      return (call) => things.some((columns) => columns.every((column) => !saysSomething(column, call)));
    }
  }
}
