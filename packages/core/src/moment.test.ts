import { describe, expect, it } from 'vitest';
import { Moment } from './moment.ts';

describe('a moment', () => {
  it.each([
    '2026-01-31T10:00:00Z',
    '2026-01-31T10:00:00.123+02:00',
    '2026-01-31T10:00:00+14:00',
    '0001-01-01T00:00:00Z',
    '9999-12-31T23:59:59Z',
  ])('%s is taken', (text) => expect(Moment.safeParse(text).success).toBe(true));

  it.each([
    ['0000-01-01T00:00:00Z', 'there is no year 0'],
    ['0001-01-01T00:00:00+14:00', 'in UTC it is before the first year'],
    ['9999-12-31T23:59:59-15:00', 'in UTC its year has five digits'],
    ['2026-01-01T00:00:00+23:59', 'there is no such zone'],
    ['2026-01-01T00:00:00', 'it has no zone'],
    ['2026-02-30T00:00:00Z', 'there is no such day'],
  ])('%s is not: %s', (text) => expect(Moment.safeParse(text).success).toBe(false));
});
