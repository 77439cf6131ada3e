import type { CustomMetric } from '@earshot/core/metrics/custom-metrics.api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newMember, stranger } from '../../testing/people.ts';
import {
  type Client,
  ended,
  form,
  query,
  refusal,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
  until,
} from '../../testing/server.ts';
import { silence, tone, wav } from '../../testing/sounds.ts';

let server: TestServer;
let boss: Client;
let viewer: Client;
let neighbour: Client;
let call = '';

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  boss = await signIn(server);
  viewer = await newMember(server, boss, { email: 'v@example.com', name: 'Viewer', role: 'viewer' });
  neighbour = await stranger(server, boss);
  const sound = wav([tone(440), silence], 4);
  call = (await boss.json<{ file_id: string }>('POST', 'files', form('tone.wav', sound))).file_id;
  await ended(boss, call);
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

const make = (name: string, formula: string, client = boss) =>
  client.json<CustomMetric>('POST', 'metrics', { name, formula, unit: 's' });
const numberOf = async ({ key }: CustomMetric) => {
  const [row] = await query<{ value: number }>(
    server.dataDir,
    'select value from file_metrics where file_id = $1 and metric = $2',
    [call, key],
  );
  return row?.value ?? null;
};
const becomes = (metric: CustomMetric, value: number | null) =>
  until(
    () => numberOf(metric),
    (now) => now === value,
  );

describe('a metric of the workspace', () => {
  it('has its number for every call, also after it changes', async () => {
    const metric = await make('Seconds', 'duration_ms / 1000');
    expect(metric).toMatchObject({ version: 1, unit: 's', lower_limit: null });
    await becomes(metric, 4);
    expect(await viewer.json('GET', `files/${call}/metrics`)).toMatchObject({
      custom: [{ id: metric.id, name: 'Seconds', unit: 's', value: 4, reason: null, upper_limit: null }],
    });
    const renamed = await boss.json<CustomMetric>('PUT', `metrics/${metric.id}`, {
      ...metric,
      name: 'Half seconds',
      upper_limit: 9,
    });
    expect(renamed).toMatchObject({ version: 1, upper_limit: 9, key: metric.key });
    const changed = await boss.json<CustomMetric>('PUT', `metrics/${metric.id}`, {
      ...renamed,
      formula: 'duration_ms / 500',
    });
    expect(changed.version).toBe(2);
    await becomes(metric, 8);
    const { results } = await viewer.json<{ results: object[] }>('GET', `metrics/${metric.id}/versions`);
    expect(results).toMatchObject([
      { version: 2, body: { formula: 'duration_ms / 500' } },
      { version: 1, body: { formula: 'duration_ms / 1000' } },
    ]);
    expect((await boss.request('DELETE', `metrics/${metric.id}`)).status).toBe(204);
    expect(await numberOf(metric)).toBeNull();
    expect(await boss.json('GET', 'audit?action=metric.changed')).toMatchObject({
      results: [
        { before: { formula: 'duration_ms / 1000' }, after: { formula: 'duration_ms / 500' } },
        { before: { name: 'Seconds', upper_limit: null }, after: { name: 'Half seconds', upper_limit: 9 } },
      ],
    });
  });

  it('is refused with the place of the mistake', async () => {
    const response = await boss.request('POST', 'metrics', { name: 'Broken', formula: 'holds + nothing' });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      code: 'metrics.formula',
      params: { issue: 'unknown_name', start: 8, end: 15, found: 'nothing' },
    });
  });

  it('is refused with its limits the wrong way round', async () => {
    const turned = { name: 'Turned', formula: 'holds', lower_limit: 3, upper_limit: 1 };
    expect(await refusal(await boss.request('POST', 'metrics', turned))).toEqual([
      422,
      'metrics.limits_order',
    ]);
  });

  it('has a name of its own, also when two come at once', async () => {
    const rush = await Promise.all(
      ['Rush', 'RUSH', 'rush'].map((name) => boss.request('POST', 'metrics', { name, formula: '1' })),
    );
    expect(rush.map((one) => one.status).sort()).toEqual([201, 409, 409]);
    const lost = rush.find((one) => one.status === 409) as Response;
    expect(await refusal(lost)).toEqual([409, 'metrics.name_taken']);
  });

  it('is not a viewer’s to change, nor there for a neighbour', async () => {
    const ours = await make('Ours', 'holds');
    for (const [method, path, body] of [
      ['PUT', `metrics/${ours.id}`, ours],
      ['DELETE', `metrics/${ours.id}`, undefined],
    ] as const) {
      expect((await viewer.request(method, path, body)).status).toBe(403);
      expect(await refusal(await neighbour.request(method, path, body))).toEqual([404, 'metrics.not_found']);
    }
    expect((await neighbour.request('GET', `metrics/${ours.id}/versions`)).status).toBe(404);
    expect(await neighbour.json('GET', 'metrics')).toMatchObject({ count: 0 });
    expect((await make('Ours', 'turns', neighbour)).id).not.toBe(ours.id);
  });
});

describe('a formula in the editor', () => {
  const check = (formula: string, file_id?: string) =>
    viewer.json('POST', 'metrics/check', { formula, file_id });

  it.each([
    ['duration_ms * 2', 8000, null],
    ['1 / (duration_ms - 4000)', null, 'division_by_zero'],
    ['words_per_minute', null, 'no_words'],
    ['words + 1', 1, null],
  ])('%s gives %s for a call', async (formula, value, reason) => {
    expect(await check(formula, call)).toEqual({ valid: true, issue: null, value, reason });
  });

  it('says what is wrong, or that it is fine without a call', async () => {
    expect(await check('duration_ms *')).toEqual({
      valid: false,
      issue: { code: 'missing_operand', start: 13, end: 13 },
      value: null,
      reason: null,
    });
    expect(await check('duration_ms')).toEqual({ valid: true, issue: null, value: null, reason: null });
    expect(
      (await neighbour.request('POST', 'metrics/check', { formula: 'holds', file_id: call })).status,
    ).toBe(404);
  });
});
