import { longestVariation } from '@earshot/core/wording/steps.ts';
import { expect, test } from 'vitest';
import { wordingOfSaid } from './said-wording.ts';

test.each([
  [
    { text: 'good  morning', language: 'en-GB', who: 'abonent' },
    'abonent',
    { language: 'en', text: 'good morning' },
  ],
  [{ text: 'it is {name}', who: 'nobody' }, 'operator', { language: null, text: 'it is name' }],
  [{ text: 'так', language: '<b>' }, 'operator', { language: null, text: 'так' }],
  [{}, 'operator', { language: null, text: '' }],
])('of %j it is of %s with %j', (search, who, variation) => {
  expect(wordingOfSaid(search)).toMatchObject({ who, variations: [variation] });
});

test('is cut where a variation ends', () => {
  const [variation] = wordingOfSaid({ text: 'a'.repeat(longestVariation + 50) }).variations;
  expect(variation?.text).toHaveLength(longestVariation);
});
