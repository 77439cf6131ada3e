import { expect, test } from 'vitest';
import { findGaps } from './silences.ts';

test('only a long stretch in which nobody speaks is a gap, with some rhythm kept', () => {
  const speech = Array.from({ length: 20 }, () => 90);
  const pause = Array.from({ length: 10 }, () => 2);
  const quiet = Array.from({ length: 40 }, () => 3);
  const operator = [...speech, ...pause, ...speech, ...quiet, ...speech];
  expect(findGaps([operator], 20)).toEqual([{ startMs: 2750, endMs: 4250 }]);
  const abonent = operator.map(() => 80);
  expect(findGaps([operator, abonent], 20)).toEqual([]);
});
