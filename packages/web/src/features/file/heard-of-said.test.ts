import { expect, it } from 'vitest';
import { heardOfSaid } from './heard-of-said.ts';

const truth = [
  { role: 'operator' as const, start_ms: 0, end_ms: 900, text: 'Good morning, this is Grace.' },
  { role: 'abonent' as const, start_ms: 1000, end_ms: 1900, text: 'My parcel is late.' },
];
/** Each word with its place in tenths of a second. */
const heard = (...words: [string, number][]) => ({
  phrases: [
    {
      id: 0,
      speaker: 'a',
      role: null,
      start_ms: 0,
      end_ms: 2000,
      text: '',
      confidence: null,
      words: words.map(([text, at]) => ({
        text,
        start_ms: at * 100,
        end_ms: at * 100 + 90,
        confidence: null,
      })),
    },
  ],
});
const mark = { same: '', was: '-', now: '+' };

it.each([
  [
    'all of it, whatever its capitals',
    heard(
      ...'good morning this is grace my parcel is late'.split(' ').map((w, at): [string, number] => [w, at]),
    ),
    9,
    ['Good morning, this is Grace.', 'My parcel is late.'],
  ],
  [
    'another word instead of one',
    heard(
      ['good', 0],
      ['morning', 2],
      ['this', 4],
      ['is', 5],
      ['grey', 6],
      ['my', 10],
      ['parcel', 11],
      ['is', 12],
      ['late', 13],
    ),
    8,
    ['Good morning, this is -grey +Grace.', 'My parcel is late.'],
  ],
  [
    'a word that nobody said stands in the phrase of its time, also a little early',
    heard(
      ['good', 0],
      ['morning', 2],
      ['this', 4],
      ['is', 5],
      ['grace', 6],
      ['um', 8],
      ['my', 10],
      ['parcel', 11],
      ['is', 12],
      ['late', 13],
      ['then', 19],
    ),
    9,
    ['Good morning, this is Grace.', '-um My parcel is late. -then'],
  ],
  ['nothing', heard(), 0, ['+Good morning, this is Grace.', '+My parcel is late.']],
])('%s', (_, transcript, right, lines) => {
  const found = heardOfSaid(transcript, truth);
  expect(found).toMatchObject({ said: 9, right });
  expect(
    found.phrases.map(({ pieces }) => pieces.map(({ kind, text }) => mark[kind] + text).join(' ')),
  ).toEqual(lines);
});
