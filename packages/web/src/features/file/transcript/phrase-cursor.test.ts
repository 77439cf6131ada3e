import { expect, test } from 'vitest';
import { movedCursor } from './phrase-cursor.ts';

// The third phrase is a sound without words.
const lengths = [2, 3, 0, 1];
const at = (phrase: number, word: number | null = null) => ({ phrase, word });

test.each([
  ['into the first word', at(0), 'ArrowRight', at(0, 0)],
  ['to the next word', at(0, 0), 'ArrowRight', at(0, 1)],
  ['into the next phrase', at(0, 1), 'ArrowRight', at(1, 0)],
  ['past a phrase without words', at(1, 2), 'ArrowRight', at(3, 0)],
  ['nowhere after the last word', at(3, 0), 'ArrowRight', at(3, 0)],
  ['to the word before', at(1, 2), 'ArrowLeft', at(1, 1)],
  ['back over a phrase without words', at(3, 0), 'ArrowLeft', at(1, 2)],
  ['nowhere before the first word', at(0, 0), 'ArrowLeft', at(0, 0)],
  ['to the next phrase, all of it', at(0, 1), 'ArrowDown', at(1)],
  ['not below the last', at(3), 'ArrowDown', at(3)],
  ['to the phrase before', at(1, 1), 'ArrowUp', at(0)],
  ['not above the first', at(0), 'ArrowUp', at(0)],
  ['to the first phrase', at(3, 0), 'Home', at(0)],
  ['to the last phrase', at(0), 'End', at(3)],
  ['nowhere by another key', at(0), 'Tab', undefined],
])('%s', (_, from, key, to) => {
  expect(movedCursor(lengths, from, key)).toEqual(to);
});
