import { describe, expect, it } from 'vitest';
import { freeName } from './free-name.ts';
import { canChange, canLock } from './locking.ts';
import { precisionOf } from './precision.ts';

describe('the name of a copy', () => {
  it.each<[string, string[], string]>([
    ['Complaint', ['Complaint'], 'Complaint (2)'],
    ['Complaint', ['Complaint', 'complaint (2)'], 'Complaint (3)'],
    ['Complaint (2)', ['Complaint', 'Complaint (2)'], 'Complaint (3)'],
    ['Скарга', ['СКАРГА (2)'], 'Скарга (3)'],
    ['Refund (sales)', [], 'Refund (sales) (2)'],
    ['A very long name of it', [], 'A very long name (2)'],
    ['abcdefghijklmno😀 x', ['Abcdefghijklmno (2)'], 'abcdefghijklmno (3)'],
  ])('of %j beside %j is %j', (name, taken, expected) => {
    expect(freeName(name, taken, 20)).toBe(expected);
  });
});

describe('a lock', () => {
  const author_id = 7;
  it.each<[string, { author_id: number | null; locked_by: number | null }, number | null, boolean, boolean]>([
    ['open, to its author', { author_id, locked_by: null }, 7, true, true],
    ['open, to another', { author_id, locked_by: null }, 8, true, false],
    ['open, to an API key', { author_id, locked_by: null }, null, true, false],
    ['locked, to its author', { author_id, locked_by: 7 }, 7, true, true],
    ['locked, to another', { author_id, locked_by: 7 }, 8, false, false],
    ['locked, to an API key', { author_id, locked_by: 7 }, null, false, false],
    ['made by a key, to another key', { author_id: null, locked_by: null }, null, true, false],
  ])('%s', (_title, rule, userId, change, lock) => {
    expect([canChange(rule, userId), canLock(rule, userId)]).toEqual([change, lock]);
  });
});

describe('the precision of a rule', () => {
  it.each([
    [0, 0, null, 10],
    [6, 3, null, 1],
    [9, 1, 0.9, 0],
    [0, 20, 0, 0],
  ])('%i right and %i wrong is %j, with %i marks missing', (right, wrong, share, missing) => {
    expect(precisionOf({ right, wrong })).toEqual({ share, missing });
  });
});
