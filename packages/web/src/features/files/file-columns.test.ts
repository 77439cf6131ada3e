import { expect, test } from 'vitest';
import { moved, readColumns, tracksOf, turned, usualColumns, writeColumns } from './file-columns.ts';

const usual = usualColumns.join();

test.each([
  ['nothing', undefined, usual],
  [
    'an order with something hidden',
    '-tags,operator',
    '-tags,labels,scores,emotion,status,operator,abonent,name,queue,disposition,campaign,when,duration_ms',
  ],
  ['what is unknown or said twice', 'points,operator,-operator', usual],
  ['nonsense', '%%%,,-', usual],
])('%s are read', (_, text, columns) => {
  expect(writeColumns(readColumns(text))).toBe(columns);
});

test('a column that came later stands behind the one it usually follows', () => {
  const text = 'status,-name,operator,queue,disposition,campaign,when,duration_ms,tags,labels,scores,emotion';
  expect(writeColumns(readColumns(text))).toBe(text.replace('operator', 'operator,abonent'));
});

test('a column moves by one place and stops at the ends', () => {
  const columns = readColumns(undefined);
  expect(moved(columns, 'operator', -1)).toEqual(columns);
  expect(
    moved(columns, 'operator', 1)
      .map(({ name }) => name)
      .slice(0, 3),
  ).toEqual(['abonent', 'operator', 'name']);
  expect(moved(columns, 'status', 1)).toEqual(columns);
});

test('the last column that is shown cannot be hidden', () => {
  const only = usualColumns.reduce(
    (columns, name) => (name === 'name' ? columns : turned(columns, name)),
    readColumns(undefined),
  );
  expect(only.filter(({ isShown }) => isShown)).toEqual([{ name: 'name', isShown: true }]);
  expect(turned(only, 'name')).toEqual(only);
});

test('the room that is left goes to the names, or to the end', () => {
  expect(tracksOf(['name', 'duration_ms'])).toBe('minmax(64px, 1fr) 46px 38px');
  expect(tracksOf(['duration_ms'])).toBe('46px minmax(38px, 1fr)');
});
