import { expect, test } from 'vitest';
import { findNumber } from './find-number.ts';

/** SHA-256 of `salt?expires=1&1234`, counted elsewhere. */
const puzzle = {
  salt: 'salt?expires=1&',
  challenge: '8db4a2eee26c7d82a21a787c7dff37927d58596875ba70ab2d8effa55cdb9532',
  maxnumber: 3000,
};

test('finds the number, and tells how far it is', () => {
  const told: number[] = [];
  expect(findNumber(puzzle, (share) => told.push(share))).toBe(1234);
  expect(told).toEqual([0, 1000 / 3000]);
});

test('says so where there is none', () => {
  expect(findNumber({ ...puzzle, maxnumber: 1233 }, () => {})).toBeNull();
});
