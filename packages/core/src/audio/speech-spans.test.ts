import { describe, expect, test } from 'vitest';
import type { Span } from '../call/span.ts';
import { assignBleed, padSpans, splitLong } from './speech-spans.ts';

const spans = (...pairs: [number, number][]): Span[] =>
  pairs.map(([start_ms, end_ms]) => ({ start_ms, end_ms }));

describe('padding', () => {
  test.each([
    ['widens on both sides', spans([1000, 2000]), spans([800, 2200])],
    ['stays within the recording', spans([100, 4900]), spans([0, 5000])],
    ['splits a gap too small for both', spans([1000, 2000], [2100, 3000]), spans([800, 2050], [2050, 3200])],
    ['leaves a wide gap alone', spans([1000, 2000], [2500, 3000]), spans([800, 2200], [2300, 3200])],
    ['of nothing is nothing', [], []],
  ])('%s', (_, segments, padded) => expect(padSpans(segments, { duration_ms: 5000 })).toEqual(padded));
});

describe('splitting', () => {
  test.each([
    ['leaves twenty seconds whole', spans([0, 20_000]), spans([0, 20_000])],
    ['cuts more into equal parts', spans([1000, 22_000]), spans([1000, 11_500], [11_500, 22_000])],
    ['cuts a minute into three', spans([0, 60_000]), spans([0, 20_000], [20_000, 40_000], [40_000, 60_000])],
  ])('%s', (_, segments, split) => expect(splitLong(segments)).toEqual(split));
});

describe('bleed', () => {
  /** dB of both channels by time. */
  const levels = (at: (ms: number) => [number, number]) => (channel: 0 | 1, start: number, end: number) =>
    at((start + end) / 2)[channel];

  test('a whole segment that is only a leak goes', () => {
    const level = levels((ms) => (ms < 2000 ? [-20, -40] : [-60, -20]));
    const found = assignBleed([spans([0, 2000]), spans([0, 1900], [2100, 3000])], level);
    expect(found).toEqual([spans([0, 2000]), spans([2100, 3000])]);
  });

  test('both stay where both speak', () => {
    const found = assignBleed(
      [spans([0, 2000]), spans([0, 2000])],
      levels(() => [-20, -31]),
    );
    expect(found).toEqual([spans([0, 2000]), spans([0, 2000])]);
  });

  test('a segment that begins as a leak keeps its own part', () => {
    const level = levels((ms) => (ms < 1000 ? [-20, -40] : [-50, -22]));
    expect(assignBleed([spans([0, 1000]), spans([0, 2500])], level)[1]).toEqual(spans([1000, 2500]));
  });

  test('a hollow between syllables does not cut a sentence', () => {
    const level = levels((ms) => (ms > 1000 && ms < 1200 ? [-20, -50] : [-30, -20]));
    expect(assignBleed([[], spans([0, 2000])], level)[1]).toEqual(spans([0, 2000]));
  });

  test('a scrap within a leak goes with it', () => {
    const level = levels((ms) => (ms > 1000 && ms < 1100 ? [-35, -40] : [-20, -40]));
    expect(assignBleed([spans([0, 2000]), spans([0, 2000])], level)[1]).toEqual([]);
  });
});
