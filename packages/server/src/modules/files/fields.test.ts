import type { File } from '@earshot/core/files/files.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ctx } from '../../platform/context.ts';
import { callsLeft } from '../../testing/calls-left.ts';
import { makeCall, openContext } from '../../testing/context.ts';
import { stranger } from '../../testing/people.ts';
import {
  type Client,
  query,
  refusal,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
} from '../../testing/server.ts';

let server: TestServer;
let client: Client;
let ctx: Ctx;
let close: () => Promise<void>;
let first = '';
let second = '';

const said = [{ speaker: 'operator' as const, start_ms: 0, words: ['hello'] }];
const set = (id: string, fields: object) => client.json<File>('PUT', `files/${id}/fields`, { fields });

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  client = await signIn(server);
  ({ ctx, close } = await openContext(server.dataDir));
  first = await makeCall(ctx, said);
  second = await makeCall(ctx, said);
  await set(first, { external_id: 'crm-1', queue: 'Sales' });
  await set(second, { external_id: 'crm-2' });
});
afterAll(async () => {
  await close();
  await server.stop();
  await removeDataDir(server.dataDir);
});

describe('fields that come later', () => {
  it('are laid over those there are, and calls are found by them', async () => {
    const { meta } = await set(first, { csat: 2, topics: ['price', 'delay'], queue: null });
    expect(meta).toEqual({ external_id: 'crm-1', csat: 2, topics: ['price', 'delay'] });
    expect(await callsLeft(client, { fields: [{ name: 'csat', values: ['2'] }] })).toEqual([first]);
    expect(await callsLeft(client, { fields: [{ name: 'topics', values: ['delay'] }] })).toEqual([first]);
    expect(await callsLeft(client, { fields: [{ name: 'queue', values: ['Sales'] }] })).toEqual([]);
  });

  it('are written into the log with what was there before, and have the call looked at again', async () => {
    await query(server.dataDir, `delete from audit_log`);
    await set(second, { csat: 5 });
    await set(second, { csat: 5 });
    const log = await client.json<{ results: object[] }>('GET', 'audit?limit=10');
    expect(log.results).toMatchObject([{ action: 'file.changed', before: {}, after: { csat: 5 } }]);
  });

  it('say who spoke, where they name somebody', async () => {
    const agent = await client.json<{ id: number }>('POST', 'agents', { name: 'Olena', internal_id: 'A-77' });
    expect((await set(second, { operator_id: 'A-77' })).operator).toBe('Olena');
    expect(await callsLeft(client, { agents: [agent.id] })).toEqual([second]);
  });

  it('come for many calls at once, by the id of another system', async () => {
    const many = await client.json('PUT', 'files/fields', {
      rows: [
        { external_id: 'crm-2', fields: { disposition: 'sold' } },
        { external_id: 'crm-1', fields: { disposition: 'lost' } },
        { external_id: 'crm-9', fields: { disposition: 'lost' } },
      ],
    });
    expect(many).toEqual({
      files: 2,
      results: [
        { external_id: 'crm-2', file_ids: [second], error: null },
        { external_id: 'crm-1', file_ids: [first], error: null },
        { external_id: 'crm-9', file_ids: [], error: 'files.not_found' },
      ],
    });
    expect(await callsLeft(client, { disposition: ['sold'] })).toEqual([second]);
  });

  it('are offered with the values that are met', async () => {
    const { of, results } = await client.json<{ of: number; results: { name: string; values: string[] }[] }>(
      'GET',
      'files/fields',
    );
    expect(of).toBe(2);
    expect(results.find(({ name }) => name === 'disposition')).toEqual({
      name: 'disposition',
      files: 2,
      values: ['lost', 'sold'],
    });
    expect(results.find(({ name }) => name === 'topics')?.values).toEqual(['delay', 'price']);
  });
});

describe('is refused', () => {
  it.each<[string, () => Promise<Response>, [number, string]]>([
    [
      'a call of nobody',
      () => client.request('PUT', 'files/00000000-0000-4000-8000-000000000000/fields', { fields: { a: 1 } }),
      [404, 'files.not_found'],
    ],
    [
      'what has parts',
      () => client.request('PUT', `files/${first}/fields`, { fields: { a: { b: 1 } } }),
      [400, 'bad_request'],
    ],
    [
      'a value that cannot be stored',
      () => client.request('PUT', `files/${first}/fields`, { fields: { a: 'x\u0000y' } }),
      [422, 'text_invalid'],
    ],
    [
      'more than is kept',
      () =>
        client.request('PUT', `files/${first}/fields`, {
          fields: Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`n${at}`, 'x'.repeat(1000)])),
        }),
      [422, 'files.too_many_fields'],
    ],
    [
      'more rows than are taken at once',
      () =>
        client.request('PUT', 'files/fields', {
          rows: Array.from({ length: 1001 }, () => ({ external_id: 'crm-1', fields: {} })),
        }),
      [400, 'bad_request'],
    ],
  ])('%s', async (_, ask, expected) => {
    expect(await refusal(await ask())).toEqual(expected);
  });

  it('a call of another workspace, by its id and by that of another system', async () => {
    const other = await stranger(server, client);
    expect(await refusal(await other.request('PUT', `files/${first}/fields`, { fields: { a: 1 } }))).toEqual([
      404,
      'files.not_found',
    ]);
    const rows = [{ external_id: 'crm-1', fields: { a: 1 } }];
    expect(await other.json('PUT', 'files/fields', { rows })).toMatchObject({ files: 0 });
    expect(await other.json('GET', 'files/fields')).toEqual({ of: 0, results: [] });
  });
});
