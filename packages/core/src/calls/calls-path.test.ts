import { expect, test } from 'vitest';
import { callsPath } from './calls-path.ts';

test('a path holds what leaves the calls, of all time where nothing says when', () => {
  const search = (filters: Parameters<typeof callsPath>[0]) =>
    Object.fromEntries(new URL(callsPath(filters), 'https://x.test').searchParams);
  const moment = '2026-03-01T22:00:00.000Z';
  expect(callsPath({})).toBe('/files?created_start=any&recorded_at_start=any');
  expect(search({ queue: ['Продаж & "x"'], tags: [7] })).toMatchObject({
    recorded_at_start: 'any',
    queue: 'Продаж & "x"',
    tags: '7',
  });
  expect(search({ periods: [{ field: 'recorded_at', start: moment, to: null }] })).toMatchObject({
    recorded_at_start: moment,
  });
});
