import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tourStops } from './stops.ts';

const stops = tourStops(() => true, '/monitoring');
const answerWith = (results: object[]) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_address: string) => Response.json({ results, count: results.length })),
  );

beforeEach(() => vi.stubGlobal('document', { cookie: 'order_by=desc' }));
afterEach(() => vi.unstubAllGlobals());

test('there are six stops in their order, and between them it waits for 350 or 500 ms', () => {
  expect(stops.map(({ title }) => title)).toEqual([
    'welcomeTitle',
    'monitoringTitle',
    'filesTitle',
    'playerTitle',
    'profileTitle',
    'integrationTitle',
  ]);
  expect(stops.map(({ waitMs }) => waitMs)).toEqual([0, 350, 500, 500, 350, 500]);
});

test('the list, a call, the landing page and the integration are gone to', async () => {
  answerWith([{ file_id: 'f1' }]);
  const paths = await Promise.all(stops.map(({ path }) => path?.('/tags')));
  expect(paths).toEqual([undefined, undefined, '/files', '/files/f1', '/monitoring', '/profile/integration']);
  expect(vi.mocked(fetch).mock.calls[0]?.[0]).toContain('status=DONE');
});

test('a call that is open already is the one that is shown; without any there is none', async () => {
  answerWith([]);
  expect(await stops[3]?.path?.('/files/f7')).toBeUndefined();
  expect(await stops[3]?.path?.('/files')).toBeNull();
});
