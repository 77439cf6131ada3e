import { expect, test } from 'vitest';
import { createLevels, floorDb } from './levels.ts';

test('a sine at half of full scale', () => {
  const levels = createLevels(8000);
  levels.push(Float32Array.from({ length: 8000 }, (_, i) => 0.5 * Math.sin((2 * Math.PI * i) / 80)));
  const found = levels.end();
  expect(found.rms_db).toBeCloseTo(-9.03, 2);
  expect(found.peak_db).toBeCloseTo(-6.02, 2);
  expect(found.loudest_db).toBeCloseTo(-9.03, 2);
  expect(found.clipped_share).toBe(0);
  expect(levels.end()).toEqual(found);
});

test('a word in an hour of silence is not silence', () => {
  const levels = createLevels(100);
  levels.push(new Float32Array(360_000));
  levels.push(new Float32Array(10).fill(0.1));
  const { rms_db, loudest_db } = levels.end();
  expect(rms_db).toBeLessThan(-60);
  expect(loudest_db).toBeCloseTo(-20, 2);
});

test('samples at full scale are clipped', () => {
  const levels = createLevels(8000);
  levels.push(Float32Array.from([1, -1, 0.5, 0]));
  expect(levels.end().clipped_share).toBe(0.5);
});

test('nothing at all is the floor', () => {
  expect(createLevels(8000).end()).toEqual({
    rms_db: floorDb,
    peak_db: floorDb,
    clipped_share: 0,
    loudest_db: floorDb,
  });
});
