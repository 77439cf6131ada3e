import { dayAfter } from '../agents/day-steps.ts';
import { monthsAfter } from '../reports/report-period.ts';
import type { ReportBlock, ReportRow, ReportValue, RunReport } from '../reports/reports.api.ts';
import { Block, type Draw, ReportInput } from '../reports/reports.ts';

/** Blocks and their numbers for tests. */
export const sampleBlock = (part: Parameters<typeof Block.parse>[0] & object): Block =>
  Block.parse({ measures: [{ name: 'calls' }], ...part });

export const sampleValue = (part: Partial<ReportValue> = {}): ReportValue => ({
  value: 40,
  n: 40,
  hits: 40,
  low: null,
  high: null,
  before: null,
  open: { query: null, filters: { agents: [7] } },
  ...part,
});

export const sampleRow = (
  keys: (string | null)[],
  values: Partial<ReportValue>[],
  labels: (string | null)[] = keys.map(() => null),
): ReportRow => ({
  keys,
  labels,
  calls: sampleValue(values[0]).n,
  values: values.map(sampleValue),
});

export const sampleCounted = (part: Partial<ReportBlock> = {}): ReportBlock => ({
  rows: [],
  rest: null,
  sums: [],
  totals: sampleRow([], [{}]),
  source: 'days',
  left_out: null,
  count: part.rows?.length ?? 0,
  adds_up: true,
  changes: [],
  hidden: null,
  ms: 1,
  ...part,
});

/** A counted report of these blocks, each with its numbers. */
export const sampleRun = (blocks: readonly ReportBlock[], part: Partial<RunReport> = {}): RunReport => ({
  days: { from: '2026-10-01', to: '2026-10-31' },
  before: { from: '2026-09-01', to: '2026-09-30' },
  time_zone: 'Europe/Kyiv',
  counted_at: '2026-11-01T10:58:00.000Z',
  blocks: [...blocks],
  ...part,
});

export const sampleReport = (blocks: readonly Block[], part: Partial<ReportInput> = {}): ReportInput =>
  ReportInput.parse({ name: 'Якість обслуговування', blocks: [...blocks], ...part });

/** Of each way to draw a block, with so many rows: keys are operators, hours and weekdays. */
export function sampleDrawn(draw: Draw, rows = 3, value: Partial<ReportValue> = {}): [Block, ReportBlock] {
  const one = {
    value: 0.8,
    n: 400,
    hits: 320,
    low: 0.76,
    high: 0.84,
    before: { value: 0.6, n: 400 },
    ...value,
  };
  const measures = [{ name: 'passed' as const, of: 5 }];
  const totals = sampleRow([], [one]);
  const names = Array.from({ length: rows }, (_, at) => String(at + 1));
  const named = (keys: string[], labels: (string | null)[]) => sampleRow(keys, [one], labels);
  if (draw === 'number') return [sampleBlock({ measures, draw }), sampleCounted({ totals })];
  if (draw === 'line')
    return [
      sampleBlock({ measures, by: ['day'], draw }),
      sampleCounted({ totals, rows: names.map((_, at) => named([dayAfter('2026-10-01', at)], [null])) }),
    ];
  if (draw === 'bar' || draw === 'table')
    return [
      sampleBlock({ measures, by: ['agent'], draw }),
      sampleCounted({ totals, rows: names.map((name) => named([name], [`Operator ${name}`])) }),
    ];
  if (draw === 'spread')
    return [
      sampleBlock({ measures: [{ name: 'length' }], draw }),
      sampleCounted({
        totals: sampleRow([], [one, one, one]),
        rows: names.map((_, at) => named([String(at * 60_000), String((at + 1) * 60_000)], [null, null])),
      }),
    ];
  if (draw === 'cohort') return sampleCohorts(rows, one);
  if (draw === 'funnel')
    return [
      sampleBlock({ measures: [{ name: 'passed', of: 5, share: false }], draw }),
      sampleCounted({ totals: { ...totals, calls: 500 } }),
    ];
  if (draw === 'scatter') {
    const lengthOf = (at: number) => (one.value === null ? null : (at + 1) * 60_000);
    return [
      sampleBlock({ measures: [...measures, { name: 'length' }], by: ['agent'], draw }),
      sampleCounted({
        totals: sampleRow([], [one, one]),
        rows: names.map((name, at) =>
          sampleRow([name], [one, { ...one, value: lengthOf(at) }], [`Operator ${name}`]),
        ),
      }),
    ];
  }
  const across = ['mon', 'tue', 'wed'];
  return [
    sampleBlock({ measures, by: ['agent', 'weekday'], draw, limit: 200 }),
    sampleCounted({
      totals,
      rows: names.flatMap((name) => across.map((day) => named([name, day], [`Operator ${name}`, null]))),
      sums: [
        names.map((name) => named([name], [`Operator ${name}`])),
        across.map((day) => named([day], [null])),
      ],
    }),
  ];
}

/** Cohorts of so many months, the last of which is not over, with 400 abonents in each. */
export function sampleCohorts(
  months = 3,
  value: Partial<ReportValue> = {},
  measure: Partial<Block['measures'][number]> = {},
): [Block, ReportBlock] {
  const firsts = Array.from({ length: months }, (_, at) => monthsAfter('2020-01-01', at));
  const told = (calls: number): Partial<ReportValue> => ({ ...value, before: null, calls });
  return [
    sampleBlock({ measures: [{ name: 'came_back', ...measure }], by: ['customer', 'month'], draw: 'cohort' }),
    sampleCounted({
      totals: sampleRow([], [told(900)]),
      rows: firsts.flatMap((first, at) =>
        firsts.slice(at).map((_, after) => sampleRow([first, String(after)], [told(500 - after)])),
      ),
      sums: [
        firsts.map((first) => sampleRow([first], [told(600)])),
        firsts.slice(1).map((_, after) => sampleRow([String(after)], [told(700)])),
      ],
      count: months,
      cohort: { sizes: firsts.map(() => 400), under_way: firsts.at(-1) ?? null, earlier: 12 },
      source: 'rows',
    }),
  ];
}
