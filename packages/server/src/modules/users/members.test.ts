import type { User } from '@earshot/core/users/members.api.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { letterTo, linkIn, newMember, password } from '../../testing/people.ts';
import {
  admin,
  type Client,
  clientWith,
  ended,
  form,
  query,
  refusal,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
} from '../../testing/server.ts';

let server: TestServer;
let boss: Client;
beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  boss = await signIn(server);
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

/** An open socket with what it hears. */
async function listen(client: Client) {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/notifications/socket`, {
    headers: { cookie: client.cookie },
  });
  const heard: { event: string }[] = [];
  socket.on('message', (data) => {
    heard.push(...(JSON.parse(String(data)) as { messages: { event: string }[] }).messages);
  });
  const closed = new Promise<number>((done) => socket.on('close', done));
  await new Promise((done, refuse) => socket.on('open', done).on('error', refuse));
  return { heard, closed, socket };
}

describe('inviting', () => {
  it('lists the invited person until they join, with role and flags', async () => {
    const invited = await boss.json<User & { link: string }>('POST', 'users/invitation', {
      email: 'anna@example.com',
      role: 'manager',
    });
    expect(invited).toMatchObject({ status: 'invited', role: 'manager', name: '', last_visit: null });
    const token = linkIn(await letterTo(server, 'anna@example.com'));
    // Whoever invites may hand it over themselves.
    expect(new URL(invited.link).pathname).toBe(`/activate/${token}`);
    const nobody = clientWith(server.url, '');
    expect(await nobody.json('GET', `users/activate/${token}`)).toMatchObject({ workspace: 'My workspace' });
    await nobody.json('POST', 'users/activate', { registration_token: token, password, name: 'Anna Lis' });
    const list = await boss.json<{ count: number; results: User[] }>('GET', 'users?limit=1000');
    expect(list.results.find(({ id }) => id === invited.id)).toMatchObject({
      name: 'Anna Lis',
      email: 'anna@example.com',
      status: 'active',
      allow_reports: true,
    });
    const bell = await boss.json<{ unread: number; results: object[] }>('GET', 'notifications');
    expect(bell.results[0]).toMatchObject({
      kind: 'member.joined',
      params: { name: 'Anna Lis' },
      read_at: null,
    });
    expect(await boss.json('POST', 'notifications/read', {})).toEqual({ unread: 0 });
  });

  it('again mails a new link and stops the first', async () => {
    const invite = () =>
      boss.json<User>('POST', 'users/invitation', { email: 'twice@example.com', role: 'viewer' });
    const first = await invite();
    expect((await invite()).id).toBe(first.id);
    const tokens = [
      linkIn(await letterTo(server, 'twice@example.com')),
      linkIn(await letterTo(server, 'twice@example.com', 2)),
    ];
    const nobody = clientWith(server.url, '');
    expect((await nobody.request('GET', `users/activate/${tokens[0]}`)).status).toBe(422);
    expect((await nobody.request('GET', `users/activate/${tokens[1]}`)).status).toBe(200);
  });

  it('can be withdrawn', async () => {
    const { id } = await boss.json<User>('POST', 'users/invitation', {
      email: 'gone@example.com',
      role: 'viewer',
    });
    const token = linkIn(await letterTo(server, 'gone@example.com'));
    expect((await boss.request('DELETE', `users/invite/${id}`)).status).toBe(200);
    expect((await clientWith(server.url, '').request('GET', `users/activate/${token}`)).status).toBe(422);
    expect(await refusal(await boss.request('DELETE', `users/invite/${id}`))).toEqual([
      404,
      'users.not_found',
    ]);
  });

  it('can be blocked: its link is over, and once that is lifted the person is invited, not in', async () => {
    const email = 'kept.out@example.com';
    const { id } = await boss.json<User>('POST', 'users/invitation', { email, role: 'viewer' });
    const token = linkIn(await letterTo(server, email));
    const set = (status: string) => boss.request('POST', 'users/workspace', { user_id: id, status });
    const standing = async () => (await boss.json<User>('GET', `users/${id}`)).status;
    expect(await refusal(await set('active'))).toEqual([409, 'users.not_invited']);
    expect((await set('blocked')).status).toBe(200);
    expect(await standing()).toBe('blocked');
    expect((await clientWith(server.url, '').request('GET', `users/activate/${token}`)).status).toBe(422);
    expect(await refusal(await boss.request('POST', 'users/invitation', { email, role: 'viewer' }))).toEqual([
      409,
      'users.already_member',
    ]);
    expect((await set('active')).status).toBe(200);
    expect(await standing()).toBe('invited');
    await boss.json('POST', 'users/invitation', { email, role: 'viewer' });
    const again = linkIn(await letterTo(server, email, 2));
    await clientWith(server.url, '').json('POST', 'users/activate', {
      registration_token: again,
      password,
      name: 'Kept Out',
    });
    expect(await standing()).toBe('active');
    expect((await set('blocked')).status).toBe(200);
    expect((await set('active')).status).toBe(200);
    expect(await standing()).toBe('active');
  });

  it('refuses a member and a wrong address', async () => {
    expect(
      await refusal(await boss.request('POST', 'users/invitation', { email: admin.email, role: 'viewer' })),
    ).toEqual([409, 'users.already_member']);
    expect((await boss.request('POST', 'users/invitation', { email: 'nobody', role: 'viewer' })).status).toBe(
      400,
    );
    expect((await boss.request('POST', 'users/invitation', { email: 'a@b.co', role: 'owner' })).status).toBe(
      400,
    );
  });

  it('goes to another workspace that one administers', async () => {
    const { id } = await boss.json<{ id: number }>('POST', 'workspaces', { name: 'Second team' });
    const person = await boss.json<User>('POST', 'users/invitation', {
      email: 'far@example.com',
      role: 'viewer',
      workspace: id,
    });
    const [row] = await query<{ workspace_id: number }>(
      server.dataDir,
      'select workspace_id from members where user_id = $1',
      [person.id],
    );
    expect(row?.workspace_id).toBe(id);
    expect((await boss.request('DELETE', `users/workspace/${person.id}/${id}`)).status).toBe(200);
  });
});

describe('a member', () => {
  it('loses a right at once when the role changes, and hears of it', async () => {
    const member = await newMember(server, boss, {
      email: 'm1@example.com',
      name: 'Member One',
      role: 'manager',
    });
    const ear = await listen(member);
    const changed = await boss.json<User>('POST', 'users/workspace', {
      user_id: member.userId,
      role: 'viewer',
      allow_reports: false,
    });
    expect(changed).toMatchObject({ role: 'viewer', allow_reports: false });
    expect((await member.request('POST', 'files/bulk', { action: 'delete', ids: [] })).status).toBe(403);
    expect(await member.json('GET', 'users/setting')).toMatchObject({ role: 'viewer', allow_reports: false });
    await expect
      .poll(() => ear.heard.map(({ event }) => event))
      .toEqual(expect.arrayContaining(['members.changed', 'notification']));
    ear.socket.close();
  });

  it('who is blocked is signed out everywhere at once, with open sockets closed', async () => {
    const member = await newMember(server, boss, {
      email: 'm2@example.com',
      name: 'Member Two',
      role: 'viewer',
    });
    const elsewhere = await signIn(server, { email: 'm2@example.com', password });
    const ears = [await listen(member), await listen(elsewhere)];
    await boss.json('POST', 'users/workspace', { user_id: member.userId, status: 'blocked' });
    for (const client of [member, elsewhere]) expect((await client.request('GET', 'files')).status).toBe(401);
    for (const ear of ears) expect(await ear.closed).toBe(4401);
    expect(await member.json('POST', 'users/check')).toEqual({
      user_id: null,
      code: 'user_inactive',
      detail: 'User is inactive',
    });
    const again = await clientWith(server.url, '').request('POST', 'users/login', {
      email: 'm2@example.com',
      password,
    });
    expect(await refusal(again)).toEqual([403, 'users.inactive']);
    expect(await boss.json('GET', `users/${member.userId}`)).toMatchObject({ status: 'blocked' });
    await boss.json('POST', 'users/workspace', { user_id: member.userId, status: 'active' });
    const back = await signIn(server, { email: 'm2@example.com', password });
    expect((await back.request('GET', 'files')).status).toBe(200);
  });

  it('who is removed keeps the account but sees nothing here', async () => {
    const member = await newMember(server, boss, {
      email: 'm3@example.com',
      name: 'Member Three',
      role: 'viewer',
    });
    const ear = await listen(member);
    expect((await boss.request('DELETE', `users/workspace/${member.userId}`)).status).toBe(200);
    expect(await ear.closed).toBe(4205);
    expect((await member.request('GET', 'files')).status).toBe(205);
    expect((await boss.request('GET', `users/${member.userId}`)).status).toBe(404);
    expect(await member.json('GET', 'users/workspace')).toEqual({ workspaces: [] });
  });

  it('who is the last administrator can be neither removed, demoted nor blocked', async () => {
    for (const [method, path, body] of [
      ['POST', 'users/workspace', { user_id: 1, role: 'viewer' }],
      ['DELETE', 'users/workspace/1', undefined],
      ['DELETE', 'users/workspace/1/1', undefined],
      ['POST', 'users/delete', { password: admin.password }],
    ] as const)
      expect(await refusal(await boss.request(method, path, body))).toEqual([409, 'users.last_admin']);
    expect(
      await refusal(await boss.request('POST', 'users/workspace', { user_id: 1, status: 'blocked' })),
    ).toEqual([409, 'users.not_oneself']);
  });

  it('and another administrator cannot both leave at the same moment', async () => {
    const second = await newMember(server, boss, {
      email: 'm4@example.com',
      name: 'Second Boss',
      role: 'admin',
    });
    const statuses = await Promise.all(
      [
        boss.request('DELETE', 'users/workspace/1/1'),
        second.request('DELETE', `users/workspace/${second.userId}/1`),
      ].map(async (answer) => (await answer).status),
    );
    expect(statuses.toSorted()).toEqual([200, 409]);
    await query(server.dataDir, 'delete from members where workspace_id = 1 and user_id = any($1)', [
      [1, second.userId],
    ]);
    await query(
      server.dataDir,
      "insert into members (workspace_id, user_id, role, created_at) values (1, 1, 'admin', now())",
    );
    await query(server.dataDir, 'update users set active_workspace_id = 1 where id = 1');
  });
});

describe('the own account', () => {
  it('of somebody new asks for the tour, until it was shown', async () => {
    const tourOf = async (client: Client) =>
      (await client.json<{ enable_demo: boolean }>('GET', 'users/setting')).enable_demo;
    const someone = { email: 'new@example.com', name: 'Brand New', role: 'viewer' } as const;
    const member = await newMember(server, boss, someone);
    expect([await tourOf(boss), await tourOf(member)]).toEqual([true, true]);
    await member.json('POST', `users/${member.userId}/demotour`, { enable_demo: false });
    expect(await tourOf(await signIn(server, { email: someone.email, password }))).toBe(false);
  });

  it('keeps name, language, look and the tour', async () => {
    const look = {
      fontFamily: 'Inter',
      borderRadius: 8,
      outlinedFilled: false,
      themeMode: 'dark',
      presetColor: 'theme2',
      rtlLayout: true,
      singleKeys: false,
    };
    await boss.json('PUT', 'users/customization', look);
    await boss.json('POST', 'users/locale', { locale: 'ru' });
    await boss.json('POST', 'users/1/demotour', { enable_demo: false });
    await boss.json('POST', 'users/time_zone', { time_zone: 'Asia/Kathmandu' });
    expect(await boss.json('PUT', 'users/1', { name: '  Chief Listener ' })).toMatchObject({
      name: 'Chief Listener',
    });
    expect(await boss.json('GET', 'users/setting')).toMatchObject({
      name: 'Chief Listener',
      locale: 'ru',
      time_zone: 'Asia/Kathmandu',
      workspace: { time_zone: 'UTC' },
      enable_demo: false,
      customization: look,
    });
    expect((await boss.request('PUT', 'users/customization', { ...look, borderRadius: 999 })).status).toBe(
      400,
    );
    expect((await boss.request('PUT', 'users/1', { name: 'ab' })).status).toBe(400);
    expect(await refusal(await boss.request('POST', 'users/time_zone', { time_zone: '+02:00' }))).toEqual([
      422,
      'workspaces.time_zone',
    ]);
    await boss.json('POST', 'users/time_zone', { time_zone: null });
    expect(await boss.json('GET', 'users/setting')).toMatchObject({ time_zone: null });
    expect((await boss.request('POST', 'users/locale', { locale: 'de' })).status).toBe(400);
  });

  it('changes the password and ends all other sessions', async () => {
    const member = await newMember(server, boss, {
      email: 'a1@example.com',
      name: 'Account One',
      role: 'viewer',
    });
    const elsewhere = await signIn(server, { email: 'a1@example.com', password });
    const change = (old_password: string, new_password: string) =>
      member.request('POST', 'users/change_password', { old_password, new_password });
    expect(await refusal(await change('wrong', 'N3w&Secret!'))).toEqual([422, 'users.wrong_password']);
    expect(await refusal(await change(password, password))).toEqual([422, 'users.password_same']);
    expect((await change(password, 'too simple')).status).toBe(400);
    expect((await change(password, 'N3w&Secret!')).status).toBe(200);
    expect((await member.request('GET', 'files')).status).toBe(200);
    expect((await elsewhere.request('GET', 'files')).status).toBe(401);
  });

  it('lists its sessions and ends them', async () => {
    const member = await newMember(server, boss, {
      email: 'a2@example.com',
      name: 'Account Two',
      role: 'viewer',
    });
    const elsewhere = await signIn(server, { email: 'a2@example.com', password });
    const { results } = await member.json<{ results: { id: string; is_this: boolean }[] }>(
      'GET',
      'users/sessions',
    );
    expect(results.map((one) => one.is_this).toSorted()).toEqual([false, true]);
    const other = results.find((one) => !one.is_this);
    expect((await boss.request('DELETE', `users/sessions/${other?.id}`)).status).toBe(404);
    expect((await member.request('DELETE', `users/sessions/${other?.id}`)).status).toBe(200);
    expect((await elsewhere.request('GET', 'files')).status).toBe(401);
    expect((await member.request('DELETE', 'users/sessions/others')).status).toBe(200);
    expect((await member.request('GET', 'files')).status).toBe(200);
  });

  it('is deleted with its password; the name and the address go', async () => {
    const member = await newMember(server, boss, {
      email: 'a3@example.com',
      name: 'Account Three',
      role: 'viewer',
    });
    expect(await refusal(await member.request('POST', 'users/delete', { password: 'wrong' }))).toEqual([
      422,
      'users.wrong_password',
    ]);
    expect((await member.request('POST', 'users/delete', { password })).status).toBe(200);
    expect(await member.json('POST', 'users/check')).toMatchObject({ detail: 'User not found' });
    await expect(signIn(server, { email: 'a3@example.com', password })).rejects.toThrow('401');
    const [row] = await query<{ all: string }>(
      server.dataDir,
      'select u::text as all from users u where id = $1',
      [member.userId],
    );
    expect(row?.all).not.toMatch(/a3@example|Account Three/);
  });

  it('takes its personal workspace along', async () => {
    const member = await newMember(server, boss, {
      email: 'a4@example.com',
      name: 'Account Four',
      role: 'viewer',
    });
    expect(await member.json('POST', 'workspace')).toEqual({ success: true });
    const { workspaces } = await member.json<{
      workspaces: { id: number; is_personal: boolean; is_active: boolean }[];
    }>('GET', 'users/workspace');
    const personal = workspaces.find((one) => one.is_personal);
    expect(personal).toMatchObject({ name: 'Account Four', is_active: true, role: 'admin' });
    expect(await refusal(await member.request('POST', 'workspace'))).toEqual([
      409,
      'workspaces.personal_exists',
    ]);
    await member.json('POST', 'sources', { name: 'Mine' });
    await member.json('POST', 'workspace', { workspace_id: 1 });
    expect(await member.json('GET', 'users/setting')).toMatchObject({ workspace: { id: 1 }, role: 'viewer' });
    // Somebody else works in it, and somebody is invited into it.
    await query(server.dataDir, 'update users set active_workspace_id = $1 where id = 1', [personal?.id]);
    await query(
      server.dataDir,
      `insert into one_time_tokens (token_hash, user_id, purpose, created_at, expires_at, workspace_id)
       values ('invited', 1, 'invitation', now(), now(), $1)`,
      [personal?.id],
    );
    await member.json('POST', 'users/delete', { password });
    const [other] = await query<{ active_workspace_id: number | null }>(
      server.dataDir,
      'update users set active_workspace_id = coalesce(active_workspace_id, 1) where id = 1 returning old.active_workspace_id',
    );
    expect(other?.active_workspace_id).toBeNull();
    const [rows] = await query<{ count: number }>(
      server.dataDir,
      'select count(*) from sources where workspace_id = $1',
      [personal?.id],
    );
    expect(rows?.count).toBe(0);
  });
});

describe('a picture', () => {
  const send = (client: Client, bytes: Uint8Array | string, name = 'me.jpg') => {
    const data = new FormData();
    data.append('avatar', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), name);
    return client.request('POST', 'users/avatar', data);
  };
  const photo = () =>
    sharp({ create: { width: 600, height: 300, channels: 3, background: '#336699' } })
      .withExif({ IFD0: { Copyright: 'taken at home' } })
      .jpeg()
      .toBuffer();

  it('is stored as a square without metadata and shown to the workspace', async () => {
    const reply = (await (await send(boss, await photo())).json()) as { avatar: string };
    const member = await newMember(server, boss, {
      email: 'p1@example.com',
      name: 'Picture One',
      role: 'viewer',
    });
    const shown = await member.request('GET', reply.avatar.replace('/api/', ''));
    const bytes = Buffer.from(await shown.arrayBuffer());
    const { width, height, exif, format } = await sharp(bytes).metadata();
    expect([shown.headers.get('content-type'), width, height, exif, format]).toEqual([
      'image/jpeg',
      256,
      256,
      undefined,
      'jpeg',
    ]);
    expect((await member.request('GET', 'users/avatar')).status).toBe(404);
    expect((await boss.request('DELETE', 'users/avatar')).status).toBe(200);
    expect((await boss.request('GET', 'users/avatar')).status).toBe(404);
  });

  it('may come as base64', async () => {
    const avatar = `data:image/jpeg;base64,${(await photo()).toString('base64')}`;
    expect((await boss.request('POST', 'users/avatar', { avatar })).status).toBe(200);
    expect((await boss.request('GET', 'users/avatar')).headers.get('content-type')).toBe('image/jpeg');
    expect(await refusal(await boss.request('POST', 'users/avatar', { avatar: 7 }))).toEqual([
      415,
      'users.image_unreadable',
    ]);
  });

  it.each([
    [
      'a drawing with a script',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      415,
      'users.image_unreadable',
    ],
    ['a page', '<!doctype html><script>alert(1)</script>', 415, 'users.image_unreadable'],
    ['nothing', '', 415, 'users.image_unreadable'],
    ['more than 2 MB', 'x'.repeat(2 * 1024 * 1024 + 1), 413, 'users.image_too_large'],
  ])('is refused when it is %s', async (_, bytes, status, code) => {
    expect(await refusal(await send(boss, bytes))).toEqual([status, code]);
  });

  it('is refused when it is cut off', async () => {
    const whole = await photo();
    expect(await refusal(await send(boss, whole.subarray(0, 400)))).toEqual([415, 'users.image_unreadable']);
  });
});

describe('an address that a request claims for itself', () => {
  it('counts only behind a proxy that is trusted', async () => {
    const { key } = await boss.json<{ key: string }>('POST', 'api_keys', {
      name: 'From afar',
      scopes: ['files.read'],
    });
    await boss.json('POST', 'ip_list', { network: '203.0.113.0/24' });
    await boss.json('PUT', 'ip_list', { allow_others: false });
    const answer = await clientWith(server.url, '').request('GET', 'files', undefined, {
      authorization: `Bearer ${key}`,
      'x-forwarded-for': '203.0.113.7',
    });
    expect(await refusal(answer)).toEqual([403, 'api_keys.address_not_allowed']);
    await boss.json('PUT', 'ip_list', { allow_others: true });
  });
});

describe('notifications', () => {
  it('tell of a call that failed, and those missed can be asked for', async () => {
    const before = await boss.json<{ results: { id: number }[] }>('GET', 'notifications?limit=1');
    const silence = new Uint8Array(44 + 16_000);
    const view = new DataView(silence.buffer);
    for (const [at, text] of [
      [0, 'RIFF'],
      [8, 'WAVEfmt '],
      [36, 'data'],
    ] as const)
      for (let index = 0; index < text.length; index += 1) silence[at + index] = text.charCodeAt(index);
    for (const [at, value] of [
      [4, 36 + 16_000],
      [16, 16],
      [24, 8000],
      [28, 16_000],
      [40, 16_000],
    ] as const)
      view.setUint32(at, value, true);
    for (const [at, value] of [
      [20, 1],
      [22, 1],
      [32, 2],
      [34, 16],
    ] as const)
      view.setUint16(at, value, true);
    const { file_id } = await boss.json<{ file_id: string }>('POST', 'files', form('silence.wav', silence));
    await ended(boss, file_id);
    const after = before.results[0]?.id ?? 0;
    const missed = await boss.json<{ count: number; unread: number; results: object[] }>(
      'GET',
      `notifications?after=${after}`,
    );
    expect(missed.results).toMatchObject([
      {
        kind: 'file.failed',
        params: { name: 'silence.wav', code: 'files.silent' },
        link: `/files/${file_id}`,
      },
    ]);
  });
});

describe('pins', () => {
  it('are kept per person, for projects of the workspace', async () => {
    const [project] = await query<{ id: number }>(
      server.dataDir,
      "insert into projects (workspace_id, name, kind, created_at) values (1, 'Complaints', 'monitoring', now()) returning id",
    );
    expect(await boss.json('POST', 'users/pins', { project_id: project?.id })).toEqual({ success: true });
    expect(await boss.json('POST', 'users/pins', { project_id: project?.id })).toEqual({ success: true });
    expect(await boss.json('GET', 'users/pins')).toEqual({
      pins: [{ project_id: project?.id, name: 'Complaints', kind: 'monitoring' }],
    });
    expect((await boss.request('POST', 'users/pins', { project_id: 4242 })).status).toBe(404);
    expect(await boss.json('DELETE', `users/pins/${project?.id}`)).toEqual({ success: true });
    expect(await boss.json('GET', 'users/pins')).toEqual({ pins: [] });
  });
});

describe('regular expressions', () => {
  it.each([
    [
      'regex_validation/',
      { regex: '(?:refund|повернення)', text: 'a Refund, повернення' },
      ['Refund', 'повернення'],
    ],
    ['regex_validation', { regex: 'x*', text: '' }, []],
    ['regex_pattern', { pattern: 'refund*', text: 'Refunds and a refund. prerefund' }, ['Refunds', 'refund']],
    ['regex_pattern', { pattern: 'хочу розірвати', text: 'я Хочу, розірвати договір' }, ['Хочу, розірвати']],
  ])('%s finds with %j', async (path, body, found) => {
    const reply = await boss.json<{ valid: boolean; matches: { text: string }[] }>('POST', path, body);
    expect(reply.valid).toBe(true);
    expect(reply.matches.map((match) => match.text)).toEqual(found);
  });

  it('say what is wrong, and cannot slow the server', async () => {
    expect(await boss.json('POST', 'regex_validation/', { regex: '(open', text: '' })).toMatchObject({
      valid: false,
    });
    const start = performance.now();
    await boss.json('POST', 'regex_validation/', { regex: '(a+)+$', text: `${'a'.repeat(5000)}!` });
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
