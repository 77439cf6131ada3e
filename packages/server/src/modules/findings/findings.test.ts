import type { Tag } from '@earshot/core/tags/tags.api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conversation, stranger } from '../../testing/people.ts';
import {
  type Client,
  query,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
  until,
} from '../../testing/server.ts';

let server: TestServer;
let boss: Client;
let call: string;
let tag: Tag;

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  boss = await signIn(server);
  call = await conversation(boss, 'late', 'Operator: hello\nCustomer: a refund please');
  await boss.json('PUT', `files/${call}`, { recorded_at: '2026-03-01T23:30:00Z' });
  tag = await boss.json<Tag>('POST', 'tags', { name: 'Refunds' });
  await boss.json('PUT', `files/${call}/tags/${tag.id}`);
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

const days = async () =>
  (
    await query<{ day: string }>(
      server.dataDir,
      'select distinct day::text from findings where file_id = $1 order by 1',
      [call],
    )
  ).map(({ day }) => day);
const becomes = (day: string) =>
  until(days, (found) => found.length === 1 && found[0] === day).then((found) =>
    expect(found).toEqual([day]),
  );

describe('the day of what is said of a call', () => {
  it('is that of its beginning by the clock of the workspace', async () => {
    await becomes('2026-03-01');
    // What is said of the change of its moment has been heard.
    await until(
      () => query(server.dataDir, "select 1 from jobs.job where name like 'hear.%' and state < 'completed'"),
      ({ length }) => length === 0,
    );
    await boss.json('PUT', 'workspace', { time_zone: 'Europe/Kyiv' });
    await becomes('2026-03-02');
  });

  it('follows the details of the call, of tags by hand and by rule alike', async () => {
    const detection = { methods: [{ kind: 'query', query: { phrases: ['refund'] } }] };
    await boss.json('POST', 'patterns', { name: 'Refund asked', detection, apply: 'history' });
    await until(
      () => query(server.dataDir, `select 1 from findings where kind = 'pattern' and file_id = $1`, [call]),
      ({ length }) => length === 1,
    );
    await boss.json('PUT', `files/${call}`, { recorded_at: '2026-05-10T12:00:00Z', operator: 'Olena' });
    await becomes('2026-05-10');
    const operators = await query(
      server.dataDir,
      'select distinct operator from findings where file_id = $1',
      [call],
    );
    expect(operators).toEqual([{ operator: 'Olena' }]);
  });

  it('of another workspace stays what it was', async () => {
    const neighbour = await stranger(server, boss);
    await neighbour.json('PUT', 'workspace', { time_zone: 'Pacific/Auckland' });
    await until(
      () =>
        query(server.dataDir, `select 1 from jobs.job where name = 'rewrite_days' and state <> 'completed'`),
      ({ length }) => length === 0,
    );
    expect(await days()).toEqual(['2026-05-10']);
  });
});
