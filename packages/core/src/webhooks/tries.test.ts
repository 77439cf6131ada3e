import { describe, expect, it } from 'vitest';
import { askedWait, asksToWait, errorOfStatus, mostTries, waitAfter } from './tries.ts';

const minute = 60_000;

describe('when a delivery is tried again', () => {
  it('after 30 s, 2 min, 10 min and an hour, five times in all', () => {
    const waits = Array.from({ length: mostTries }, (_, at) => waitAfter(at + 1));
    expect(waits).toEqual([30_000, 2 * minute, 10 * minute, 60 * minute, null]);
  });

  it.each([
    [1, 5000, 30_000],
    [1, 45_000, 45_000],
    [1, 24 * 60 * minute, 60 * minute],
    [4, 5000, 60 * minute],
    [5, 5000, null],
  ])('after try %i with %i ms asked for: %s', (attempt, asked, wait) => {
    expect(waitAfter(attempt, asked)).toBe(wait);
  });
});

describe('Retry-After', () => {
  const now = Date.parse('2026-03-01T12:00:00Z');
  it.each([
    ['120', 120_000],
    [' 0 ', 0],
    ['Sun, 01 Mar 2026 12:05:00 GMT', 5 * minute],
    ['Sun, 01 Mar 2026 11:00:00 GMT', 0],
    ['-5', null],
    ['1.5', null],
    ['soon', null],
    ['2026-03-01T12:05:00Z', null],
    ['Sun, 99 Mar 2026 12:05:00 GMT', null],
    ['', null],
    [undefined, null],
  ])('%s', (header, asked) => {
    expect(askedWait(header, now)).toBe(asked);
  });
});

it.each([
  [200, null],
  [204, null],
  [299, null],
  [301, 'redirected'],
  [304, 'redirected'],
  [400, 'status'],
  [410, 'gone'],
  [429, 'status'],
  [500, 'status'],
])('an answer of %i means %s', (status, error) => {
  expect(errorOfStatus(status)).toBe(error);
});

it('only who is too busy asks to wait', () => {
  expect([429, 503, 500, 200, null].map(asksToWait)).toEqual([true, true, false, false, false]);
});
