import { expect, test } from 'vitest';
import type { WidthOf } from './shapes.ts';
import { cut, onOneLine, plain, wrap, write } from './write.ts';

const font = plain(10);
/** Ten a letter. */
const widthOf: WidthOf = (text, { size }) => Array.from(text).length * size;

test.each([
  ['Olena', 50, 'Olena'],
  ['Olena', 49, 'Ole…'],
  ['Олена Їжак', 70, 'Олена…'],
  ['👩‍👩‍👧 family', 30, '👩👩…'],
  ['Olena', 10, '…'],
  ['Olena', 9, ''],
  ['', 0, ''],
])('%j in %i is %j', (text, most, shown) => {
  expect(cut(text, most, font, widthOf)).toBe(shown);
});

test.each([
  ['one two three', 80, 3, ['one two', 'three']],
  ['one two three', 80, 1, ['one two…']],
  ['one two three four', 60, 2, ['one', 'two t…']],
  ['incomprehensibilities', 60, 3, ['incom…']],
  ['a incomprehensibilities b', 60, 3, ['a', 'incom…', 'b']],
  ['10\u00a0000 calls', 60, 2, ['10\u00a0000', 'calls']],
  ['', 60, 2, ['']],
])('%j in lines of %i, at most %i', (text, most, lines, shown) => {
  expect(wrap(text, most, font, lines, widthOf)).toEqual(shown);
});

test('what no font has a sign for is left out', () => {
  expect(onOneLine('a\u0000b\n\tc\u202Ed\uD800e\uFE0F\u2028f')).toBe('a b cde f');
});

test('a text is set by its start, its middle or its end', () => {
  const at = (anchor: 'start' | 'middle' | 'end') =>
    write('four', { x: 100, y: 0, anchor }, { font }, widthOf).x;
  expect([at('start'), at('middle'), at('end')]).toEqual([100, 80, 60]);
});
