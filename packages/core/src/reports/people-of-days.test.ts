import { expect, it } from 'vitest';
import type { DayColumns } from './day-columns.ts';
import { PeopleMet, sizeOfPeople } from './people-of-days.ts';

const dayOf = (day: string, words: readonly string[] | null): DayColumns => ({
  day,
  calls: 3,
  columns: new Map(words && [['customer', { kind: 'words', words, codes: new Uint32Array([1, 0, 2]) }]]),
});

it('people are who they were, whatever place their name has on another day', () => {
  const met = new PeopleMet('customer');
  met.meet(dayOf('2026-03-01', ['Ann', 'Ben']));
  met.meet(dayOf('2026-03-02', null));
  met.meet(dayOf('2026-03-04', ['Cara', 'Ben']));
  const all = met.all();
  expect(all.days).toEqual(['2026-03-01', '2026-03-02', '2026-03-04']);
  expect(all.days.map((day) => [...(all.people.get(day) ?? [])])).toEqual([[0, 1], [], [2, 1]]);
  expect([...all.begun]).toEqual([0, 0, 2]);
  expect(sizeOfPeople(all)).toBeGreaterThan(7 * 4);
});

it('nobody is met on no days', () => {
  expect(new PeopleMet('customer').all()).toEqual({ people: new Map(), begun: new Uint32Array(), days: [] });
});
