import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newMember } from '../../testing/people.ts';
import {
  type Client,
  clientWith,
  ended,
  filesUnder,
  form,
  query,
  refusal,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
  until,
} from '../../testing/server.ts';
import { tone, wav } from '../../testing/sounds.ts';

let server: TestServer;
let boss: Client;
const nobody = () => clientWith(server.url, '');
beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere', TRUST_PROXY: '127.0.0.1' } });
  boss = await signIn(server);
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

const upload = async (client: Client, text: string) =>
  (
    await client.json<{ file_id: string }>(
      'POST',
      'files',
      form(`${text}.txt`, `Operator: ${text}\nCustomer: yes`),
    )
  ).file_id;

describe('settings of a workspace', () => {
  it('change one by one and are remembered', async () => {
    const before = await boss.json<{ thresholds: object }>('GET', 'workspace');
    const after = await boss.json('PUT', 'workspace', {
      name: 'Support',
      time_zone: 'Europe/Kyiv',
      default_language: 'uk',
      retention: { audio_days: 90, text_days: null, legal_hold: false },
    });
    expect(after).toMatchObject({
      name: 'Support',
      time_zone: 'Europe/Kyiv',
      default_language: 'uk',
      thresholds: before.thresholds,
    });
    expect(await boss.json('GET', 'workspace')).toEqual(after);
  });

  it.each([
    [{ time_zone: 'Mars/Olympus' }, 422, 'workspaces.time_zone'],
    [{ join: { domains: ['gmail.com'], role: 'viewer' } }, 422, 'workspaces.join_domain'],
    [{ name: 'ab' }, 400, 'bad_request'],
    [{ retention: { audio_days: 0, text_days: null, legal_hold: false } }, 400, 'bad_request'],
  ])('refuse %j', async (change, status, code) => {
    expect(await refusal(await boss.request('PUT', 'workspace', change))).toEqual([status, code]);
  });

  it('open it to a domain only where somebody else vouches for the address of who does it', async () => {
    // An account by itself does not: whoever invites may hand over the link themselves.
    const email = 'claimed@company.example';
    const claimed = await newMember(server, boss, { email, name: 'Claimed Name', role: 'admin' });
    const join = { domains: ['company.example'], role: 'viewer' };
    const open = async () => claimed.request('PUT', 'workspace', { join });
    expect(await refusal(await open())).toEqual([403, 'workspaces.join_unproven']);
    await query(server.dataDir, `update users set oidc_subject = 'provider 1' where id = $1`, [
      claimed.userId,
    ]);
    expect((await open()).status).toBe(200);
    await query(server.dataDir, 'update users set oidc_subject = null where id = $1', [claimed.userId]);
    expect((await open()).status).toBe(200);
  });
});

/** A turn is taken once: that is forgotten, and the server looks at the clock again when it starts. */
async function restartForHousekeeping(): Promise<void> {
  await query(server.dataDir, 'delete from schedule_turns');
  await server.stop();
  server = await startServer({
    dataDir: server.dataDir,
    env: { PATH: '/nowhere', TRUST_PROXY: '127.0.0.1' },
  });
  boss = await signIn(server);
}

const age = (fileId: string, days: number) =>
  query(server.dataDir, `update files set created_at = now() - make_interval(days => $2) where id = $1`, [
    fileId,
    days,
  ]);

describe('retention', () => {
  it('deletes what is older, but nothing under a legal hold', async () => {
    const [old, young] = [await upload(boss, 'old talk'), await upload(boss, 'young talk')];
    for (const id of [old, young]) await ended(boss, id);
    await age(old, 40);
    await age(young, 20);
    await boss.json('PUT', 'workspace', { retention: { audio_days: null, text_days: 30, legal_hold: true } });
    await restartForHousekeeping();
    expect((await boss.request('GET', `files/${old}`)).status).toBe(200);
    await boss.json('PUT', 'workspace', {
      retention: { audio_days: null, text_days: 30, legal_hold: false },
    });
    await restartForHousekeeping();
    await until(
      async () => (await boss.request('GET', `files/${old}`)).status,
      (status) => status === 404,
    );
    expect((await boss.request('GET', `files/${young}`)).status).toBe(200);
    const log = await boss.json<{ results: { actor: string }[] }>('GET', 'audit?action=file.removed');
    expect(log.results[0]).toMatchObject({ actor: '', subject: 'old talk.txt', user_id: null });
  });

  it('of sound keeps the words and the numbers', async () => {
    const id = (await boss.json<{ file_id: string }>('POST', 'files', form('kept.wav', wav([tone(440)], 3))))
      .file_id;
    await ended(boss, id);
    await age(id, 40);
    await boss.json('PUT', 'workspace', {
      retention: { audio_days: 30, text_days: null, legal_hold: false },
    });
    await restartForHousekeeping();
    await until(
      () => boss.json<{ audio_removed: boolean }>('GET', `files/${id}`),
      (file) => file.audio_removed,
    );
    expect(await refusal(await boss.request('GET', `files/${id}/audio`))).toEqual([
      404,
      'files.no_audio_kept',
    ]);
    expect(await refusal(await boss.request('POST', `files/${id}/restart`, {}))).toEqual([
      404,
      'files.no_audio_kept',
    ]);
    expect((await boss.request('GET', `files/${id}/metrics`)).status).toBe(200);
    const left = (await filesUnder(join(server.dataDir, 'blobs', '1', id))).filter((path) =>
      /original|playback/.test(path),
    );
    expect(left).toEqual([]);
  });
});

describe('API keys', () => {
  const use = (key: string, path = 'files', headers: Record<string, string> = {}) =>
    nobody().request('GET', path, undefined, { authorization: `Bearer ${key}`, ...headers });

  it('open what their scopes say, are shown once and stored as a hash', async () => {
    const made = await boss.json<{ id: number; key: string; prefix: string }>('POST', 'api_keys', {
      name: 'Dialler',
      scopes: ['files.read'],
    });
    expect(made.key).toMatch(/^earshot_[\w-]{43}$/);
    expect((await use(made.key)).status).toBe(200);
    expect((await use(made.key, 'sources')).status).toBe(403);
    expect((await use(made.key, 'users')).status).toBe(403);
    // A key is nobody in particular.
    expect((await use(made.key, 'users/setting')).status).toBe(403);
    const list = await boss.request('GET', 'api_keys');
    const text = await list.text();
    expect(text).not.toContain(made.key);
    expect(JSON.parse(text)).toMatchObject({
      results: [{ name: 'Dialler', prefix: made.prefix, last_used_from: '127.0.0.1' }],
    });
    const [row] = await query<{ all: string }>(
      server.dataDir,
      "select string_agg(k::text, '') as all from api_keys k",
    );
    expect(row?.all).not.toContain(made.key);
    expect((await boss.request('DELETE', `api_keys/${made.id}`)).status).toBe(204);
    expect(await refusal(await use(made.key))).toEqual([401, 'api_keys.invalid']);
  });

  it('upload under their own name', async () => {
    const { key } = await boss.json<{ key: string }>('POST', 'api_keys', {
      name: 'Recorder',
      scopes: ['files.read', 'files.write'],
    });
    const sent = await nobody().request(
      'POST',
      'files',
      form('by-key.txt', 'Operator: by key\nCustomer: yes'),
      {
        authorization: `Bearer ${key}`,
      },
    );
    expect(sent.status).toBe(201);
    const log = await boss.json('GET', 'audit?action=file.uploaded&text=Recorder');
    expect(log).toMatchObject({
      count: 1,
      results: [{ actor: 'Recorder', user_id: null, subject: 'by-key.txt' }],
    });
  });

  it('upload in pieces that can be taken up again', async () => {
    const { key } = await boss.json<{ key: string }>('POST', 'api_keys', {
      name: 'Piece by piece',
      scopes: ['files.read', 'files.write'],
    });
    const bytes = new TextEncoder().encode('Operator: in pieces\nCustomer: yes');
    const headers = { authorization: `Bearer ${key}`, 'tus-resumable': '1.0.0' };
    const created = await nobody().request('POST', 'uploads', undefined, {
      ...headers,
      'upload-length': String(bytes.length),
      'upload-metadata': `filename ${Buffer.from('pieces.txt').toString('base64')}`,
    });
    const path = (created.headers.get('location') ?? '').replace('/api/', '');
    for (const [from, to] of [
      [0, 10],
      [10, bytes.length],
    ] as const)
      expect(
        (
          await nobody().request('PATCH', path, bytes.subarray(from, to), {
            ...headers,
            'content-type': 'application/offset+octet-stream',
            'upload-offset': String(from),
          })
        ).status,
      ).toBe(204);
    const log = await boss.json('GET', 'audit?action=file.uploaded&text=pieces.txt');
    expect(log).toMatchObject({ count: 1, results: [{ actor: 'Piece by piece', user_id: null }] });
  });

  it('end when they expire, and cannot be given more than a scope', async () => {
    const { key, id } = await boss.json<{ key: string; id: number }>('POST', 'api_keys', {
      name: 'Short lived',
      scopes: ['files.read'],
      expires_at: new Date(Date.now() + 3_600_000).toISOString(),
    });
    expect((await use(key)).status).toBe(200);
    await query(
      server.dataDir,
      "update api_keys set expires_at = now() - interval '1 second' where id = $1",
      [id],
    );
    expect((await use(key)).status).toBe(401);
    expect(
      (await boss.request('POST', 'api_keys', { name: 'Too much', scopes: ['api_keys.write'] })).status,
    ).toBe(400);
    expect((await boss.request('POST', 'api_keys', { name: 'Nothing', scopes: [] })).status).toBe(400);
  });

  it('have a request limit each, also where two are called the same', async () => {
    const left = async (key: string) => Number((await use(key)).headers.get('x-ratelimit-remaining'));
    const body = { name: 'Twin', scopes: ['files.read'] };
    const [one, two] = [
      await boss.json<{ id: number; key: string }>('POST', 'api_keys', body),
      await boss.json<{ id: number; key: string }>('POST', 'api_keys', body),
    ];
    const first = await left(one.key);
    expect(await left(one.key)).toBe(first - 1);
    expect(await left(two.key)).toBe(first);
    for (const { id } of [one, two]) await boss.request('DELETE', `api_keys/${id}`);
  });

  it('come from listed addresses only, where the workspace says so', async () => {
    const { key } = await boss.json<{ key: string }>('POST', 'api_keys', {
      name: 'From home',
      scopes: ['files.read'],
    });
    const entry = await boss.json<{ id: number; network: string }>('POST', 'ip_list', {
      network: '203.0.113.77/24',
      note: 'office',
    });
    expect(entry.network).toBe('203.0.113.0/24');
    expect(await refusal(await boss.request('POST', 'ip_list', { network: '203.0.113.0/24' }))).toEqual([
      409,
      'ip_list.exists',
    ]);
    expect((await boss.request('POST', 'ip_list', { network: 'not an address' })).status).toBe(400);
    await boss.json('POST', 'ip_list', { network: '2001:db8::/32' });
    const from = (address: string) => use(key, 'files', { 'x-forwarded-for': address });
    expect((await from('198.51.100.1')).status).toBe(200);
    await boss.json('PUT', 'ip_list', { allow_others: false });
    expect(await refusal(await from('198.51.100.1'))).toEqual([403, 'api_keys.address_not_allowed']);
    expect((await from('203.0.113.200')).status).toBe(200);
    expect((await from('2001:db8:5::1')).status).toBe(200);
    // People sign in from anywhere.
    expect(
      (await boss.request('GET', 'files', undefined, { 'x-forwarded-for': '198.51.100.1' })).status,
    ).toBe(200);
    expect(await boss.json('GET', 'ip_list')).toMatchObject({
      count: 2,
      allow_others: false,
      your_address: '127.0.0.1',
    });
    expect((await boss.request('DELETE', `ip_list/${entry.id}`)).status).toBe(204);
    expect((await from('203.0.113.200')).status).toBe(403);
  });
});

describe('a link to one call', () => {
  it('reads that call and nothing else, until it is revoked or expires', async () => {
    const [shared, other] = [await upload(boss, 'shared talk'), await upload(boss, 'other talk')];
    for (const id of [shared, other]) await ended(boss, id);
    const link = await boss.json<{ id: number; token: string; url: string; expires: string }>(
      'POST',
      `files/${shared}/share`,
      { days: 3 },
    );
    expect(link.url).toBe(`${server.url}/files/${shared}#view=${link.token}`);
    const opened = await nobody().request('POST', 'share/open', { token: link.token });
    expect(await opened.json()).toEqual({ file_id: shared, expires: link.expires });
    const guest = clientWith(server.url, opened.headers.getSetCookie()[0]?.split(';')[0] ?? '');
    for (const path of [`files/${shared}`, `files/${shared}/transcript`, `files/${shared}/metrics`])
      expect([path, (await guest.request('GET', path)).status]).toEqual([path, 200]);
    for (const [method, path] of [
      ['GET', `files/${other}`],
      ['GET', 'files'],
      ['DELETE', `files/${shared}`],
      ['POST', `files/${shared}/restart`],
      ['GET', `files/${shared}/share`],
      ['GET', 'users/setting'],
    ] as const)
      expect([path, (await guest.request(method, path)).status]).toEqual([path, 401]);
    expect(await boss.json('GET', `files/${shared}/share`)).toMatchObject({
      results: [{ id: link.id, opened: 1 }],
    });
    expect((await boss.request('DELETE', `files/${shared}/share/${link.id}`)).status).toBe(204);
    expect((await guest.request('GET', `files/${shared}`)).status).toBe(401);
    expect(await refusal(await nobody().request('POST', 'share/open', { token: link.token }))).toEqual([
      404,
      'shares.invalid',
    ]);
  });

  it('goes with its call', async () => {
    const id = await upload(boss, 'passing talk');
    await ended(boss, id);
    const link = await boss.json<{ token: string }>('POST', `files/${id}/share`);
    expect((await boss.request('DELETE', `files/${id}`)).status).toBe(204);
    expect((await nobody().request('POST', 'share/open', { token: link.token })).status).toBe(404);
  });
});

describe('the audit log', () => {
  it('says who did what, from where, before and after', async () => {
    const member = await newMember(server, boss, {
      email: 'audited@example.com',
      name: 'Audited One',
      role: 'manager',
    });
    await boss.json('POST', 'users/workspace', { user_id: member.userId, role: 'viewer' });
    const { results } = await boss.json<{ results: object[] }>('GET', 'audit?action=member.changed');
    expect(results[0]).toMatchObject({
      actor: 'Administrator',
      user_id: 1,
      address: '127.0.0.1',
      action: 'member.changed',
      subject: 'Audited One',
      before: { role: 'manager' },
      after: { role: 'viewer' },
    });
  });

  it('has every listening once, and exports', async () => {
    const id = await upload(boss, 'exported talk');
    await ended(boss, id);
    await boss.request('GET', `files/${id}/transcript?format=txt`);
    const { results } = await boss.json<{ results: object[] }>('GET', 'audit?action=file.exported');
    expect(results[0]).toMatchObject({ subject: 'exported talk.txt', after: { format: 'txt' } });
  });

  it('is filtered, and exported as CSV that no spreadsheet runs', async () => {
    await boss.json('PUT', 'users/1', { name: '=HYPERLINK("x")' });
    await boss.json('POST', 'sources', { name: 'Audited source' });
    const csv = await (await boss.request('GET', 'audit/csv?action=source.created,source.removed')).text();
    const lines = csv.trim().split('\r\n');
    expect(lines[0]).toBe(
      '"at","actor","user_id","address","action","subject_id","subject","before","after"',
    );
    expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`);
    expect(lines.slice(1).every((line) => line.includes('"source.created"'))).toBe(true);
    const start = encodeURIComponent(new Date(Date.now() + 60_000).toISOString());
    expect(await boss.json('GET', `audit?start=${start}`)).toMatchObject({ count: 0 });
    expect((await boss.request('GET', 'audit?action=nothing')).status).toBe(400);
  });

  it('has no call that changes or removes an entry', async () => {
    const { results } = await boss.json<{ results: { id: number }[] }>('GET', 'audit');
    for (const method of ['PUT', 'POST', 'DELETE'])
      expect((await boss.request(method, `audit/${results[0]?.id}`, {})).status).toBe(404);
  });
});
