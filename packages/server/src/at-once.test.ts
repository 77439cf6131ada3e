import { Secret, TOTP } from 'otpauth';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { letterTo, linkIn, password } from './testing/people.ts';
import {
  type Client,
  clientWith,
  filesUnder,
  form,
  query,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
} from './testing/server.ts';

/** What the same person asks for many times at the same moment. */

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

const atOnce = <T>(times: number, ask: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: times }, (_, at) => ask(at)));

it('a picture is there after several were sent, and none of the others is kept', async () => {
  const pictures = await atOnce(2, (at) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background: { r: at * 200, g: 0, b: 0 } } })
      .png()
      .toBuffer(),
  );
  for (let round = 0; round < 8; round += 1) {
    const sent = await atOnce(6, (at) =>
      boss.request('POST', 'users/avatar', form('me.png', pictures[at % 2] ?? '')),
    );
    expect(sent.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect((await boss.request('GET', 'users/avatar')).status).toBe(200);
  }
  const kept = await filesUnder(server.dataDir);
  expect(kept.filter((path) => path.includes('avatars'))).toHaveLength(1);
});

it('a rule that is started several times goes over the calls once', async () => {
  const detection = { methods: [{ kind: 'query', query: { phrases: ['hello'] } }] };
  const { id } = await boss.json<{ id: number }>('POST', 'tags', { name: 'Greeting', detection });
  const started = await atOnce(12, () => boss.request('POST', 'rules/runs', { kind: 'tag', rule_id: id }));
  expect(started.map(({ status }) => status)).toEqual(Array(12).fill(201));
  const alive = await query(
    server.dataDir,
    "select id from rule_runs where rule_id = $1 and status in ('waiting', 'running')",
    [id],
  );
  expect(alive.length).toBeLessThanOrEqual(1);
});

it('a link, a code and a recovery code work once', async () => {
  const email = 'olena@example.com';
  const nobody = clientWith(server.url, '');
  await boss.json('POST', 'users/invitation', { email, role: 'viewer' });
  const registration_token = linkIn(await letterTo(server, email));
  const joined = await atOnce(8, () =>
    nobody.request('POST', 'users/activate', { registration_token, password, name: 'Olena Koval' }),
  );
  expect(joined.filter(({ ok }) => ok)).toHaveLength(1);

  const olena = await signIn(server, { email, password });
  const { secret } = await olena.json<{ secret: string }>('POST', 'users/mfa');
  const codeIn = (seconds: number) =>
    new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({
      timestamp: Date.now() + seconds * 1000,
    });
  const { recovery_codes } = await olena.json<{ recovery_codes: string[] }>('POST', 'users/mfa/confirm', {
    code: codeIn(0),
  });
  // With five wrong codes the keys are closed: whoever is later than the first of them is one who guessed wrong.
  for (const code of [codeIn(30), recovery_codes[0]]) {
    const keys = await atOnce(4, async () => {
      const { mfa_key } = await nobody.json<{ mfa_key: string }>('POST', 'users/login', { email, password });
      return mfa_key;
    });
    const entered = await atOnce(4, (at) =>
      nobody.request('POST', 'users/mfa/login', { code, mfa_key: keys[at] }),
    );
    expect(entered.filter(({ ok }) => ok)).toHaveLength(1);
  }
});
