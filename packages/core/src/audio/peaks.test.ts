import { expect, test } from 'vitest';
import { createPeaks } from './peaks.ts';

test('each twentieth of a second has its loudest sample, the last one however short', () => {
  const peaks = createPeaks(100);
  peaks.push(Float32Array.from([0, 0.5, -1, 0, 0.1]));
  peaks.push(Float32Array.from([0.2, 0, 0, 0, 0, 2]));
  expect(peaks.end()).toEqual([255, 51, 255]);
});

test('a rate not divisible by twenty does not drift', () => {
  const peaks = createPeaks(11_025);
  peaks.push(new Float32Array(11_025 * 60));
  expect(peaks.end()).toHaveLength(1200);
});
