import type { Project } from '@earshot/core/projects/projects.ts';
import { isSigned } from '@earshot/core/webhooks/signature.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Ctx } from '../../platform/context.ts';
import { openContext } from '../../testing/context.ts';
import { everyFlag, sessionWith, stranger } from '../../testing/people.ts';
import { callSaying, newProject } from '../../testing/projects.ts';
import { type Received, type Receiver, startReceiver, status, taken } from '../../testing/receivers.ts';
import { type Client, query, refusal, removeDataDir, signIn, startServer } from '../../testing/server.ts';
import { allSent, deliveriesOf, pass, watching, webhookIn } from '../../testing/webhooks.ts';
import { hmac } from './webhook-secrets.ts';

let server: Awaited<ReturnType<typeof startServer>>;
let admin: Client;
let manager: Client;
let viewer: Client;
let ctx: Ctx;
let close: () => Promise<void>;
let receiver: Receiver;
const clock = { ms: 0 };

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere', OUTGOING_ALLOW: '127.0.0.1', LOG_LEVEL: 'debug' } });
  admin = await signIn(server);
  manager = await sessionWith(server, 'manager', everyFlag);
  viewer = await sessionWith(server, 'viewer', everyFlag);
  ({ ctx, close } = await openContext(server.dataDir));
  receiver = await startReceiver();
});
afterAll(async () => {
  await receiver.stop();
  await close();
  await server.stop();
  await removeDataDir(server.dataDir);
});
/** Each test has the receiver for itself. */
afterEach(async () => {
  for (const { id, can_lock } of (await admin.json<{ results: Project[] }>('GET', 'projects?limit=100'))
    .results) {
    if (can_lock) await admin.json('POST', `projects/${id}/lock`, { locked: false });
    await admin.request('DELETE', `projects/${id}`);
  }
  receiver.answer = taken;
  receiver.received.length = 0;
});

const call = async () => {
  await callSaying({ ...ctx, now: () => new Date(Date.now() + clock.ms) }, 'a refund now');
  await allSent(server.dataDir);
  return receiver.received.at(-1) as Received;
};
const isBy = (secret: string | undefined, { headers, body }: Received) =>
  isSigned(
    { header: String(headers['earshot-signature']), body },
    { secret: secret ?? '', now_s: (Date.now() + clock.ms) / 1000, tolerance_s: 20 },
    hmac,
  );
const read = (client: Client, id: number) => client.json<Project>('GET', `projects/${id}`);
const save = (project: Project, url: string) =>
  admin.json<Project>('PUT', `projects/${project.id}`, {
    ...project,
    triggers: [{ ...webhookIn(project), url }],
  });

describe('the secret of a webhook', () => {
  it('is told once, and is nowhere else to be read', async () => {
    const made = await watching(admin, receiver.url);
    const secret = webhookIn(made).secret ?? '';
    expect(secret).toMatch(/^whsec_[\w-]{43}$/);
    expect(webhookIn(await read(admin, made.id))).not.toHaveProperty('secret');
    // What was answered may be sent back, with the secret in it.
    expect(webhookIn(await save(made, `${receiver.url}/changed`))).not.toHaveProperty('secret');
    expect(isBy(secret, await call())).toBe(true);
    const tables = await query<{ name: string }>(
      server.dataDir,
      "select table_schema || '.' || table_name as name from information_schema.tables where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE'",
    );
    const texts = await Promise.all(
      tables.map(({ name }) =>
        query<{ text: string }>(server.dataDir, `select string_agg(t::text, ' ') as text from ${name} t`),
      ),
    );
    expect(texts.flat().some(({ text }) => text?.includes('whsec_'))).toBe(false);
    expect(server.output.join('')).not.toContain(secret.slice(0, 20));
  });

  it('is another for another host and for a copy, and the same for another path', async () => {
    const made = await watching(admin, receiver.url);
    const secret = webhookIn(made).secret;
    const other = webhookIn(await save(made, `http://localhost:${receiver.port}/hook`)).secret;
    expect(other).toMatch(/^whsec_/);
    const copy = webhookIn(await admin.json<Project>('POST', `projects/${made.id}/clone`, {})).secret;
    const back = webhookIn(await save(made, receiver.url)).secret;
    expect(new Set([secret, other, copy, back]).size).toBe(4);
    const signed = await call();
    expect([secret, other, back].map((one) => isBy(one, signed))).toEqual([false, false, true]);
  });

  it('is made anew, and the former one stays valid beside it for a day', async () => {
    const made = await watching(admin, receiver.url);
    const rotate = () =>
      admin.json<{ secret: string; former_until: string }>(
        'POST',
        `projects/${made.id}/triggers/hook/rotate`,
      );
    const first = webhookIn(made).secret;
    const second = await rotate();
    expect(Date.parse(second.former_until) - Date.now() - clock.ms).toBeGreaterThan(86_390_000);
    const third = await rotate();
    const secrets = [first, second.secret, third.secret];
    const signed = await call();
    expect(secrets.map((one) => isBy(one, signed))).toEqual([true, true, true]);
    await query(
      server.dataDir,
      `update webhooks set former = (select jsonb_agg(one || jsonb_build_object('until', (one->>'until')::timestamptz - interval '24 hours'))
         from jsonb_array_elements(former) one) where project_id = $1`,
      [made.id],
    );
    const late = await call();
    expect(secrets.map((one) => isBy(one, late))).toEqual([false, false, true]);
    const [entry] = await query<{ text: string }>(
      server.dataDir,
      "select audit::text as text from audit_log audit where action = 'project.secret_rotated' limit 1",
    );
    expect(entry?.text).not.toContain('whsec_');
  });

  it('is there for a trigger that is older than webhooks', async () => {
    const made = await watching(admin, receiver.url);
    await query(server.dataDir, 'delete from webhooks where project_id = $1', [made.id]);
    const signed = await call();
    expect(isBy(webhookIn(made).secret, signed)).toBe(false);
    const { secret } = await admin.json<{ secret: string }>(
      'POST',
      `projects/${made.id}/triggers/hook/rotate`,
    );
    expect(isBy(secret, await call())).toBe(true);
  });
});

describe('the address of a webhook', () => {
  it('is told whole only to those who may change the project, wherever it stands', async () => {
    const made = await watching(admin, `${receiver.url}/T0/B1/key`);
    await call();
    const host = `http://127.0.0.1:${receiver.port}`;
    const urls = async (client: Client) => [
      webhookIn(await read(client, made.id)).url,
      (await deliveriesOf(client, made.id)).results[0]?.url,
      webhookIn(
        (await client.json<{ results: { body: Project }[] }>('GET', `projects/${made.id}/versions`))
          .results[0]?.body as Project,
      ).url,
      webhookIn(
        (await client.json<{ results: Project[] }>('GET', 'projects?limit=100')).results.find(
          ({ id }) => id === made.id,
        ) as Project,
      ).url,
    ];
    const whole = `${receiver.url}/T0/B1/key`;
    expect(await urls(manager)).toEqual([whole, whole, whole, whole]);
    expect(await urls(viewer)).toEqual([host, host, host, host]);
    await admin.json('POST', `projects/${made.id}/lock`, { locked: true });
    expect(await urls(manager)).toEqual([host, host, host, host]);
    const copy = await manager.json<Project>('POST', `projects/${made.id}/clone`, {});
    expect(copy.triggers).toEqual([]);
    expect(JSON.stringify(await admin.json('GET', 'audit?limit=100'))).not.toContain('T0/B1');
  });

  it.each(['https://user:word@example.com/', 'ftp://example.com/', 'https://', 'javascript:alert(1)'])(
    'is not %s',
    async (url) => {
      const reply = await admin.request('POST', 'projects/webhooks/test', { url });
      expect(await refusal(reply)).toEqual([400, 'bad_request']);
    },
  );
});

describe('who may do what with it', () => {
  it('is those who may change the project, in its workspace', async () => {
    const made = await watching(admin, receiver.url);
    await call();
    const [one] = (await deliveriesOf(admin, made.id)).results;
    const before = receiver.received.length;
    const own = [
      `triggers/hook/rotate`,
      `triggers/hook/resume`,
      `triggers/hook/test`,
      `deliveries/${one?.id}/resend`,
    ].map((path) => ['POST', `projects/${made.id}/${path}`] as const);
    const paths = [...own, ['GET', `projects/${made.id}/deliveries/${one?.id}`] as const];
    const answers = async (client: Client) => {
      const replies = await Promise.all(paths.map(([method, path]) => client.request(method, path)));
      return replies.map((reply) => reply.status);
    };
    expect(await answers(viewer)).toEqual([403, 403, 403, 403, 403]);
    expect((await viewer.request('POST', 'projects/webhooks/test', { url: receiver.url })).status).toBe(403);
    const outsider = await stranger(server, admin);
    expect(await answers(outsider)).toEqual([404, 404, 404, 404, 404]);
    expect((await outsider.request('GET', `projects/${made.id}/deliveries`)).status).toBe(404);
    await admin.json('POST', `projects/${made.id}/lock`, { locked: true });
    expect(await answers(manager)).toEqual([403, 403, 403, 403, 200]);
    // Of another project of one's own nothing can be done, either.
    const other = await newProject(manager, { query: { phrases: ['x'] } });
    for (const path of ['triggers/hook/rotate', 'triggers/hook/test', 'triggers/hook/resume'])
      expect(await refusal(await manager.request('POST', `projects/${other.id}/${path}`))).toEqual([
        404,
        'webhooks.not_found',
      ]);
    expect(
      await refusal(await manager.request('POST', `projects/${other.id}/deliveries/${one?.id}/resend`)),
    ).toEqual([404, 'webhooks.delivery_not_found']);
    await allSent(server.dataDir);
    expect(receiver.received.length).toBe(before);
  });

  it('a key that reads projects alone hears no words of calls', async () => {
    const made = await watching(admin, receiver.url);
    await call();
    const { key } = await admin.json<{ key: string }>('POST', 'api_keys', {
      name: 'Reader',
      scopes: ['projects.read', 'projects.write'],
    });
    const ask = async (path: string) =>
      (await fetch(`${server.url}/api/${path}`, { headers: { authorization: `Bearer ${key}` } })).json();
    const list = (await ask(`projects/${made.id}/deliveries`)) as {
      results: { id: string; file: unknown }[];
    };
    expect(list.results[0]?.file).toBe(null);
    const one = (await ask(`projects/${made.id}/deliveries/${list.results[0]?.id}`)) as { body: unknown };
    expect(one.body).toBe(null);
  });
});

describe('a sample', () => {
  it('goes to what is saved, signed with its secret, and to what is not saved yet', async () => {
    const made = await watching(admin, receiver.url);
    receiver.answer = status(403, {}, `no\u0000 ${'x'.repeat(3000)}`);
    const saved = await admin.json<{ answer: string }>('POST', `projects/${made.id}/triggers/hook/test`);
    expect(saved).toMatchObject({ ok: false, status: 403, error: 'status' });
    expect([saved.answer.slice(0, 6), saved.answer.length]).toEqual(['no xxx', 1023]);
    const [sent] = receiver.received as [Received];
    expect(JSON.parse(sent.body)).toMatchObject({
      is_test: true,
      type: 'project.matched',
      project: { id: made.id },
    });
    expect(isBy(webhookIn(made).secret, sent)).toBe(true);
    receiver.answer = taken;
    const asked = { url: receiver.url, format: 'slack' };
    expect(await admin.json('POST', 'projects/webhooks/test', asked)).toMatchObject({
      ok: true,
      status: 200,
      error: null,
      answer: 'ok',
    });
    expect(Object.keys(JSON.parse(receiver.received[1]?.body ?? '') as object)).toContain('blocks');
    expect((await deliveriesOf(admin, made.id)).count).toBe(0);
  });

  it('says of an address inside only that it is not allowed', async () => {
    const ask = (url: string) => admin.json('POST', 'projects/webhooks/test', { url });
    for (const url of ['http://10.0.0.1:22/', 'http://[::1]:5432/', 'http://169.254.169.254/'])
      expect({ ...((await ask(url)) as object), ms: 0 }).toEqual({
        ok: false,
        status: null,
        error: 'address_not_allowed',
        ms: 0,
        answer: '',
      });
  });

  it('is sent thirty times in ten minutes at most', async () => {
    const ask = () => manager.request('POST', 'projects/webhooks/test', { url: 'http://10.0.0.1/' });
    const replies: number[] = [];
    for (let at = 0; at < 31; at += 1) replies.push((await ask()).status);
    expect(replies.at(-1)).toBe(429);
    await pass(server, clock, 11 * 60_000);
    expect((await ask()).status).toBe(200);
  });
});
