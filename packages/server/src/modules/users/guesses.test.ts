import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lettersTo, letterTo, newMember, password } from '../../testing/people.ts';
import {
  admin,
  type Client,
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
  // Behind a proxy the tests can come from any address.
  server = await startServer({ env: { PATH: '/nowhere', TRUST_PROXY: '127.0.0.1' } });
  boss = await signIn(server);
  nobody = clientWith(server.url, '');
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

const from = (address: string) => ({ 'x-forwarded-for': address });
const login = (email: string, secret: string, address: string) =>
  nobody.request('POST', 'users/login', { email, password: secret }, from(address));
/** As if so much time had gone by since the last try. */
const later = (interval: string) =>
  query(
    server.dataDir,
    'update attempts set since = since - $1::interval, last_at = last_at - $1::interval',
    [interval],
  );

async function statuses(tries: number, attempt: (at: number) => Promise<Response>): Promise<number[]> {
  const seen: number[] = [];
  for (let at = 0; at < tries; at += 1) seen.push((await attempt(at)).status);
  return seen;
}

describe('wrong passwords', () => {
  it('stop the address they come from, and say for how many seconds', async () => {
    const seen = await statuses(22, () => login(admin.email, 'wrong', '198.51.100.1'));
    expect(seen).toEqual([...Array(20).fill(401), 429, 429]);
    const refused = await login(admin.email, 'wrong', '198.51.100.1');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(600);
  });

  it('do not keep the owner out at another address', async () => {
    expect((await login(admin.email, admin.password, '198.51.100.2')).status).toBe(200);
  });

  it('from many addresses are stopped altogether, except where the owner signed in from before', async () => {
    await query(server.dataDir, 'update attempts set count = 198 where key = $1', [`sign-in:${admin.email}`]);
    const seen = await statuses(4, (at) => login(admin.email, 'wrong', `203.0.113.${at}`));
    expect(seen).toEqual([401, 401, 429, 429]);
    expect((await login(admin.email, admin.password, '203.0.113.250')).status).toBe(429);
    expect((await login(admin.email, admin.password, '198.51.100.2')).status).toBe(200);
  });

  it('at the same moment do not pass each other by', async () => {
    const seen = await Promise.all(
      Array.from({ length: 40 }, () => login('many@example.com', 'wrong', '198.51.100.3')),
    );
    expect(seen.filter(({ status }) => status === 401)).toHaveLength(20);
  });

  it('a right one gives its own try back, and the wrong ones of the address stay', async () => {
    await query(server.dataDir, 'delete from attempts');
    const right = () => login(admin.email, admin.password, '198.51.100.4');
    await login('somebody@example.com', 'wrong', '198.51.100.4');
    await query(server.dataDir, "update attempts set count = 99 where key = 'ip:198.51.100.4'");
    expect(await statuses(3, right)).toEqual([200, 200, 200]);
    expect((await login('somebody@example.com', 'wrong', '198.51.100.4')).status).toBe(401);
    expect((await login('somebody@example.com', 'wrong', '198.51.100.4')).status).toBe(429);
  });
});

describe('what only the owner knows', () => {
  const email = 'owner@example.com';
  let owner: Client;
  let totp: TOTP;

  beforeAll(async () => {
    await query(server.dataDir, 'delete from attempts');
    owner = await newMember(server, boss, { email, name: 'Owner', role: 'manager' });
    const { secret } = await owner.json<{ secret: string }>('POST', 'users/mfa');
    totp = new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 });
    await owner.json('POST', 'users/mfa/confirm', { code: totp.generate() });
  });

  /** A code from a telephone that is not theirs, each time with a fresh key, from another address each time. */
  async function guessCode(at: number, code = '000000'): Promise<Response> {
    const reply = await login(email, password, `192.0.2.${at}`);
    const { mfa_key } = (await reply.json()) as { mfa_key: string };
    return nobody.request('POST', 'users/mfa/login', { code, mfa_key }, from(`192.0.2.${at}`));
  }

  it('the second factor: ten wrong codes, from wherever, then waits that double, and a letter', async () => {
    const before = (await lettersTo(server, email)).length;
    expect(await statuses(12, guessCode)).toEqual([...Array(10).fill(422), 429, 429]);
    const letter = await letterTo(server, email, before + 1);
    expect(letter.subject).toBe('Wrong codes for your account in Earshot');
    expect(letter.text).toContain('10 times');
    await later('11 minutes');
    expect(await statuses(2, guessCode)).toEqual([422, 429]);
    await later('11 minutes');
    expect((await guessCode(1)).status).toBe(429);
    await later('10 minutes');
    expect(await statuses(2, guessCode)).toEqual([422, 429]);
    expect((await lettersTo(server, email)).length).toBe(before + 1);
  });

  it('the present password, where it is changed or the account deleted', async () => {
    const before = (await lettersTo(server, email)).length;
    const guesses: (() => Promise<Response>)[] = [
      () =>
        owner.request('POST', 'users/change_password', { old_password: 'x', new_password: 'An0ther&Word' }),
      () => owner.request('POST', 'users/delete', { password: 'x' }),
    ];
    const seen = await statuses(12, (at) => (guesses[at % 2] as () => Promise<Response>)());
    expect(seen).toEqual([...Array(10).fill(422), 429, 429]);
    const reply = await owner.request('POST', 'users/change_password', {
      old_password: password,
      new_password: 'An0ther&Word',
    });
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([429, '600']);
    const letter = await letterTo(server, email, before + 1);
    expect(letter.subject).toBe('Wrong passwords in a session of your account in Earshot');
  });

  it('a new password lets the owner try the second factor again', async () => {
    await later('11 minutes');
    await owner.json('POST', 'users/change_password', {
      old_password: password,
      new_password: 'An0ther&Word',
    });
    const reply = await login(email, 'An0ther&Word', '192.0.2.77');
    const { mfa_key } = (await reply.json()) as { mfa_key: string };
    await query(server.dataDir, 'update users set mfa_last_step = 0');
    const body = { code: totp.generate(), mfa_key };
    expect((await nobody.request('POST', 'users/mfa/login', body, from('192.0.2.77'))).status).toBe(200);
  });
});

describe('keys that are none', () => {
  it('are told to wait, while a right one from the same address works', async () => {
    const { key } = await boss.json<{ key: string }>('POST', 'api_keys', {
      name: 'Works',
      scopes: ['files.read'],
    });
    await boss.json('PUT', 'ip_list', { allow_others: true });
    const ask = (token: string) =>
      nobody.request('GET', 'files', undefined, {
        ...from('198.51.100.9'),
        authorization: `Bearer ${token}`,
      });
    expect(await statuses(62, (at) => ask(`earshot_${at}`))).toEqual([...Array(60).fill(401), 429, 429]);
    expect((await ask(key)).status).toBe(200);
  });
});

describe('invitations', () => {
  const invite = (email: string, client = boss) =>
    client.request('POST', 'users/invitation', { email, role: 'viewer' });

  it('are five an hour to one address, then not sent', async () => {
    const email = 'swamped@example.com';
    expect(await statuses(7, () => invite(email))).toEqual([...Array(5).fill(201), 429, 429]);
    await letterTo(server, email, 5);
    expect((await invite('others@example.com')).status).toBe(201);
  });

  it('are bounded for whoever sends them, whichever workspace they use', async () => {
    await query(server.dataDir, "update attempts set count = 200 where key like 'invite-by:%'");
    const { id: workspace } = await boss.json<{ id: number }>('POST', 'workspaces', { name: 'One more' });
    const there = { email: 'another@example.com', role: 'viewer', workspace };
    expect((await boss.request('POST', 'users/invitation', there)).status).toBe(429);
    expect(await lettersTo(server, 'another@example.com')).toEqual([]);
  });
});
