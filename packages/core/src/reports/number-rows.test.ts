import { expect, it } from 'vitest';
import { giveRow, takeRow } from './number-rows.ts';

it.each([0, 1, 32, 33, 1000, 1024, 1025])('a row has room for %i numbers, and comes back', (length) => {
  const row = takeRow(length);
  expect(row.length).toBeGreaterThanOrEqual(length);
  expect(takeRow(length) === row).toBe(false);
  giveRow(row);
  expect(takeRow(length) === row).toBe(true);
});

it('a row that was given back is used for what fits into it', () => {
  const row = takeRow(700);
  giveRow(row);
  expect(takeRow(200) === row).toBe(false);
  expect(takeRow(600) === row).toBe(true);
});

it('a row of which there would be too many is not kept', () => {
  const row = takeRow(9_000_000);
  giveRow(row);
  expect(takeRow(9_000_000) === row).toBe(false);
});

it('a long row takes the place of shorter ones, and no short one that of a longer', () => {
  const long = takeRow(1_000_000);
  const megabyte = 131_072;
  for (const short of Array.from({ length: 80 }, () => takeRow(megabyte))) giveRow(short);
  giveRow(long);
  for (const short of Array.from({ length: 80 }, () => takeRow(megabyte))) giveRow(short);
  expect(takeRow(1_000_000) === long).toBe(true);
});
