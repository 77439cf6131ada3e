import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  lettersTo,
  letterTo,
  linkIn,
  newMember,
  password,
  solvedCaptcha,
  stranger,
} from '../../testing/people.ts';
import {
  admin,
  type Client,
  clientOf,
  clientWith,
  query,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
} from '../../testing/server.ts';

let server: TestServer;
let boss: Client;
let nobody: Client;
beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere', LOG_LEVEL: 'trace' } });
  boss = await signIn(server);
  nobody = clientWith(server.url, '');
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

const code = async (response: Response) => ((await response.json()) as { code: string }).code;
const forget = (table: string) => query(server.dataDir, `delete from ${table}`);

describe('registering', () => {
  const body = async (change: object = {}) => ({
    name: 'Olena Kovalenko',
    email: 'olena@example.com',
    captcha: await solvedCaptcha(server),
    consent: true,
    locale: 'ua',
    ...change,
  });

  it('mails a link in the chosen language, which sets the password once', async () => {
    expect((await nobody.request('POST', 'users/registration', await body())).status).toBe(200);
    const letter = await letterTo(server, 'olena@example.com');
    expect(letter.subject).toBe('Завершіть реєстрацію в Earshot');
    expect(letter.html).toContain('<html lang="uk">');
    const token = linkIn(letter);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await nobody.json('GET', `users/activate/${token}`)).toEqual({
      email: 'olena@example.com',
      name: 'Olena Kovalenko',
      workspace: null,
      needs_password: true,
    });
    const weak = await nobody.request('POST', 'users/activate', {
      registration_token: token,
      password: 'weak',
    });
    expect(weak.status).toBe(400);
    const activated = await nobody.request('POST', 'users/activate', { registration_token: token, password });
    expect(activated.status).toBe(201);
    // Whoever has just set it is in.
    const { user_id } = (await activated.json()) as { user_id: number };
    const arrived = await clientOf(server, activated);
    expect(await arrived.json('POST', 'users/check')).toMatchObject({ user_id });
    const again = await nobody.request('POST', 'users/activate', { registration_token: token, password });
    expect([again.status, await code(again)]).toEqual([422, 'users.link_invalid']);
    const client = await signIn(server, { email: 'olena@example.com', password });
    expect((await client.request('GET', 'files')).status).toBe(205);
  });

  it('says so when the address is taken', async () => {
    const response = await nobody.request('POST', 'users/registration', await body({ email: admin.email }));
    expect([response.status, await code(response)]).toEqual([409, 'users.already_registered']);
  });

  it.each([
    [{ consent: false }, 422, 'users.consent_missing'],
    [{ captcha: 'bm90IGEgc29sdXRpb24=' }, 422, 'users.captcha_invalid'],
    [{ name: 'Ol' }, 400, 'bad_request'],
    [{ email: 'not an address' }, 400, 'bad_request'],
  ])('is refused with %j', async (change, status, expected) => {
    const response = await nobody.request('POST', 'users/registration', await body(change));
    expect([response.status, await code(response)]).toEqual([status, expected]);
  });

  it('needs the puzzle after a few without it from one address', async () => {
    await forget('attempts');
    const statuses: number[] = [];
    for (let at = 0; at < 4; at += 1) {
      const plain = { name: 'By a program', email: `plain${at}@example.com` };
      statuses.push((await nobody.request('POST', 'users/registration', plain)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 422]);
    const other = { name: 'Of another company', email: 'plain@example.org' };
    expect((await nobody.request('POST', 'users/registration', other)).status).toBe(200);
    await query(server.dataDir, "update attempts set count = 30 where key like 'register-ip:%'");
    const robot = { name: 'Of any company', email: 'plain@example.net' };
    expect(await code(await nobody.request('POST', 'users/registration', robot))).toBe(
      'users.captcha_invalid',
    );
    const solved = await nobody.request(
      'POST',
      'users/registration',
      await body({ email: 'plain3@example.com' }),
    );
    expect(solved.status).toBe(200);
  });

  it('takes a solved puzzle once', async () => {
    const captcha = await solvedCaptcha(server);
    const first = await nobody.request(
      'POST',
      'users/registration',
      await body({ email: 'p1@example.com', captcha }),
    );
    expect(first.status).toBe(200);
    const second = await nobody.request(
      'POST',
      'users/registration',
      await body({ email: 'p2@example.com', captcha }),
    );
    expect(await code(second)).toBe('users.captcha_invalid');
  });

  it('sends one address only so many letters in an hour, and says how long to wait', async () => {
    for (let sent = 0; sent < 5; sent += 1)
      await nobody.request('POST', 'users/registration', await body({ email: 'flood@example.com' }));
    const response = await nobody.request(
      'POST',
      'users/registration',
      await body({ email: 'flood@example.com' }),
    );
    expect(response.status).toBe(429);
    expect(((await response.json()) as { detail: string }).detail).toMatch(/retry in (59|60) minutes/);
    await forget('attempts');
  });
});

describe('a link', () => {
  it('is stored only as a hash and stops after seven days', async () => {
    await boss.json('POST', 'users/invitation', { email: 'late@example.com', role: 'viewer' });
    const token = linkIn(await letterTo(server, 'late@example.com'));
    const [stored] = await query<{ all: string }>(
      server.dataDir,
      "select string_agg(t::text, '') || (select coalesce(string_agg(m::text, ''), '') from mails m) as all from one_time_tokens t",
    );
    expect(stored?.all).not.toContain(token);
    const week = "update one_time_tokens set expires_at = expires_at - interval '7 days'";
    await query(server.dataDir, `${week} + interval '1 minute'`);
    expect((await nobody.request('GET', `users/activate/${token}`)).status).toBe(200);
    await query(server.dataDir, "update one_time_tokens set expires_at = expires_at - interval '2 minutes'");
    const response = await nobody.request('POST', 'users/activate', { registration_token: token, password });
    expect(await code(response)).toBe('users.link_invalid');
  });

  it('of an invitation for somebody with an account asks them to sign in, and then they join', async () => {
    await nobody.request('POST', 'users/registration', {
      name: 'Ivan Petrenko',
      email: 'ivan@example.com',
      captcha: await solvedCaptcha(server),
      consent: true,
    });
    await nobody.json('POST', 'users/activate', {
      registration_token: linkIn(await letterTo(server, 'ivan@example.com')),
      password,
    });
    const invited = await boss.json<{ id: number; name: string; status: string; link: string }>(
      'POST',
      'users/invitation',
      {
        email: 'Ivan@Example.com',
        role: 'manager',
      },
    );
    // The administrator is not told that there is an account, nor whose.
    expect(invited).toMatchObject({ name: '', status: 'invited' });
    const letter = await letterTo(server, 'ivan@example.com', 2);
    expect(letter.text).toContain('?option=nopass');
    const registration_token = linkIn(letter);
    expect(new URL(invited.link).pathname).toBe(`/activate/${registration_token}`);
    expect(invited.link).not.toContain('nopass');
    expect((await nobody.request('POST', 'users/activate', { registration_token })).status).toBe(401);
    expect((await boss.request('POST', 'users/activate', { registration_token })).status).toBe(401);
    const ivan = await signIn(server, { email: 'ivan@example.com', password });
    expect((await ivan.request('POST', 'users/activate', { registration_token })).status).toBe(201);
    expect(await ivan.json('GET', 'users/setting')).toMatchObject({ role: 'manager', workspace: { id: 1 } });
    expect(await boss.json('GET', `users/${invited.id}`)).toMatchObject({
      name: 'Ivan Petrenko',
      status: 'active',
    });
  });
});

it('two links of two workspaces, opened at once, make one account of one of them, and the other stays for it', async () => {
  const neighbour = await stranger(server, boss);
  const invite = async (client: Client) =>
    (
      await client.json<{ link: string }>('POST', 'users/invitation', {
        email: 'twice@example.com',
        role: 'viewer',
      })
    ).link;
  const tokens = [await invite(boss), await invite(neighbour)].map((link) =>
    new URL(link).pathname.split('/').at(-1),
  );
  const replies = await Promise.all(
    tokens.map((registration_token, at) =>
      nobody.request('POST', 'users/activate', {
        registration_token,
        password: `${password}-${at}`,
        name: 'Two',
      }),
    ),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 401]);
  const first = replies[0]?.status === 201 ? 0 : 1;
  const person = await signIn(server, { email: 'twice@example.com', password: `${password}-${first}` });
  const own = () => person.json<{ workspaces: unknown[] }>('GET', 'users/workspace');
  expect((await own()).workspaces).toHaveLength(1);
  const other = { registration_token: tokens[1 - first] };
  expect((await person.request('POST', 'users/activate', other)).status).toBe(201);
  expect((await own()).workspaces).toHaveLength(2);
});

describe('which language it is in', () => {
  const languageOf = (html: string) => /<html lang="(\w+)">/.exec(html)?.[1];

  it.each([
    ['what the page shows', 'ru', 'uk-UA,uk;q=0.9', 'ru'],
    ['what the browser asks for', undefined, 'de, uk-UA;q=0.9, en;q=0.8', 'uk'],
    ['English, where there is nothing to go by', undefined, 'de', 'en'],
  ])('a registration is answered in %s', async (_, locale, asked, language) => {
    const email = `by-${language}@example.com`;
    const captcha = await solvedCaptcha(server);
    const body = { name: 'Somebody New', email, captcha, consent: true, locale };
    await nobody.request('POST', 'users/registration', body, { 'accept-language': asked });
    expect(languageOf((await letterTo(server, email)).html)).toBe(language);
  });

  it('a letter to somebody with an account is in the language saved there, whatever the browser says', async () => {
    const email = 'saved@example.com';
    const own = await newMember(server, boss, { email, name: 'Saved Language', role: 'viewer' });
    await own.json('POST', 'users/locale', { locale: 'ua' });
    await nobody.request('POST', 'users/reset_password', { email }, { 'accept-language': 'ru' });
    expect(languageOf((await letterTo(server, email, 2)).html)).toBe('uk');
  });

  it('the first administrator has that of their browser at first, and the saved one from then on', async () => {
    await query(server.dataDir, 'update users set last_visit_at = null where is_operator');
    const locales: string[] = [];
    for (const asked of ['uk-UA,uk;q=0.9,en;q=0.8', 'ru']) {
      await nobody.request('POST', 'users/login', admin, { 'accept-language': asked });
      locales.push((await boss.json<{ locale: string }>('GET', 'users/setting')).locale);
    }
    expect(locales).toEqual(['ua', 'ua']);
    await boss.json('POST', 'users/locale', { locale: 'en' });
  });
});

describe('a forgotten password', () => {
  const codeIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0] ?? '';

  it('is replaced with a code from a letter; all sessions end', async () => {
    const member = await newMember(server, boss, {
      email: 'forgot@example.com',
      name: 'Forgetful One',
      role: 'viewer',
    });
    await nobody.json('POST', 'users/reset_password', { email: 'forgot@example.com' });
    const reset = codeIn((await letterTo(server, 'forgot@example.com', 2)).text);
    const fresh = 'An0ther&Word';
    const done = await nobody.request('POST', 'users/reset_password/confirm', {
      email: 'forgot@example.com',
      code: reset,
      password: fresh,
    });
    expect(done.status).toBe(200);
    expect((await member.request('GET', 'files')).status).toBe(401);
    await expect(signIn(server, { email: 'forgot@example.com', password })).rejects.toThrow('401');
    await signIn(server, { email: 'forgot@example.com', password: fresh });
    const again = await nobody.request('POST', 'users/reset_password/confirm', {
      email: 'forgot@example.com',
      code: reset,
      password,
    });
    expect(await code(again)).toBe('users.code_invalid');
  });

  it('answers the same for an address that nobody has, and mails nothing', async () => {
    const known = await nobody.request('POST', 'users/reset_password', { email: admin.email });
    const unknown = await nobody.request('POST', 'users/reset_password', { email: 'no-one@example.com' });
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
    await letterTo(server, admin.email);
    expect(await lettersTo(server, 'no-one@example.com')).toEqual([]);
  });

  it('bears five wrong codes, then the right one is too late', async () => {
    await forget('attempts');
    await nobody.json('POST', 'users/reset_password', { email: admin.email });
    const reset = codeIn((await letterTo(server, admin.email, 2)).text);
    const wrong = reset === '000000' ? '000001' : '000000';
    const confirm = (tried: string) =>
      nobody.request('POST', 'users/reset_password/confirm', { email: admin.email, code: tried, password });
    for (let tries = 0; tries < 5; tries += 1)
      expect(await code(await confirm(wrong))).toBe('users.code_invalid');
    expect(await code(await confirm(reset))).toBe('users.code_invalid');
  });
});

describe('two-factor sign-in', () => {
  const now = (secret: string, aheadSeconds = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({
      timestamp: Date.now() + aheadSeconds * 1000,
    });
  const person = { email: 'second@example.com', password };
  let member: Client;
  let secret: string;
  let recovery: string[];
  const step = async () => (await nobody.json<{ mfa_key: string }>('POST', 'users/login', person)).mfa_key;

  it('starts with a picture, and counts once a code has confirmed it', async () => {
    member = await newMember(server, boss, { email: person.email, name: 'Second Factor', role: 'viewer' });
    const started = await member.json<{ qr_code: string; secret: string; uri: string }>('POST', 'users/mfa');
    expect(started.qr_code).toMatch(/^data:image\/png;base64,/);
    expect(started.uri).toContain('otpauth://totp/Earshot');
    secret = started.secret;
    expect(await code(await member.request('POST', 'users/mfa/confirm', { code: '000000' }))).toBe(
      'users.code_invalid',
    );
    // Still without a second step.
    await signIn(server, person);
    const confirmed = await member.json<{ recovery_codes: string[] }>('POST', 'users/mfa/confirm', {
      code: now(secret),
    });
    recovery = confirmed.recovery_codes;
    expect(recovery).toHaveLength(10);
    expect(await member.json('GET', 'users/setting')).toMatchObject({ mfa_enabled: true });
    const [row] = await query<{ all: string }>(
      server.dataDir,
      "select (select string_agg(u::text, '') from users u) || (select string_agg(r::text, '') from recovery_codes r) as all",
    );
    expect(row?.all).not.toContain(secret);
    expect(row?.all).not.toContain(recovery[0]);
  });

  it('gives no session for the password alone', async () => {
    const response = await nobody.request('POST', 'users/login', person);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(Object.keys((await response.json()) as object)).toEqual(['mfa_key']);
  });

  it('takes a code once', async () => {
    const next = now(secret, 30);
    const first = await nobody.request('POST', 'users/mfa/login', { code: next, mfa_key: await step() });
    expect(first.status).toBe(200);
    expect(first.headers.getSetCookie()[0]).toMatch(/^earshot_session=/);
    const second = await nobody.request('POST', 'users/mfa/login', { code: next, mfa_key: await step() });
    expect(await code(second)).toBe('users.code_invalid');
  });

  it('takes a recovery code once, however it is typed', async () => {
    const typed = ` ${(recovery[0] ?? '').toUpperCase()} `;
    const first = await nobody.request('POST', 'users/mfa/login', { code: typed, mfa_key: await step() });
    expect(first.status).toBe(200);
    const second = await nobody.request('POST', 'users/mfa/login', {
      code: recovery[0],
      mfa_key: await step(),
    });
    expect(await code(second)).toBe('users.code_invalid');
  });

  it('gives a key five tries', async () => {
    const mfa_key = await step();
    for (let tries = 0; tries < 5; tries += 1)
      await nobody.request('POST', 'users/mfa/login', { code: 'wrong-code', mfa_key });
    const right = await nobody.request('POST', 'users/mfa/login', { code: recovery[1], mfa_key });
    expect(await code(right)).toBe('users.code_invalid');
  });

  it('goes off with a code', async () => {
    expect(await code(await member.request('POST', 'users/mfa/delete', { code: '12345x' }))).toBe(
      'users.code_invalid',
    );
    expect((await member.request('POST', 'users/mfa/delete', { code: recovery[2] })).status).toBe(200);
    await signIn(server, person);
  });
});

describe('security', () => {
  it('gives a fresh session at sign-in, whatever the browser sent', async () => {
    const planted = 'A'.repeat(43);
    const response = await clientWith(server.url, `earshot_session=${planted}`).request(
      'POST',
      'users/login',
      admin,
    );
    expect(response.headers.getSetCookie()[0]).not.toContain(planted);
    expect((await clientWith(server.url, `earshot_session=${planted}`).request('GET', 'files')).status).toBe(
      401,
    );
  });

  it('opens nothing with what the interface keeps in local storage', async () => {
    const { token, user_id } = await nobody.json<{ token: string; user_id: number }>(
      'POST',
      'users/login',
      admin,
    );
    for (const cookie of [`earshot_session=${token}`, `user_id=${user_id}`])
      expect((await clientWith(server.url, cookie).request('GET', 'files')).status).toBe(401);
    const bearer = await nobody.request('GET', 'files', undefined, { authorization: `Bearer ${token}` });
    expect(bearer.status).toBe(401);
  });

  it('takes as long for an unknown address as for a wrong password', async () => {
    const emails = [admin.email, 'nobody@example.com'];
    const taken = emails.map((): number[] => []);
    await forget('attempts');
    // By turns, so that whatever else the machine does slows both down.
    for (let at = 0; at < 30; at += 1) {
      const start = performance.now();
      await nobody.request('POST', 'users/login', { email: emails[at % 2], password: 'wrong' });
      taken[at % 2]?.push(performance.now() - start);
    }
    await forget('attempts');
    const [known = 0, unknown = 0] = taken.map((times) => times.sort((a, b) => a - b)[7]);
    // Without the same work it would be a tenth.
    expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(4);
  });

  it('writes no secrets to the log, however much it writes', async () => {
    const { key } = await boss.json<{ key: string }>('POST', 'api_keys', {
      name: 'Logged',
      scopes: ['files.read'],
    });
    await nobody.request('GET', 'files', undefined, { authorization: `Bearer ${key}` });
    const log = server.output.join('');
    expect(log).toContain('"level"');
    const session = /earshot_session=([\w-]+)/.exec(boss.cookie)?.[1] ?? '';
    for (const secret of [password, admin.password, key, session]) expect(log).not.toContain(secret);
  });

  it('refuses a write that another site sends', async () => {
    const crossSite = await boss.request(
      'POST',
      'users/locale',
      { locale: 'ua' },
      { 'sec-fetch-site': 'cross-site' },
    );
    expect(await code(crossSite)).toBe('cross_site');
    const foreign = await boss.request(
      'POST',
      'users/locale',
      { locale: 'ua' },
      { origin: 'https://evil.example' },
    );
    expect(await code(foreign)).toBe('cross_site');
  });
});
