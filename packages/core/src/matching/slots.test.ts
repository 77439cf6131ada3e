import { expect, test } from 'vitest';
import { generator } from '../testing/random.ts';
import { slotsOf, slotsReader } from './slots.ts';
import { createLexicon } from './text/lexicon.ts';
import { tokensOf } from './text/tokens.ts';

const words = [
  ..."cancel canceled my the I it's don't Contract, contract. “refund” — - … ?! e mail e-mail web site веб сайт веб-сайт".split(
    ' ',
  ),
  ...'-known well- well -5 5- 25 1 000 12,5 $300 5th 5-й 25грн two hundred and five. twenty-five nineteen ninety'.split(
    ' ',
  ),
  ...'second half двадцять п’ять гривень сорок пять договір Договору, ёлка 050-123-45-67 9pm call center'.split(
    ' ',
  ),
  'two words',
  '',
];

test('a phrase read word by word is the same as read by its tokens', () => {
  const lexicon = createLexicon({});
  const read = slotsReader(lexicon);
  const random = generator(20_261_122);
  const pick = () => words[Math.floor(random() * words.length)] ?? '';
  // Comparing texts takes a tenth of comparing objects, which is done only where they differ.
  for (let times = 0; times < 20_000; times += 1) {
    const phrase = Array.from({ length: Math.floor(random() * 6) }, pick);
    const [found, expected] = [read(phrase), slotsOf(tokensOf(phrase, lexicon))];
    if (JSON.stringify(found) !== JSON.stringify(expected))
      expect(found, phrase.join(' | ')).toEqual(expected);
  }
});
