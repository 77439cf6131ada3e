import { describe, expect, it } from 'vitest';
import type { ReportValue } from '../reports/reports.api.ts';
import { sampleBlock, sampleCounted, sampleReport, sampleRow, sampleRun } from '../testing/sample-report.ts';
import { toldNumber } from './told-number.ts';

const tag = { name: 'tag' as const, of: 1 };
const calls = { name: 'calls' as const };
const share = (value: number, before: number | null): Partial<ReportValue> => ({
  value,
  n: 400,
  hits: value * 400,
  before: before === null ? null : { value: before, n: 400 },
});
const counted = (total: Partial<ReportValue>[], ...rows: Partial<ReportValue>[][]) =>
  sampleCounted({ totals: sampleRow([], total), rows: rows.map((row, at) => sampleRow([String(at)], row)) });
type Blocks = [measures: object[], counted: ReturnType<typeof counted>][];

describe('a letter lets hear', () => {
  it.each<[string, Blocks, number | null]>([
    ['what changed most', [[[tag], counted([share(0.5, 0.4)], [share(0.8, 0.4)], [share(0.3, 0.4)])]], 0.8],
    ['what changed by more than chance', [[[tag], counted([share(0.5, 0.49)], [share(0.6, 0.4)])]], 0.6],
    ['else the first number', [[[tag, tag], counted([share(0.5, 0.49), share(0.7, 0.7)])]], 0.5],
    [
      'else the first that calls say anything of',
      [[[calls, tag], counted([{ value: 900 }, share(0.5, null)])]],
      0.5,
    ],
    [
      'what changed elsewhere',
      [
        [[calls], counted([{ value: 900 }])],
        [[tag], counted([share(0.6, 0.4)])],
      ],
      0.6,
    ],
    ['nothing where only calls are counted', [[[calls], counted([{ value: 900 }])]], null],
    [
      'nothing of a later block that did not change',
      [
        [[calls], counted([{ value: 900 }])],
        [[tag], counted([share(0.5, null)])],
      ],
      null,
    ],
  ])('%s', (_, blocks, value) => {
    const report = sampleReport(
      blocks.map(([measures]) => sampleBlock({ measures: measures as never, draw: 'table' })),
    );
    expect(toldNumber(report, sampleRun(blocks.map(([, one]) => one)))?.value.value ?? null).toBe(value);
  });

  it('words that are asked for, whatever is counted of them', () => {
    const asked = { ...sampleReport([sampleBlock({})]), query: { phrases: ['refund'] } };
    const told = toldNumber(asked as never, sampleRun([counted([{ value: 900 }])]));
    expect(told?.value.value).toBe(900);
  });
});
