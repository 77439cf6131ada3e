import { expect, it } from 'vitest';
import { sampleBlock, sampleCounted, sampleReport, sampleRow, sampleRun } from '../testing/sample-report.ts';
import { hiddenTitle } from './hidden-block.ts';
import { tablesOf } from './report-table.ts';
import { spreadFacts } from './shown-rows.ts';

const length = { name: 'length' as const, of: null, share: true, stat: 'mean' as const };
const numbers = [240_000, 200_000, 480_000].map((value) => ({ value, n: 90, before: { value: 1, n: 50 } }));
const spread = sampleCounted({
  rows: [
    sampleRow(['0', '60000'], [{ value: 60, n: 60, hits: 60, before: { value: 20, n: 20 } }]),
    sampleRow(['60000', null], [{ value: 30, n: 30, hits: 30, before: { value: 30, n: 30 } }]),
  ],
  totals: sampleRow([], numbers),
});

const tables = (block: Parameters<typeof sampleBlock>[0], counted: typeof spread) =>
  tablesOf(sampleReport([sampleBlock(block)]), sampleRun([counted]), { locale: 'ua', nameOf: () => null });

it('a file has the edges of each bar of a distribution, and how many calls there were', () => {
  const seconds = (number: number) => ({ number, kind: 'seconds' });
  const count = (number: number) => ({ number, kind: 'count' });
  expect(tables({ measures: [{ name: 'length' }], draw: 'spread' }, spread)[0]).toEqual({
    title: 'Тривалість дзвінка',
    head: ['від', 'менше', 'n', 'раніше'],
    rows: [
      [seconds(0), seconds(60), count(60), count(20)],
      [seconds(60), null, count(30), count(30)],
      ['Усі дзвінки', null, count(90), count(50)],
    ],
  });
});

it('a file says what lies beyond its rows, and what is hidden', () => {
  const counted = sampleCounted({
    rows: [sampleRow(['1'], [{}], ['Олена'])],
    rest: sampleRow([null], [{ value: 31, n: 31, hits: 31 }]),
  });
  expect(tables({ by: ['agent'], draw: 'bar' }, counted)[0]?.rows.map(([name]) => name)).toEqual([
    'Олена',
    'Решта',
    'Усі дзвінки',
  ]);
  const hidden = sampleCounted({ hidden: 'conversion' });
  expect(tables({}, hidden)[0]).toMatchObject({ head: ['У вас немає прав це бачити: Конверсія'], rows: [] });
  expect(hiddenTitle('agent', 'en')).toBe('Operator');
});

it('a distribution says the measure, the median and what nine tenths lie below, each once', () => {
  expect(spreadFacts(length, spread).map(({ measure: { stat }, value }) => [stat, value])).toEqual([
    ['mean', 240_000],
    ['median', 200_000],
    ['p90', 480_000],
  ]);
  expect(spreadFacts({ ...length, stat: 'median' }, spread).map(({ measure: { stat } }) => stat)).toEqual([
    'median',
    'p90',
  ]);
});
