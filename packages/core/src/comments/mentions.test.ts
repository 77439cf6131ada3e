import { expect, it } from 'vitest';
import { mentionedIn, mentionOf, piecesOf } from './mentions.ts';

it.each([
  ['no one here', ['no one here']],
  ['', []],
  ['@[7]', [7]],
  ['Дивись, @[12], і @[7]: тут', ['Дивись, ', 12, ', і ', 7, ': тут']],
  ['@[1]@[2]', [1, 2]],
  ['ann@example.com @ann @[] @[x] @[-1] @[1', ['ann@example.com @ann @[] @[x] @[-1] @[1']],
  ['@[1234567890123456]', ['@[1234567890123456]']],
])('%j is read piece by piece', (text, pieces) => {
  expect(piecesOf(text).map((piece) => ('text' in piece ? piece.text : piece.user_id))).toEqual(pieces);
});

it('a person named twice is one of those named', () => {
  expect(mentionedIn(`${mentionOf(3)} and ${mentionOf(5)}, again ${mentionOf(3)}`)).toEqual([3, 5]);
});
