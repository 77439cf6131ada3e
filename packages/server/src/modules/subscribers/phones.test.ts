import { describe, expect, it } from 'vitest';
import { countryOfZone, phoneOf } from './phones.ts';

describe('the country of a time zone', () => {
  it.each([
    ['Europe/Kyiv', 'UA'],
    ['Europe/Kiev', 'UA'],
    ['America/New_York', 'US'],
    ['Asia/Almaty', 'KZ'],
    ['UTC', undefined],
    ['No/Where', undefined],
  ])('%s: %s', (zone, country) => expect(countryOfZone(zone)).toBe(country));
});

describe('a phone number', () => {
  it.each([
    ['+380 67 123-45-67', undefined, '+380671234567'],
    ['067 123 45 67', 'UA', '+380671234567'],
    ['(067) 123-45-67', 'UA', '+380671234567'],
    ['380671234567', 'UA', '+380671234567'],
    ['00380671234567', undefined, '+380671234567'],
    ['0671234567', undefined, null],
    ['(212) 555-0123', 'US', '+12125550123'],
    ['+1 212 555 0123', 'UA', '+12125550123'],
    // Of no known plan, and yet somebody called from it.
    ['+999 1234567890', undefined, '+9991234567890'],
    ['+12', undefined, null],
    ['101', 'UA', null],
    ['Olena', 'UA', null],
    ['Olena 0671234567', 'UA', null],
    ['', 'UA', null],
    ['+', 'UA', null],
  ] as const)('%s in %s is %s', (said, country, phone) => expect(phoneOf(said, country)).toBe(phone));
});
