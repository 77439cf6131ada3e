import { Query } from '@earshot/core/matching/query.ts';
import { expect, it } from 'vitest';
import { hasWords, isComplete, newMethod, readQuery } from './detection-draft.ts';

const query = (change: Partial<Query>) => Query.parse(change);

it.each([
  ['no phrase', {}, false],
  ['an empty phrase', { phrases: ['  '] }, false],
  ['a phrase', { phrases: ['hello'] }, true],
  ['an expression of another type', { expression: 'hello' }, false],
  ['an expression', { type: 'advanced', expression: 'hello' }, true],
  ['a regular expression', { type: 'regexp', regexp: 'hel+o' }, true],
] as const)('%s', (_, change, expected) => {
  expect(hasWords(query(change as Partial<Query>))).toBe(expected);
});

it('a number without limits, or with crossed ones, is no rule yet', () => {
  const method = newMethod('metric');
  if (method.kind !== 'metric') throw new Error('another kind');
  expect(isComplete({ ...method, limits: [null, null] })).toBe(false);
  expect(isComplete({ ...method, limits: [0.5, 0.2] })).toBe(false);
  expect(isComplete({ ...method, limits: [0.2, null] })).toBe(true);
  expect(isComplete({ ...method, limits: [0.2, 0.2] })).toBe(true);
});

it('a query with more least than most hits can never hold', () => {
  expect(isComplete({ kind: 'query', query: query({ phrases: ['hello'], limits: [3, 2] }) })).toBe(false);
  expect(isComplete({ kind: 'query', query: query({ phrases: ['hello'], limits: [3, null] }) })).toBe(true);
});

it('a query of an address is filled up, and anything else is none', () => {
  expect(readQuery('{"phrases":["hello"],"who":"abonent"}')).toEqual(
    query({ phrases: ['hello'], who: 'abonent' }),
  );
  expect(readQuery('{"who":"nobody"}')).toBeNull();
  expect(readQuery('hello')).toBeNull();
  expect(readQuery(undefined)).toBeNull();
});
