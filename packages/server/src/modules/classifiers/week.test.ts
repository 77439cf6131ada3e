import type { classifierWeek } from '@earshot/core/classifiers/week.api.ts';
import type { ReplyOf } from '@earshot/core/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conversation, newMember, stranger } from '../../testing/people.ts';
import {
  type Client,
  form,
  query,
  refusal,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
  until,
} from '../../testing/server.ts';
import { taught, teacher } from '../../testing/two-topics.ts';

let server: TestServer;
let boss: Client;
let viewer: Client;
let neighbour: Client;
let id = 0;

const week = (client = boss) => client.json<ReplyOf<typeof classifierWeek>>('GET', `classifiers/${id}/week`);
const said = taught(17).map(({ text }) => text);

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  boss = await signIn(server);
  viewer = await newMember(server, boss, { email: 'v@example.com', name: 'Viewer', role: 'viewer' });
  neighbour = await stranger(server, boss);
  ({ id } = await teacher(boss).learned('Topics', { who: 'abonent' }));
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

describe('a week of a classifier', () => {
  it('is not told of calls that are too few', async () => {
    expect(await week()).toEqual({ version: 1, calls: 0, looked: 0, week: 0, labels: [] });
    await conversation(boss, 'first', 'Operator: hello\nCustomer: the bill is wrong today');
    expect(await week()).toEqual({ version: 1, calls: 1, looked: 0, week: 1, labels: [] });
  });

  it('says about how many calls get each label, wrongly and not, between bounds', async () => {
    for (const [at, text] of said.entries())
      await boss.json('POST', 'files', form(`${at}.txt`, `Operator: hello ${at}\nCustomer: ${text}`));
    await until(
      () => query(server.dataDir, 'select from call_classified'),
      (rows) => rows.length === said.length + 1,
    );
    const told = await week(viewer);
    expect(told).toMatchObject({
      version: 1,
      calls: said.length + 1,
      looked: said.length + 1,
      week: said.length + 1,
    });
    expect(told.labels).toHaveLength(2);
    for (const { yes, wrong, missed, unsure } of told.labels) {
      expect(yes.low).toBeLessThanOrEqual(18);
      expect(yes.high).toBeGreaterThanOrEqual(17);
      for (const { value, low, high } of [yes, wrong, missed, unsure]) {
        expect(low).toBeLessThanOrEqual(value);
        expect(high).toBeGreaterThanOrEqual(value);
      }
      expect(wrong.low).toBeLessThan(2);
      expect(missed.low).toBeLessThan(2);
    }
  });

  it('is told anew once more calls have come, and the same of the same ones', async () => {
    const before = await week();
    expect(await week()).toEqual(before);
    await conversation(boss, 'last', 'Operator: hello\nCustomer: the charge was twice what it was');
    const after = await week();
    expect(after).toMatchObject({ calls: before.calls + 1, looked: before.looked + 1 });
    expect(after.labels).not.toEqual(before.labels);
  });

  it('is told to nobody of another workspace, and of nothing before the first learning', async () => {
    expect((await refusal(await neighbour.request('GET', `classifiers/${id}/week`)))[1]).toBe(
      'classifiers.not_found',
    );
    const fresh = await teacher(boss).make('Fresh');
    expect((await refusal(await boss.request('GET', `classifiers/${fresh.id}/week`)))[1]).toBe(
      'classifiers.nothing_learned',
    );
  });
});
