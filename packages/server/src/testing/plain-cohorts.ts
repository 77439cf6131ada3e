/** Cohorts as plain code finds them in calls: for tests of what the database counts. */
import { dayOf } from '@earshot/core/findings/day.ts';
import type { Cohort } from '@earshot/core/reports/cohort.ts';
import { stepOf, stepsOf } from '@earshot/core/reports/report-period.ts';
import type { ReportBlock, ReportRow } from '@earshot/core/reports/reports.api.ts';
import type { Measure } from '@earshot/core/reports/reports.ts';
import { expect } from 'vitest';
import { type Call, type Conversion, near, tell } from './plain-reports.ts';

type Told = { cohort: Cohort; measure: Measure; timeZone: string; conversions: readonly Conversion[] };

/** The day on which each person of the cohorts called first, by their id, of all calls. */
export function firstDays(
  all: readonly Call[],
  { cohort: { who }, timeZone }: Pick<Told, 'cohort' | 'timeZone'>,
): Map<string, string> {
  const firsts = new Map<string, string>();
  for (const call of all.toSorted((one, other) => +one.at - +other.at)) {
    const person = call[who];
    if (person !== null && !firsts.has(person)) firsts.set(person, dayOf(call.at, timeZone));
  }
  return firsts;
}

/** Every number of a block is that of its calls, which are `some` of `all`. */
export function expectCohorts(
  { rows, sums: [cohorts = [], steps = []], totals, cohort: known, left_out }: ReportBlock,
  { all, some, ...told }: Told & { all: readonly Call[]; some: readonly Call[] },
  last: string,
): void {
  const { who, step } = told.cohort;
  const firsts = firstDays(all, told);
  const shown = cohorts.map(({ keys: [key] }) => key ?? '');
  const placed = some.map((call) => {
    const first = call[who] === null ? undefined : firsts.get(call[who]);
    const cohort = first === undefined ? null : stepOf(step, first);
    const now = stepOf(step, dayOf(call.at, told.timeZone));
    return {
      call,
      cohort,
      after: cohort === null ? -1 : stepsOf(step, { from: cohort, to: now }).length - 1,
      isOver: now !== known?.under_way,
    };
  });
  const among = placed.filter(({ cohort }) => cohort !== null && shown.includes(cohort));
  const membersOf = (cohort: string) =>
    [...firsts.values()].filter((day) => stepOf(step, day) === cohort && day <= last).length;
  const check = (row: ReportRow, own: typeof among, cohorts: readonly string[]) => {
    const value = row.values[0] ?? expect.fail('a row without a number');
    const calls = own.map(({ call }) => call);
    if (told.measure.name !== 'came_back') {
      const plain = tell(calls, told.measure, told.conversions);
      expect([row.keys, row.calls, value.n]).toEqual([row.keys, calls.length, plain.n]);
      expect([row.keys, near(value.value, plain.value), value.value]).toEqual([row.keys, true, value.value]);
      return;
    }
    const people = new Set(calls.map((call) => call[who])).size;
    const n = cohorts.reduce((sum, cohort) => sum + membersOf(cohort), 0);
    expect([row.keys, row.calls, value]).toMatchObject([
      row.keys,
      calls.length,
      { calls: calls.length, hits: people, n },
    ]);
    const share = told.measure.share ? (n === 0 ? null : people / n) : people;
    expect([row.keys, near(value.value, share)]).toEqual([row.keys, true]);
  };
  for (const row of rows) {
    const [cohort = '', after] = row.keys;
    check(
      row,
      among.filter((one) => one.cohort === cohort && String(one.after) === after),
      [cohort ?? ''],
    );
  }
  for (const row of cohorts) {
    const [cohort = ''] = row.keys;
    check(
      row,
      among.filter((one) => one.cohort === cohort),
      [cohort ?? ''],
    );
  }
  for (const row of steps) {
    const [after] = row.keys;
    const over = rows.filter(
      ({ keys: [cohort, own] }) =>
        own === after &&
        stepsOf(step, { from: cohort ?? '', to: known?.under_way ?? last }).length - 1 >
          Number(after) - Number(known?.under_way === null),
    );
    check(
      row,
      among.filter((one) => one.isOver && String(one.after) === after),
      over.map(({ keys: [cohort] }) => cohort ?? ''),
    );
  }
  check(totals, among, shown);
  // Nothing that has calls is missing.
  expect(rows.reduce((sum, { calls }) => sum + calls, 0)).toBe(among.length);
  expect(steps.reduce((sum, { calls }) => sum + calls, 0)).toBe(among.filter(({ isOver }) => isOver).length);
  expect(known?.sizes).toEqual(shown.map(membersOf));
  const nobodys = some.filter((call) => call[who] === null).length;
  expect(known?.earlier).toBe(some.length - nobodys - among.length);
  const untold = told.measure.name === 'came_back' ? 0 : totals.calls - (totals.values[0]?.n ?? Number.NaN);
  expect(left_out?.n ?? 0).toBe(nobodys + untold);
}
