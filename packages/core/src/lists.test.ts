import { expect, it } from 'vitest';
import { readList, writeList } from './lists.ts';

it.each<[string[], string]>([
  [[], ''],
  [['a', 'b'], 'a,b'],
  [['Kovalenko, Maria', 'b'], 'Kovalenko\\, Maria,b'],
  [['OFFICE\\maria', 'b'], 'OFFICE\\\\maria,b'],
])('%j is written as %s and read back', (values, text) => {
  expect(writeList(values)).toBe(text);
  expect(readList(text)).toEqual(values);
});

it('a backslash that escapes nothing is a backslash', () => {
  expect(readList('OFFICE\\maria,,b')).toEqual(['OFFICE\\maria', 'b']);
});
