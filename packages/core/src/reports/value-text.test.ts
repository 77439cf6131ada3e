import { expect, test } from 'vitest';
import type { Locale } from '../locales.ts';
import { Measure } from './reports.ts';
import { changeText, valueText } from './value-text.ts';

const units = { currency: 'UAH', unit: 'pts' };
const cases: [Locale, Parameters<typeof Measure.parse>[0], number, string, string][] = [
  ['en', { name: 'calls' }, 5349, '5,349', '+5,349'],
  ['ua', { name: 'calls' }, 15349, '15\u00a0349', '+15\u00a0349'],
  ['en', { name: 'length' }, -3_727_000, '−1:02:07', '−1:02:07'],
  ['en', { name: 'passed', of: 1 }, 0.2034, '20.3%', '+20.3'],
  ['ru', { name: 'passed', of: 1 }, 0.2034, '20,3\u00a0%', '+20,3'],
  ['en', { name: 'passed', of: 1, share: false }, 12, '12', '+12'],
  ['en', { name: 'score', of: 1 }, -0.04, '−0', '0'],
  ['ua', { name: 'question', of: '1.2' }, 82.35, '82,4', '+82,4'],
  ['en', { name: 'revenue', of: 1 }, 1200, '₴1,200', '+₴1,200'],
  ['en', { name: 'metric', of: 'operator.talk_share' }, -0.071, '-7.1%', '−7.1'],
  ['ua', { name: 'metric', of: 'loudness_db' }, -21.25, '−21,3 дБ', '−21,3 дБ'],
  ['en', { name: 'metric', of: 'custom_7' }, 4.256, '4.26 pts', '+4.26 pts'],
  ['en', { name: 'metric', of: 'turns' }, 4.25, '4.3', '+4.3'],
];

test.each(cases)('in %s %j of %d is %s, and as a change %s', (locale, part, value, shown, changed) => {
  const measure = Measure.parse(part);
  expect(valueText(measure, value, units, locale)).toBe(shown);
  expect(changeText(measure, value, units, locale)).toBe(changed);
});
