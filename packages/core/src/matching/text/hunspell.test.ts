import { expect, test } from 'vitest';
import { compileHunspell } from './hunspell.ts';

const aff = `
PFX U Y 1
PFX U 0 un .

SFX A Y 3
SFX A а и [^жч]а
SFX A а і [жч]а
SFX A а у .

SFX S Y 2
SFX S y ies [^aeiou]y
SFX S 0 s [^y]
`;
const dic = '6\nКнига/A\nкаша\nкруча/A\nёлка/A\nparty/S\nlock/US\n';
const dictionary = compileHunspell(aff, dic);

test.each([
  ['книга', ['книга']],
  ['книги', ['книга']],
  ['книгу', ['книга']],
  ['книгі', []],
  ['кручі', ['круча']],
  ['каши', []],
  ['елку', ['елка']],
  ['parties', ['party']],
  ['unlocks', ['unlock']],
  ['unparties', []],
  ['', []],
  ['а'.repeat(500), []],
])('%s is read as %j', (form, bases) => {
  expect(dictionary.readings(form).map(({ base }) => base)).toEqual(bases);
});
