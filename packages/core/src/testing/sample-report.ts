import { dayAfter } from '../agents/day-steps.ts';
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
