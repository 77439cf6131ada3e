import type { ReportBlock, ReportRow, ReportValue } from '@earshot/core/reports/reports.api.ts';
import { Block } from '@earshot/core/reports/reports.ts';

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
  sums: [],
  totals: sampleRow([], [{}]),
  source: 'days',
  left_out: null,
  count: part.rows?.length ?? 0,
  adds_up: true,
  ms: 1,
  ...part,
});
