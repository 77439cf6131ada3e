import type { Phrase } from '@earshot/core/call/phrase.ts';
import { expect, it } from 'vitest';
import { differencesOf } from './version-diff.ts';

const said = (...lines: string[]) => ({
  phrases: lines.map((line, id): Phrase => {
    const [speaker = '', ...texts] = line.split(' ');
    return {
      id,
      speaker,
      role: null,
      start_ms: id * 1000,
      end_ms: id * 1000 + 900,
      text: texts.join(' '),
      confidence: null,
      words: texts.map((text, at) => ({
        text,
        start_ms: id * 1000 + at * 10,
        end_ms: id * 1000 + at * 10 + 9,
        confidence: null,
      })),
    };
  }),
});
const shown = (before: ReturnType<typeof said>, after: ReturnType<typeof said>) =>
  differencesOf(before, after).map(({ pieces }) =>
    pieces
      .map(({ kind, text }) => (kind === 'same' ? text : kind === 'was' ? `-${text}-` : `+${text}+`))
      .join(' '),
  );

it.each([
  ['the same', said('a one two'), said('a one two'), []],
  [
    'a word',
    said('a i want a refunt now'),
    said('a i want a refund now'),
    ['i want a -refunt- +refund+ now'],
  ],
  ['capitals', said('a hello there'), said('a Hello there'), ['-hello- +Hello+ there']],
  ['two words side by side', said('a x old ones y'), said('a x New Words y'), ['x -old ones- +New Words+ y']],
  ['a phrase that is gone', said('a one', 'b two', 'a three'), said('a one', 'a three'), ['one -two- three']],
  [
    'two places',
    said('a x 1 2 3 4 5 6 7 8 9 y'),
    said('a q 1 2 3 4 5 6 7 8 9 z'),
    ['-x- +q+ 1 2 3 4', '6 7 8 9 -y- +z+'],
  ],
])('%s', (_, before, after, expected) => {
  expect(shown(before, after)).toEqual(expected);
});

it('says who spoke before where a phrase was given to another', () => {
  const [one] = differencesOf(said('a one', 'b two'), said('a one', 'a two'));
  expect(one).toMatchObject({ startMs: 1000, from: { speaker: 'b' }, to: { speaker: 'a' } });
});
