import { expect, test } from 'vitest';
import { findGaps, holdGaps } from './silences.ts';

test('only a long stretch in which nobody speaks is a gap, with some rhythm kept', () => {
  const speech = Array.from({ length: 20 }, () => 90);
  const pause = Array.from({ length: 10 }, () => 2);
  const quiet = Array.from({ length: 40 }, () => 3);
  const operator = [...speech, ...pause, ...speech, ...quiet, ...speech];
  expect(findGaps([operator], 20)).toEqual([{ startMs: 2750, endMs: 4250 }]);
  const abonent = operator.map(() => 80);
  expect(findGaps([operator, abonent], 20)).toEqual([]);
});

test('a hold is a gap whatever is heard in it; the shortest are left alone', () => {
  const holds = [
    { start_ms: 10_000, end_ms: 52_000 },
    { start_ms: 60_000, end_ms: 60_400 },
  ];
  expect(holdGaps(holds)).toEqual([{ startMs: 10_250, endMs: 51_750 }]);
});
