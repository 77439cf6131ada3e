import type { Project } from '@earshot/core/projects/projects.ts';
import { type Hmac, isSigned } from '@earshot/core/webhooks/signature.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Ctx, inWorkspace } from '../../platform/context.ts';
import { openContext } from '../../testing/context.ts';
import { callSaying } from '../../testing/projects.ts';
import { type Received, type Receiver, startReceiver, status, taken } from '../../testing/receivers.ts';
import {
  type Client,
  query,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
  until,
} from '../../testing/server.ts';
import { allSent, deliveriesOf, pass, watching, webhookIn } from '../../testing/webhooks.ts';
import { forgetDeliveries } from './forget-deliveries.ts';
import { hearMatch } from './hear-matches.ts';
import { hmac } from './webhook-secrets.ts';

let server: Awaited<ReturnType<typeof startServer>> & TestServer;
let client: Client;
let ctx: Ctx;
let close: () => Promise<void>;
let receiver: Receiver;
const clock = { ms: 0 };

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere', OUTGOING_ALLOW: '127.0.0.1' } });
  client = await signIn(server);
  ({ ctx, close } = await openContext(server.dataDir));
});
afterAll(async () => {
  await close();
  await server.stop();
  await removeDataDir(server.dataDir);
});
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  await receiver.stop();
  for (const { id } of (await client.json<{ results: Project[] }>('GET', 'projects?limit=100')).results)
    await client
      .json('POST', `projects/${id}/lock`, { locked: false })
      .then(() => client.request('DELETE', `projects/${id}`));
  expect(
    await query(server.dataDir, 'select 1 from webhooks union all select 1 from webhook_deliveries'),
  ).toEqual([]);
});

const minute = 60_000;
const later = (ms: number) => pass(server, clock, ms);
const deliveries = (id: number, more = '') => deliveriesOf(client, id, more);
const call = async (words = 'a refund now') => {
  const id = await callSaying({ ...ctx, now: () => new Date(Date.now() + clock.ms) }, words, {
    operator: 'Olena',
  });
  await allSent(server.dataDir);
  return id;
};
const idOf = ({ headers }: Received) => String(headers['earshot-delivery']);
const isBy = (secret: string | undefined, { headers, body }: Received) =>
  isSigned(
    { header: String(headers['earshot-signature']), body },
    { secret: secret ?? '', now_s: (Date.now() + clock.ms) / 1000, tolerance_s: 20 },
    hmac satisfies Hmac,
  );

describe('what a webhook is told', () => {
  it('is the call that was found, once, signed', async () => {
    const pattern = await client.json<{ id: number }>('POST', 'patterns', {
      name: 'Leaving',
      detection: { methods: [{ kind: 'query', query: { phrases: ['cancel'] } }] },
    });
    const tag = await client.json<{ id: number }>('POST', 'tags', { name: 'Lost', weight: -4 });
    const made = await client.json<Project>('POST', 'projects', {
      name: 'Who leaves',
      kind: 'monitoring',
      language: ['en'],
      patterns: [pattern.id],
      triggers: [
        { id: 'hook', type: 'webhook', url: receiver.url },
        { id: 'mark', type: 'mark', tags: [{ tag_id: tag.id, pattern_id: pattern.id }] },
      ],
    });
    await client.json('POST', `projects/${made.id}/start`);
    const fileId = await call('please cancel it');
    await call('nothing of the kind');
    const [one, ...more] = receiver.received;
    expect(more).toEqual([]);
    const body = JSON.parse(one?.body ?? '') as Record<string, { link?: string }>;
    expect(body).toMatchObject({
      id: idOf(one as Received),
      type: 'project.matched',
      workspace_id: 1,
      project: { id: made.id, name: 'Who leaves', kind: 'monitoring' },
      file: {
        file_id: fileId,
        name: `${fileId}.txt`,
        operator: 'Olena',
        direction: null,
        duration_ms: 3500,
        score: -4,
      },
      patterns: [
        {
          id: pattern.id,
          name: 'Leaving',
          score: -4,
          moments: [
            {
              phrase_id: 1,
              words: [1, 1],
              start_ms: 2500,
              speaker: 'abonent',
              role: 'abonent',
              text: 'cancel',
            },
          ],
        },
      ],
      query: null,
    });
    const link = new URL(body.file?.link ?? '');
    expect([link.pathname, Object.fromEntries(link.searchParams)]).toEqual([
      `/files/${fileId}/monitoring/${made.id}`,
      { t: '2.5' },
    ]);
    expect(isBy(webhookIn(made).secret, one as Received)).toBe(true);
    const list = await deliveries(made.id);
    expect(list).toMatchObject({
      count: 1,
      webhook: { trigger_id: 'hook', format: 'json', paused_at: null, waiting: 0, failed: 0 },
      results: [
        {
          id: body.id,
          url: receiver.url,
          attempt: 1,
          status: 'delivered',
          error: null,
          http_status: 200,
          next_at: null,
        },
      ],
    });
    const detail = await client.json<{ body: string; tries: unknown[] }>(
      'GET',
      `projects/${made.id}/deliveries/${body.id}`,
    );
    expect([detail.body, detail.tries.length]).toEqual([one?.body, 1]);
  });

  it('once, however often the news is heard, and again where the call is found again', async () => {
    const project = await watching(client, receiver.url);
    const fileId = await call();
    const [found] = await query<{ found_at: Date }>(server.dataDir, 'select found_at from project_files');
    const news = {
      project_id: project.id,
      file_id: fileId,
      found_at: found?.found_at.toISOString() ?? '',
      patterns: [],
      triggers: ['hook'],
    };
    const own = inWorkspace(server.services, 1);
    await Promise.all([hearMatch(own, news), hearMatch(own, news)]);
    await hearMatch(own, { ...news, triggers: ['other'] });
    await hearMatch(own, { ...news, found_at: new Date(0).toISOString() });
    await allSent(server.dataDir);
    expect([receiver.received.length, (await deliveries(project.id)).count]).toEqual([1, 1]);
  });

  it.each([
    ['slack', 'blocks'],
    ['teams', 'attachments'],
  ])('as a message that %s shows, where that is asked for', async (format, part) => {
    const project = await watching(client, receiver.url, { format });
    await call();
    const body = receiver.received[0]?.body ?? '';
    expect(Object.keys(JSON.parse(body) as object)).toContain(part);
    const [one] = (await deliveries(project.id)).results;
    expect(one).toMatchObject({ format, status: 'delivered' });
    expect(await client.json('GET', `projects/${project.id}/deliveries/${one?.id}`)).toMatchObject({ body });
    expect(isBy(webhookIn(project).secret, receiver.received[0] as Received)).toBe(true);
  });
});

describe('what is not taken', () => {
  it('is tried again after 30 s, 2 min, 10 min and an hour with its id, signed anew, and has failed then', async () => {
    const project = await watching(client, receiver.url);
    receiver.answer = status(500);
    await call();
    for (const [wait, tries] of [
      [30_000, 2],
      [2 * minute, 3],
      [10 * minute, 4],
      [60 * minute, 5],
    ] as const) {
      const [one] = (await deliveries(project.id)).results;
      expect(one).toMatchObject({ status: 'waiting', attempt: tries - 1, error: 'status', http_status: 500 });
      expect(Math.abs(Date.parse(one?.next_at ?? '') - Date.parse(one?.at ?? '') - wait)).toBeLessThan(2000);
      await later(wait - 5000);
      expect(receiver.received.length).toBe(tries - 1);
      await later(5100);
      expect(receiver.received.length).toBe(tries);
    }
    const [one] = (await deliveries(project.id, '&status=failed')).results;
    expect(one).toMatchObject({ status: 'failed', attempt: 5, next_at: null });
    expect(new Set(receiver.received.map(idOf))).toEqual(new Set([one?.id]));
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    expect(new Set(receiver.received.map(({ headers }) => headers['earshot-signature'])).size).toBe(5);
    expect(isBy(webhookIn(project).secret, receiver.received[4] as Received)).toBe(true);
    receiver.answer = taken;
    await client.json('POST', `projects/${project.id}/deliveries/${one?.id}/resend`);
    await allSent(server.dataDir);
    expect([receiver.received.length, idOf(receiver.received[5] as Received)]).toEqual([6, one?.id]);
    expect((await deliveries(project.id)).results[0]).toMatchObject({ status: 'delivered', attempt: 6 });
  });

  it('waits for as long as the receiver asks, an hour at most, with what comes after it', async () => {
    const project = await watching(client, receiver.url);
    receiver.answer = status(503, { 'Retry-After': '300' });
    await call();
    receiver.answer = status(429, { 'Retry-After': '86400' });
    await later(2 * minute);
    await call('another refund');
    expect(receiver.received.length).toBe(1);
    await later(4 * minute);
    expect(receiver.received.length).toBe(2);
    receiver.answer = taken;
    await later(59 * minute);
    expect(receiver.received.length).toBe(2);
    await later(2 * minute);
    expect((await deliveries(project.id)).results.map((one) => one.status)).toEqual([
      'delivered',
      'delivered',
    ]);
  });

  it('because the receiver leads elsewhere, or hangs up, is said so', async () => {
    const project = await watching(client, receiver.url);
    receiver.answer = status(302, { Location: 'http://10.0.0.1/' });
    await call();
    receiver.answer = (response) => response.socket?.destroy();
    await call('another refund');
    const { results } = await deliveries(project.id);
    expect(results.map(({ error, http_status }) => [error, http_status])).toEqual([
      ['closed', null],
      ['redirected', 302],
    ]);
  });
});

describe('a webhook that fails', () => {
  const bell = async () =>
    (await client.json<{ results: { kind: string; params: object; link: string }[] }>('GET', 'notifications'))
      .results;

  it('ten times in a row is paused; sent on, all that waits goes, the oldest first', async () => {
    const project = await watching(client, receiver.url);
    receiver.answer = status(500);
    for (let at = 0; at < 5; at += 1) await call(`refund number ${at}`);
    await later(31_000);
    // A receiver that is busy for a moment is asked again by a job of its own.
    const { webhook, results } = await until(
      () => deliveries(project.id),
      ({ webhook }) => webhook?.paused_by !== null,
    );
    expect(webhook).toMatchObject({ paused_by: 'failures', waiting: 5 });
    expect(results.map(({ attempt, next_at }) => [attempt, next_at])).toEqual(Array(5).fill([2, null]));
    expect((await bell())[0]).toMatchObject({
      kind: 'webhook.paused',
      params: { project: project.name, host: `127.0.0.1:${receiver.port}` },
      link: `/monitoring/${project.id}`,
    });
    await call('refund number 5');
    await later(3 * minute);
    expect(receiver.received.length).toBe(10);
    receiver.answer = taken;
    const state = await client.json('POST', `projects/${project.id}/triggers/hook/resume`);
    expect(state).toMatchObject({ paused_at: null, paused_by: null });
    await allSent(server.dataDir);
    const order = (await deliveries(project.id)).results.map(({ id }) => id).reverse();
    expect(receiver.received.slice(10).map(idOf)).toEqual(order);
  });

  it('with a success in between is not', async () => {
    const project = await watching(client, receiver.url);
    for (const at of [1, 2]) {
      receiver.answer = status(500);
      for (let times = 0; times < 3; times += 1) await call(`refund ${at} ${times}`);
      await later(31_000);
      receiver.answer = taken;
      await later(121_000);
    }
    expect((await deliveries(project.id)).webhook).toMatchObject({ paused_at: null, waiting: 0 });
  });

  it('because the receiver is gone is paused at once, and loses no try by that', async () => {
    const project = await watching(client, receiver.url);
    receiver.answer = status(410);
    await call();
    await call('another refund');
    expect(receiver.received.length).toBe(1);
    const { webhook, results } = await deliveries(project.id);
    expect([webhook?.paused_by, webhook?.waiting]).toEqual(['gone', 2]);
    receiver.answer = taken;
    await client.json('POST', `projects/${project.id}/deliveries/${results[0]?.id}/resend`);
    await allSent(server.dataDir);
    expect(receiver.received.slice(1).map(idOf)).toEqual([results[1]?.id, results[0]?.id]);
  });

  it('goes on by itself with another address', async () => {
    const project = await watching(client, receiver.url);
    receiver.answer = status(410);
    await call();
    receiver.answer = taken;
    const change = { ...project, triggers: [{ ...webhookIn(project), url: `${receiver.url}/new` }] };
    await client.json('PUT', `projects/${project.id}`, change);
    await allSent(server.dataDir);
    expect((await deliveries(project.id)).results[0]).toMatchObject({
      status: 'delivered',
      url: `${receiver.url}/new`,
    });
  });

  it('or is slow keeps no other waiting', async () => {
    const slow = await startReceiver();
    slow.answer = () => {};
    for (let at = 0; at < 4; at += 1) await watching(client, slow.url);
    const quick = await watching(client, receiver.url);
    const soon = { ...ctx, now: () => new Date(Date.now() + clock.ms) };
    await callSaying(soon, 'a refund for all');
    await until(
      async () => receiver.received.length,
      (count) => count === 1,
      8000,
    );
    // Two at once to one receiver; the others have not begun.
    expect(slow.received.length).toBe(2);
    await until(
      async () => (await deliveries(quick.id)).results[0]?.status,
      (state) => state === 'delivered',
      8000,
    );
    await slow.stop();
    await allSent(server.dataDir);
  });
});

describe('nothing more is sent', () => {
  it('while the project is paused; once started, what waited goes', async () => {
    const project = await watching(client, receiver.url);
    receiver.answer = status(500);
    await call();
    await client.json('POST', `projects/${project.id}/pause`);
    receiver.answer = taken;
    await later(60 * minute);
    const [one] = (await deliveries(project.id)).results;
    expect([receiver.received.length, one?.status, one?.next_at]).toEqual([1, 'waiting', null]);
    const refused = await client.request('POST', `projects/${project.id}/deliveries/${one?.id}/resend`);
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'projects.not_started' }]);
    await client.json('POST', `projects/${project.id}/start`);
    await allSent(server.dataDir);
    expect((await deliveries(project.id)).results[0]).toMatchObject({ status: 'delivered' });
  });

  it('without the trigger', async () => {
    const project = await watching(client, receiver.url);
    receiver.answer = status(500);
    await call();
    await client.json('PUT', `projects/${project.id}`, { ...project, triggers: [] });
    await later(60 * minute);
    const { webhook, results } = await deliveries(project.id);
    expect([receiver.received.length, webhook, results[0]?.status]).toEqual([1, null, 'cancelled']);
    const refused = await client.request(
      'POST',
      `projects/${project.id}/deliveries/${results[0]?.id}/resend`,
    );
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'webhooks.gone' }]);
  });

  it('of a call or a project that is removed', async () => {
    const project = await watching(client, receiver.url);
    receiver.answer = status(500);
    const fileId = await call();
    await call('another refund');
    expect((await client.request('DELETE', `files/${fileId}`)).status).toBe(204);
    expect((await deliveries(project.id)).count).toBe(1);
    await client.request('DELETE', `projects/${project.id}`);
    await later(60 * minute);
    expect(receiver.received.length).toBe(2);
  });

  it('is kept for longer than thirty days', async () => {
    const project = await watching(client, receiver.url);
    await call();
    await call('another refund');
    await query(
      server.dataDir,
      `update webhook_deliveries set created_at = created_at - interval '30 days 1 minute'
       where id = (select id from webhook_deliveries order by created_at limit 1)`,
    );
    await forgetDeliveries(inWorkspace(server.services, 1));
    expect((await deliveries(project.id)).count).toBe(1);
  });
});
