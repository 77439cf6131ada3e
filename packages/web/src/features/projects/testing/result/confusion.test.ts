import { expect, test } from 'vitest';
import { linesOf, lostHere } from './confusion.ts';

const items = [
  { id: 4, name: 'Invoice' },
  { id: 5, name: 'Outage' },
];
const plain = [
  [3, 1, 0],
  [0, 2, 0],
  [0, 0, 0],
];

test.each([
  {
    name: 'where something is right of which nothing is told',
    tables: [
      plain,
      [
        [1, 0, 2],
        [0, 0, 0],
        [0, 0, 0],
      ],
    ],
    is: [4, 5, 0],
  },
  {
    name: 'where nothing is right of which something is told',
    tables: [
      [
        [1, 0, 0],
        [0, 0, 0],
        [0, 1, 0],
      ],
    ],
    is: [4, 5, 0],
  },
  { name: 'not where it is empty', tables: [plain, null], is: [4, 5] },
])('none of them is a line: $name', ({ tables, is }) => {
  expect(linesOf(items, tables, 'none').map(({ id }) => id)).toEqual(is);
});

test('of mistakes it is said how many more there are, of what is right nothing', () => {
  const before = [
    [2, 0, 0],
    [3, 2, 0],
    [0, 0, 0],
  ];
  expect(lostHere(plain, before, 0, 1)).toBe(1);
  expect(lostHere(plain, before, 1, 0)).toBe(-3);
  expect(lostHere(plain, before, 0, 0)).toBe(0);
  expect(lostHere(plain, null, 0, 1)).toBe(0);
});
