import { expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';

test.each([
  {
    text: 'a,b\n1,2',
    is: [
      ['a', 'b'],
      ['1', '2'],
    ],
  },
  {
    text: '\ufeffa;b\r\n1;2,5\r\n',
    is: [
      ['a', 'b'],
      ['1', '2,5'],
    ],
  },
  {
    text: 'a\tb\n"x ""y"""\t',
    is: [
      ['a', 'b'],
      ['x "y"', ''],
    ],
  },
  {
    text: 'a,b\n"one\ntwo",3\n\n',
    is: [
      ['a', 'b'],
      ['one\ntwo', '3'],
    ],
  },
  {
    text: 'a,b\n,\n',
    is: [
      ['a', 'b'],
      ['', ''],
    ],
  },
  {
    text: 'a,b\n1,2\r\n\r\n3\r4,5',
    is: [['a', 'b'], ['1', '2'], ['3'], ['4', '5']],
  },
  { text: '', is: [] },
])('of $text the rows are read', ({ text, is }) => {
  expect(readCsv(text)).toEqual(is);
});

test.each([
  { text: 'a\n"open', row: 2 },
  { text: 'a,b\n1,"x"y', row: 2 },
  { text: 'a,b\n1,x "y"', row: 2 },
  { text: '"', row: 1 },
])('of $text row $row cannot be read', ({ text, row }) => {
  expect(() => readCsv(text)).toThrow(expect.objectContaining({ row }));
});
