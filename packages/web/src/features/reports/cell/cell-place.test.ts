import type { ReportBlock, ReportRow, ReportValue, RunReport } from '@earshot/core/reports/reports.api.ts';
import { describe, expect, it } from 'vitest';
import { cellAt, placeOf, readPlace, writePlace } from './cell-place.ts';

const value = (n: number): ReportValue => ({
  value: n,
  n,
  hits: n,
  low: null,
  high: null,
  before: null,
  open: { query: null, filters: {} },
});
const row = (keys: (string | null)[], ...numbers: number[]): ReportRow => ({
  keys,
  labels: keys.map(() => null),
  calls: 1,
  values: numbers.map(value),
});
const block = (more: Partial<ReportBlock>): ReportBlock => ({
  rows: [],
  rest: null,
  sums: [],
  totals: row([], 9, 9),
  left_out: null,
  count: 0,
  adds_up: true,
  source: 'rows',
  changes: [],
  hidden: null,
  ms: 1,
  ...more,
});
const run: RunReport = {
  days: { from: '2026-11-01', to: '2026-11-02' },
  before: null,
  time_zone: 'UTC',
  counted_at: '2026-11-02T00:00:00Z',
  blocks: [
    block({}),
    block({
      rows: [row(['7', 'mon'], 1, 2), row([null, 'mon'], 3, 4)],
      rest: row([null], 10, 11),
      sums: [[row(['7'], 5, 6)], [row(['mon'], 7, 8)]],
    }),
  ],
};

describe('every number of a report', () => {
  it('is found again by the place that an address holds', () => {
    let count = 0;
    for (const { rows, rest, sums, totals } of run.blocks)
      for (const { values } of [...rows, ...(rest === null ? [] : [rest]), ...sums.flat(), totals])
        for (const one of values) {
          const place = placeOf(run, one);
          const read = readPlace(place && writePlace(place));
          expect(read && cellAt(run, read)?.value).toBe(one);
          count += 1;
        }
    expect(count).toBe(14);
  });

  it.each([
    undefined,
    '',
    '{}',
    '[1]',
    '[-1,0,"rows",[]]',
    '[0,0,"rows",[1]]',
    '[0,0,"rows",["a","b","c"]]',
    '[99999999999999999999,0,"rows",[]]',
  ])('is not at %s', (text) => {
    expect(readPlace(text)).toBeUndefined();
  });

  it('that is gone is nowhere', () => {
    expect(cellAt(run, { block: 1, measure: 0, part: 'rows', keys: ['8', 'mon'] })).toBeUndefined();
    expect(cellAt(run, { block: 9, measure: 0, part: 'rows', keys: [] })).toBeUndefined();
    expect(placeOf(run, value(1))).toBeUndefined();
  });
});
