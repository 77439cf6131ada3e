import { describe, expect, it } from 'vitest';
import { isSame } from '../is-same.ts';
import { callOfDraft, differingFields, draftDays, fitsForm, isExpired, standOf } from './drafts.ts';

describe('what was kept of a form', () => {
  const stored = { name: 'Refund', weight: 1, detection: null, ids: ['a'] };
  it.each<[string, object, object, ReturnType<typeof standOf>]>([
    ['says what is stored', stored, stored, 'gone'],
    ['goes on', stored, { ...stored, name: 'Refunds' }, 'fits'],
    ['was begun before a change', { ...stored, weight: 2 }, { ...stored, name: 'Refunds' }, 'clash'],
    ['became what somebody else stored', { ...stored, weight: 2 }, stored, 'gone'],
    [
      'has fields in another order',
      { ids: ['a'], weight: 1, name: 'Refund', detection: null },
      { ...stored, name: 'X' },
      'fits',
    ],
    ['is of a form with other fields', stored, { title: 'Refund' }, 'gone'],
    ['is of a form with other kinds of them', stored, { ...stored, ids: 'a' }, 'gone'],
    ['fills what was empty', stored, { ...stored, detection: { methods: [] } }, 'fits'],
  ])('that %s', (_what, base, body, stand) => {
    expect(standOf({ base, body }, stored)).toBe(stand);
  });

  it('differs in the fields that are not the same', () => {
    expect(differingFields({ a: 1, b: { c: [1, 2] }, d: 'x' }, { a: 1, b: { c: [2, 1] }, e: null })).toEqual([
      'b',
      'd',
      'e',
    ]);
    expect(isSame({ a: undefined, b: [{ c: 1 }] }, { b: [{ c: 1 }] })).toBe(true);
    expect(isSame([1], { 0: 1 })).toBe(false);
    expect(fitsForm({ a: 1 }, { a: null, b: '' })).toBe(false);
  });

  it('is gone after thirty days', () => {
    const day = 86_400_000;
    expect([draftDays * day, draftDays * day + 1].map((age) => isExpired(5, 5 + age))).toEqual([false, true]);
  });

  it.each([
    ['comment', 'f-1:7', 'f-1'],
    ['note', 'f-1', 'f-1'],
    ['tag', '12', null],
  ] as const)('on %s %s is about the call %s', (kind, subject, file) => {
    expect(callOfDraft(kind, subject)).toBe(file);
  });
});
