import { expect, it } from 'vitest';
import { sampleCohorts, sampleReport, sampleRun } from '../testing/sample-report.ts';
import { tablesOf } from './report-table.ts';

const back = { value: 0.25, n: 400, hits: 100, low: 0.2, high: 0.3 };

it('cohorts are a row a cell in files, and then every step over all of them', () => {
  const [block, counted] = sampleCohorts(2, back);
  const told = { ...counted, left_out: { n: 7 } };
  const [table] = tablesOf(sampleReport([block]), sampleRun([told]), { locale: 'en', nameOf: () => null });
  const count = (number: number) => ({ number, kind: 'count' });
  const share = (number: number) => ({ number, kind: 'share' });
  const numbers = [share(0.25), count(400), share(0.2), share(0.3)];
  expect(table?.head).toEqual([
    'First call',
    'Abonents',
    'Months since then',
    'not over',
    'Came back',
    'n',
    '95 % from',
    '95 % to',
  ]);
  expect(table?.rows).toEqual([
    ['2020-01-01', count(400), count(0), null, ...numbers],
    ['2020-01-01', count(400), count(1), 'not over', ...numbers],
    ['2020-02-01', count(400), count(0), 'not over', ...numbers],
    ['All calls', count(800), count(0), null, ...numbers],
    ['Calls in which it cannot be known: 7', null, null, null, null, null, null, null],
  ]);
});

it('a number of people is a count', () => {
  const [block, counted] = sampleCohorts(1, { ...back, value: 100, low: null, high: null }, { share: false });
  const [table] = tablesOf(sampleReport([block]), sampleRun([counted]), { locale: 'en', nameOf: () => null });
  expect(table?.rows[0]).toEqual([
    '2020-01-01',
    { number: 400, kind: 'count' },
    { number: 0, kind: 'count' },
    'not over',
    { number: 100, kind: 'count' },
    { number: 400, kind: 'count' },
  ]);
});
