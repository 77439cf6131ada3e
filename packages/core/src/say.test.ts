import { expect, test } from 'vitest';
import { say, type Text } from './say.ts';

const calls: Text = {
  en: { one: '{{count}} call', other: '{{count}} calls' },
  ua: {
    one: '{{count}} дзвінок',
    few: '{{count}} дзвінки',
    many: '{{count}} дзвінків',
    other: '{{count}} дзвінка',
  },
  ru: {
    one: '{{count}} звонок',
    few: '{{count}} звонка',
    many: '{{count}} звонков',
    other: '{{count}} звонка',
  },
};

test.each([
  ['en', 1, '1 call'],
  ['en', 1200, '1,200 calls'],
  ['ua', 21, '21 дзвінок'],
  ['ua', 3, '3 дзвінки'],
  ['ua', 11, '11 дзвінків'],
  ['ru', 4, '4 звонка'],
  ['ru', 5, '5 звонков'],
] as const)('in %s %i are %s', (locale, count, said) => {
  expect(say(calls, locale, { count })).toBe(said);
});

test('what is put in is not read again', () => {
  const was: Text = { en: 'was {{a}} and {{b}}', ua: '{{a}}', ru: '{{a}}' };
  expect(say(was, 'en', { a: '{{b}} $1 $&', b: 'x' })).toBe('was {{b}} $1 $& and x');
});
