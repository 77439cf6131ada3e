import { expect, test } from 'vitest';
import { timeIn, timeZones, zoneName } from './time-zones.ts';

test('the zone that is set is offered even where the browser does not know it by this name', () => {
  expect(timeZones('UTC')).toContain('Europe/Kyiv');
  expect(timeZones('UTC')).not.toContain('Europe/Kiev');
  expect(timeZones('Mars/Base')).toContain('Mars/Base');
  expect(timeZones('UTC').filter((zone) => zone === 'UTC')).toHaveLength(1);
});

test('names are readable', () => {
  expect(zoneName('America/Argentina/Buenos_Aires')).toBe('America / Argentina / Buenos Aires');
});

test('the time there', () => {
  expect(timeIn('Asia/Tokyo', new Date('2026-11-20T12:00:00Z'), 'en-GB')).toBe('21:00');
});
