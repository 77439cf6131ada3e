import { describe, expect, it } from 'vitest';
import type { Who } from '../call/role.ts';
import { metricSpans } from './metric-spans.ts';
import type { CallMetrics } from './metrics.ts';

/** Moments named by their first second. */
const at = (second: number) => ({ start_ms: second * 1000, end_ms: second * 1000 + 500 });
const metrics = {
  speakers: [
    { speaker: 'one', role: 'operator' },
    { speaker: 'two', role: 'abonent' },
    { speaker: 'three', role: null },
  ],
  evidence: {
    holds: [at(12), at(11)],
    interruptions: [
      { ...at(23), by: 'three' },
      { ...at(22), by: 'two' },
      { ...at(21), by: 'one' },
    ],
    overlaps: [at(31), at(32)],
    silences: [at(41)],
    questions: [
      { ...at(51), speaker: 'one' },
      { ...at(52), speaker: 'two' },
    ],
    longest_monologues: [
      { ...at(61), speaker: 'one' },
      { ...at(62), speaker: 'two' },
    ],
  },
} as unknown as CallMetrics;

const seconds = (metric: string, who: Who) =>
  metricSpans(metrics, metric, who).map(({ start_ms }) => start_ms / 1000);

describe('the moments behind a number, the first one first', () => {
  it.each<[string, number[], number[], number[]]>([
    ['holds', [11, 12], [11, 12], [11, 12]],
    ['hold_ms', [11, 12], [11, 12], [11, 12]],
    ['longest_hold_ms', [11, 12], [11, 12], [11, 12]],
    ['interruptions', [21, 22, 23], [21], [22]],
    ['interruptions_per_minute', [21, 22, 23], [21], [22]],
    ['overlap_ms', [31, 32], [31, 32], [31, 32]],
    ['overlap_share', [31, 32], [31, 32], [31, 32]],
    ['silence_ms', [41], [41], [41]],
    ['silence_share', [41], [41], [41]],
    ['longest_silence_ms', [41], [41], [41]],
    ['questions', [51, 52], [51], [52]],
    ['longest_monologue_ms', [61, 62], [61], [62]],
    ['words', [], [], []],
  ])('%s', (metric, ofAnyone, ofOperator, ofAbonent) => {
    expect(seconds(metric, 'anyone')).toEqual(ofAnyone);
    expect(seconds(metric, 'operator')).toEqual(ofOperator);
    expect(seconds(metric, 'abonent')).toEqual(ofAbonent);
  });

  it('are beginnings and ends, nothing else', () => {
    expect(metricSpans(metrics, 'questions', 'operator')).toEqual([at(51)]);
  });

  it('of a call that was never measured are none', () => {
    expect(metricSpans(null, 'holds', 'anyone')).toEqual([]);
  });
});
