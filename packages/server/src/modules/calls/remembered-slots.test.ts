import { slotsOf } from '@earshot/core/matching/slots.ts';
import { tokensOf } from '@earshot/core/matching/text/tokens.ts';
import { expect, it } from 'vitest';
import { lexicon } from '../matching/lexicon.ts';
import { rememberSlots } from './remembered-slots.ts';

const texts = [
  'Twenty five dollars, please.',
  'двадцять п’ять гривень',
  'twenty five dollars please',
  "I don't",
  '',
  'Twenty five dollars, please.',
];

it.each([1, 2, 100])('what is remembered is what would be read anew, with room for %i', (most) => {
  const slots = rememberSlots(most);
  for (const text of [...texts, ...texts.toReversed()]) {
    for (const words of [text.split(' '), [text]])
      expect(slots(words)).toEqual(slotsOf(tokensOf(words, lexicon())));
  }
});
