import { describe, expect, it } from 'vitest';
import { generator } from '../random.ts';
import { type Cell, ColumnCounter } from './count-columns.ts';
import type { CountPlan } from './count-plan.ts';
import type { DayColumns } from './day-columns.ts';
import { floatsOfDay } from './day-room.ts';

const agents = ['Ann', 'Ben', 'Cara'];
const agent = { kind: 'words', column: 'agent' } as const;
const plan: CountPlan = {
  groups: [[agent], []],
  measures: [
    { kind: 'number', column: 'length', percentile: 0.5 },
    { kind: 'number', column: 'length', percentile: 0.9 },
  ],
  keeps: [],
};

const dayOf = (at: number, codes: readonly number[], values: Float64Array): DayColumns => ({
  day: `2026-03-${String(at + 1).padStart(2, '0')}`,
  calls: codes.length,
  columns: new Map([
    ['agent', { kind: 'words', words: agents, codes: Uint32Array.from(codes) }],
    ['length', { kind: 'numbers', values }],
  ]),
});

/** A few days of some calls; one in ten has no length. */
function someDays(seed: number, calls: number): DayColumns[] {
  const random = generator(seed);
  return Array.from({ length: 5 }, (_, at) =>
    dayOf(
      at,
      Array.from({ length: calls }, () => Math.floor(random() * agents.length) + 1),
      Float64Array.from({ length: calls }, () => (random() < 0.1 ? Number.NaN : Math.floor(random() * 9000))),
    ),
  );
}

/** The numbers of the calls of one agent, or of all, in their order. */
function numbersOf(days: readonly DayColumns[], name: string | undefined): number[] {
  return days
    .flatMap(({ columns }) => {
      const [who, length] = [columns.get('agent'), columns.get('length')];
      if (who?.kind !== 'words' || length?.kind !== 'numbers') throw new Error('Another kind of column');
      const isMeant = (call: number) => name === undefined || agents[(who.codes[call] ?? 0) - 1] === name;
      return [...length.values].filter((value, call) => !Number.isNaN(value) && isMeant(call));
    })
    .sort((one, other) => one - other);
}

function percentileOf(sorted: readonly number[], percentile: number): number | null {
  const place = percentile * (sorted.length - 1);
  const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return low === undefined || high === undefined ? null : low + (high - low) * (place - Math.floor(place));
}

const told = (cells: readonly Cell[][]) =>
  cells
    .flat()
    .map(({ keys, counted }) => [keys[0], ...counted.map(({ n, middle }) => [n, middle])])
    .sort(([one], [other]) => String(one).localeCompare(String(other)));

const plain = (days: readonly DayColumns[]) =>
  [...agents, undefined].map((name) => {
    const sorted = numbersOf(days, name);
    return [name, ...[0.5, 0.9].map((share) => [sorted.length, percentileOf(sorted, share)])];
  });

describe('percentiles of the numbers of days', () => {
  it.each([1, 12, 40, 700, 9000])('are those of all in their order, %i calls a day', (calls) => {
    const days = someDays(calls, calls);
    const counter = new ColumnCounter(plan);
    for (const day of days) counter.add(day);
    expect(told(counter.cells())).toEqual(
      plain(days).filter(([name, [n] = []]) => name === undefined || n !== 0),
    );
  });

  it('are right for two that are counted in turns, and for whoever counts after them', () => {
    const [ones, others, later] = [someDays(1, 800), someDays(2, 500), someDays(3, 650)] as const;
    const [one, other] = [new ColumnCounter(plan), new ColumnCounter(plan)];
    for (const [at, day] of ones.entries()) {
      one.add(day);
      const beside = others[at];
      if (beside !== undefined) other.add(beside);
    }
    expect(told(one.cells())).toEqual(plain(ones));
    const third = new ColumnCounter(plan);
    for (const day of later) third.add(day);
    expect(told(other.cells())).toEqual(plain(others));
    expect(told(third.cells())).toEqual(plain(later));
  });
});

it('cells of a group are put together under other keys, and left out', () => {
  const days = someDays(4, 100);
  const counter = new ColumnCounter(plan);
  for (const day of days) counter.add(day);
  const [, , anew = []] = counter.cells([
    { group: 0, keysOf: ([name]) => (name === 'Ben' ? null : ['not Ben']) },
  ]);
  const sorted = [...numbersOf(days, 'Ann'), ...numbersOf(days, 'Cara')].sort((one, more) => one - more);
  expect(told([anew])).toEqual([
    ['not Ben', [sorted.length, percentileOf(sorted, 0.5)], [sorted.length, percentileOf(sorted, 0.9)]],
  ]);
});

it('what is worked out of a day before it is added holds until it has been', () => {
  const values = floatsOfDay(3);
  values.set([10, 20, 60]);
  const counter = new ColumnCounter({
    groups: [[]],
    measures: [{ kind: 'calls' }, { kind: 'number', column: 'length', percentile: null }],
    keeps: [],
  });
  counter.add(dayOf(0, [1, 1, 2], values));
  expect(counter.cells().flat()[0]?.counted[1]?.total).toBe(90);
});
