import { expect, test } from 'vitest';
import { timeZones } from './time-zones.ts';
import { findZones, zoneChoice } from './zone-search.ts';

const summer = new Date('2026-07-01T00:00:00Z');
const choices = timeZones('UTC').map((zone) => zoneChoice(zone, summer));

test.each([
  ['kyiv', 'en', 'Europe/Kyiv'],
  ['Київ', 'uk', 'Europe/Kyiv'],
  ['киев', 'en', 'Europe/Kyiv'],
  ['львів', 'uk', 'Europe/Kyiv'],
  ['Ukraine', 'en', 'Europe/Kyiv'],
  ['україна', 'ru', 'Europe/Kyiv'],
  ['Украина', 'ru', 'Europe/Kyiv'],
  ['new york', 'en', 'America/New_York'],
  ['нью-йорк', 'uk', 'America/New_York'],
  ['Сидней', 'en', 'Australia/Sydney'],
  ['бразилія', 'uk', 'America/Sao_Paulo'],
  ['São Paulo', 'en', 'America/Sao_Paulo'],
  ['europe kyiv', 'en', 'Europe/Kyiv'],
  ['+3', 'en', 'Europe/Kyiv'],
  ['UTC+03:00', 'uk', 'Europe/Kyiv'],
  ['gmt+5:30', 'en', 'Asia/Kolkata'],
  ['-4', 'en', 'America/New_York'],
])('%s in %s finds %s', (text, language, zone) => {
  const found = findZones(choices, text, language).map((choice) => choice.zone);
  expect(found.map((one) => (one === 'Asia/Calcutta' ? 'Asia/Kolkata' : one))).toContain(zone);
  expect(found.length).toBeLessThan(60);
});

test('nothing is found by what is no place, and everything by nothing', () => {
  expect(findZones(choices, 'xyzzy', 'en')).toEqual([]);
  expect(findZones(choices, ' ', 'en')).toHaveLength(choices.length);
});

test('clocks that are changed show the offset of now', () => {
  expect(zoneChoice('Europe/Kyiv', summer).offset).toBe('UTC+03:00');
  expect(zoneChoice('Europe/Kyiv', new Date('2026-01-01T00:00:00Z')).offset).toBe('UTC+02:00');
  expect(zoneChoice('UTC', summer).offset).toBe('UTC+00:00');
});
