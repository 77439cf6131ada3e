import { Query } from '@earshot/core/matching/query.ts';
import { expect, test } from 'vitest';
import { readSought, soughtOfList, writeSought } from './sought.ts';

test('a query is written without what holds anyway, and read back the same', () => {
  const query = Query.parse({ phrases: ['charged twice'], matching: 'all', who: 'abonent' });
  const text = writeSought({ query });
  expect(text).toBe('{"query":{"matching":"all","phrases":["charged twice"],"who":"abonent"}}');
  expect(Query.parse(readSought(text)?.query)).toEqual(query);
});

test('a list of calls is sought by its words, else by its rules and segments', () => {
  const query = Query.parse({ phrases: ['plan'] });
  const filters = { tags: [3], patterns: [4, 5], segments: [6] };
  expect(soughtOfList({ filters, query })).toEqual({ query });
  expect(soughtOfList({ filters, query: null })).toEqual({
    rules: ['tag-3', 'pattern-4', 'pattern-5'],
    segments: [6],
  });
});

test('a list of what a pattern of a project found is sought by that pattern', () => {
  const found = { project_id: 9, start: null, to: null };
  const project_score = [
    { ...found, pattern_id: 4 },
    { ...found, pattern_id: null },
  ];
  expect(soughtOfList({ filters: { patterns: [4], project_score }, query: null })).toEqual({
    rules: ['pattern-4'],
    segments: [],
  });
});

test('nothing to look for, and more than an address holds, is left out', () => {
  expect(writeSought(soughtOfList({ filters: {}, query: null }))).toBeUndefined();
  expect(writeSought({ query: { phrases: ['long '.repeat(400)] } })).toBeUndefined();
});

test.each([undefined, '', 'broken{', '[1]', '3', 'null'])('nothing is read of %j', (text) => {
  expect(readSought(text)).toBeNull();
});

test('an address that somebody made asks no more of a browser than one of ours', () => {
  const numbers = Array.from({ length: 400 }, (_, at) => at % 40);
  expect(readSought(JSON.stringify({ segments: numbers }))?.segments).toEqual(numbers.slice(0, 20));
  expect(readSought(JSON.stringify({ query: { phrases: ['long '.repeat(400)] } }))).toBeNull();
});

test.each([
  { rules: 'tag-1', segments: 3 },
  { rules: null, segments: { length: 5 } },
  { rules: [1, null, {}], segments: ['1', 1.5, null] },
  { query: 'refund', detection: 3 },
])('what is ill-formed in %j is nothing to look for, and breaks nothing', (garbage) => {
  expect(readSought(JSON.stringify(garbage))).toEqual({ rules: [], segments: [] });
  expect(readSought(JSON.stringify({ ...garbage, rules: ['tag-1'] }))?.rules).toEqual(['tag-1']);
});
