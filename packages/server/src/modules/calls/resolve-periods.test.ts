import { CallFilters } from '@earshot/core/calls/call-filters.ts';
import type { LastPeriod } from '@earshot/core/calls/periods.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ctx } from '../../platform/context.ts';
import { makeCall, openContext } from '../../testing/context.ts';
import { type Client, removeDataDir, signIn, startServer, type TestServer } from '../../testing/server.ts';
import { resolvePeriods } from './resolve-periods.ts';

let server: TestServer;
let client: Client;
let ctx: Ctx;
let close: () => Promise<void>;

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  client = await signIn(server);
  ({ ctx, close } = await openContext(server.dataDir));
});
afterAll(async () => {
  await close();
  await server.stop();
  await removeDataDir(server.dataDir);
});

describe('a period that moves on with the calendar', () => {
  it.each<[string, string, LastPeriod, string]>([
    ['UTC', '2026-11-21T15:30:00Z', 'today', '2026-11-21T00:00:00.000Z'],
    ['UTC', '2026-11-21T15:30:00Z', '7d', '2026-11-15T00:00:00.000Z'],
    ['UTC', '2026-11-21T15:30:00Z', '30d', '2026-10-23T00:00:00.000Z'],
    ['UTC', '2026-05-31T15:30:00Z', '3m', '2026-02-28T00:00:00.000Z'],
    // In Kyiv it is the next day already.
    ['Europe/Kyiv', '2026-11-20T22:30:00Z', 'today', '2026-11-20T22:00:00.000Z'],
    // The clocks went back in between.
    ['Europe/Kyiv', '2026-10-27T10:00:00Z', '7d', '2026-10-20T21:00:00.000Z'],
  ])('%s, %s: %s', async (time_zone, now, last, start) => {
    await client.json('PUT', 'workspace', { time_zone });
    const filters = CallFilters.parse({ periods: [{ field: 'created', last }] });
    const settled = await resolvePeriods({ ...ctx, now: () => new Date(now) }, filters);
    expect(settled.periods?.map((period) => period.start)).toEqual([start]);
  });

  it('leaves other filters as they are', async () => {
    const filters = CallFilters.parse({
      tags: [1],
      periods: [{ field: 'created', to: '2026-01-01T00:00:00Z' }],
    });
    expect(await resolvePeriods(ctx, filters)).toBe(filters);
  });

  it('keeps a segment current', async () => {
    const dayMs = 86_400_000;
    const ago = (days: number) => new Date(Date.now() - days * dayMs);
    const said = [{ speaker: 'operator', start_ms: 0, words: ['hello'] }];
    for (const days of [2, 10, 50]) await makeCall(ctx, said, { recorded_at: ago(days) });
    const filters = { periods: [{ field: 'recorded_at', last: '30d' }] };
    const segment = await client.json<{ id: number; files: number; filters: CallFilters }>(
      'POST',
      'segments',
      {
        name: 'Lately',
        filters,
      },
    );
    expect(segment.files).toBe(2);
    expect(segment.filters.periods).toEqual([{ field: 'recorded_at', start: null, to: null, last: '30d' }]);
    const listed = await client.json<{ count: number }>('GET', `files?segments=${segment.id}`);
    expect(listed.count).toBe(2);
  });
});
