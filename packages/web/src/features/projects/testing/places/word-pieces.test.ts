import { expect, test } from 'vitest';
import { wordPieces } from './word-pieces.ts';

const marked = (right: string, heard: string) => {
  const pieces = wordPieces(right, heard);
  const show = (side: 'right' | 'heard') =>
    pieces[side].map(({ text, isSame }) => (isSame ? text : `[${text}]`)).join(' ');
  return [show('right'), show('heard')];
};

test.each([
  { right: 'Good day.', heard: 'good day', is: ['Good day.', 'good day'] },
  { right: 'my bill is wrong', heard: 'my pill is wrong', is: ['my [bill] is wrong', 'my [pill] is wrong'] },
  { right: 'my bill', heard: 'my own bill', is: ['my bill', 'my [own] bill'] },
  { right: 'my own bill', heard: 'my bill', is: ['my [own] bill', 'my bill'] },
  { right: '', heard: 'noise', is: ['', '[noise]'] },
])('“$right” heard as “$heard” is marked where they differ', ({ right, heard, is }) => {
  expect(marked(right, heard)).toEqual(is);
});
