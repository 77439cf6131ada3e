import { expect, test } from 'vitest';
import { fileTitle } from './file-title.ts';

test.each([
  ['Maria', 'Daniel', 'Maria, Daniel'],
  ['Maria', null, 'Maria'],
  ['', 'Daniel', 'Daniel'],
  ['אורי', 'Daniel', '\u2068אורי\u2069, Daniel'],
  [null, null, 'call.wav'],
  ['', '', 'call.wav'],
])('%s and %s are called %s', (operator, abonent, expected) => {
  expect(fileTitle({ operator, abonent, name: 'call.wav' })).toBe(expected);
});
