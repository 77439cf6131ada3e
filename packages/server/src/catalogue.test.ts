import { errorTable, isErrorCode } from '@earshot/core/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newMember, password, solvedCaptcha } from './testing/people.ts';
import {
  admin,
  type Client,
  clientWith,
  ended,
  form,
  query,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
} from './testing/server.ts';

let server: TestServer;
let boss: Client;
let nobody: Client;
let viewer: Client;
let blocked: Client;
let deleted: Client;
let fileId = '';

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  boss = await signIn(server);
  nobody = clientWith(server.url, '');
  const join = (name: string) =>
    newMember(server, boss, { email: `${name}@example.com`, name: `The ${name}`, role: 'viewer' });
  viewer = await join('viewer');
  const toBlock = await join('blocked');
  await boss.json('POST', 'users/workspace', { user_id: toBlock.userId, status: 'blocked' });
  blocked = toBlock;
  deleted = await join('deleted');
  await deleted.json('POST', 'users/delete', { password });
  const text = form('chat.txt', 'Operator: good morning\nCustomer: hello\n');
  fileId = ((await (await boss.request('POST', 'files', text)).json()) as { file_id: string }).file_id;
  await ended(boss, fileId);
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

const announceUpload = (client: Client, name: string, bytes: number) =>
  client.request('POST', 'uploads', undefined, {
    'tus-resumable': '1.0.0',
    'upload-length': String(bytes),
    'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
  });

const registering = async (change: object) => ({
  name: 'Olena Kovalenko',
  email: 'olena@example.com',
  captcha: await solvedCaptcha(server),
  consent: true,
  ...change,
});

describe('the check of a person says', () => {
  it.each<[string, string, () => Client]>([
    ['User is inactive', 'user_inactive', () => blocked],
    ['User not found', 'user_not_found', () => deleted],
    ['Given token not valid for any token type', 'token_not_valid', () => nobody],
  ])('"%s"', async (detail, code, who) => {
    expect(await who().json('POST', 'users/check')).toEqual({ user_id: null, code, detail });
  });
});

type Cause = () => Promise<Response>;
/** The message, its code and status, how it comes about, and what the sentence is filled with. */
const rows: [string, keyof typeof errorTable, number, Cause, RegExp?][] = [
  [
    'incorrect authentication credentials',
    'api_keys.invalid',
    401,
    () => nobody.request('GET', 'files', undefined, { authorization: 'Bearer earshot_made-up' }),
    /^Incorrect authentication credentials\.$/,
  ],
  ['not signed in', 'unauthorized', 401, () => nobody.request('GET', 'files')],
  [
    'user is inactive',
    'users.inactive',
    403,
    async () => {
      const person = { email: 'blocked@example.com', password };
      return nobody.request('POST', 'users/login', person);
    },
    /^User is inactive$/,
  ],
  [
    'something went wrong',
    'internal',
    500,
    async () => {
      await query(server.dataDir, 'alter table sources rename to sources_away');
      const reply = await boss.request('GET', 'sources');
      await query(server.dataDir, 'alter table sources_away rename to sources');
      return reply;
    },
  ],
  [
    'file size limit exceeded',
    'files.too_large',
    413,
    () => announceUpload(boss, 'long.wav', 101 * 1024 * 1024),
  ],
  [
    'file size limit of a picture exceeded',
    'users.image_too_large',
    413,
    () => {
      const picture = new FormData();
      picture.append('avatar', new Blob([new Uint8Array(2 * 1024 * 1024 + 1)]), 'huge.jpg');
      return boss.request('POST', 'users/avatar', picture);
    },
  ],
  ['access denied', 'forbidden', 403, () => viewer.request('POST', 'sources', { name: 'Mine' })],
  ['access denied, to an upload', 'forbidden', 403, () => announceUpload(viewer, 'call.wav', 1000)],
  ['no access to this information', 'users.not_found', 404, () => viewer.request('GET', 'users/1')],
  [
    'user already registered',
    'users.already_registered',
    409,
    async () => nobody.request('POST', 'users/registration', await registering({ email: admin.email })),
  ],
  [
    'error or file still processing',
    'files.still_processing',
    409,
    async () => {
      await query(server.dataDir, 'update files set metrics = null');
      return boss.request('GET', `files/${fileId}/metrics`);
    },
  ],
  [
    'invalid code',
    'users.code_invalid',
    422,
    () => nobody.request('POST', 'users/mfa/login', { code: '000000', mfa_key: 'A'.repeat(43) }),
  ],
  [
    'token not valid, repeat registration',
    'users.link_invalid',
    422,
    () => nobody.request('POST', 'users/activate', { registration_token: 'A'.repeat(43), password }),
  ],
  [
    'invalid e-mail or password',
    'users.wrong_credentials',
    401,
    () => nobody.request('POST', 'users/login', { ...admin, password: 'wrong' }),
  ],
  [
    'user with this e-mail not found',
    'users.wrong_credentials',
    401,
    () => nobody.request('POST', 'users/login', { ...admin, email: 'no-one@example.com' }),
  ],
  [
    'wrong credentials',
    'users.wrong_password',
    422,
    () =>
      boss.request('POST', 'users/change_password', { old_password: 'wrong', new_password: 'An0ther&Word' }),
  ],
  [
    'no consent to cookies',
    'users.consent_missing',
    422,
    async () => nobody.request('POST', 'users/registration', await registering({ consent: false })),
  ],
  [
    'the puzzle must be solved',
    'users.captcha_invalid',
    422,
    async () => nobody.request('POST', 'users/registration', await registering({ captcha: 'bm90IG9uZQ==' })),
  ],
  ['page not found', 'not_found', 404, () => boss.request('GET', 'no/such/page')],
  [
    'request limit exceeded, retry in so many minutes',
    'too_many_requests',
    429,
    async () => {
      const guess = { email: 'guess@example.com', password: 'x' };
      for (;;) {
        const reply = await nobody.request('POST', 'users/login', guess);
        if (reply.status !== 401) return reply;
      }
    },
    /retry in \d+ minutes/,
  ],
];

describe('the server says', () => {
  it.each(rows)('%s', async (_, code, status, cause, sentence) => {
    const reply = await cause();
    const body = (await reply.json()) as { code: string; detail: string; params: object };
    expect([reply.status, body.code]).toEqual([status, code]);
    expect(body.detail).toMatch(sentence ?? new RegExp(`^${errorTable[code][1].replaceAll('.', '\\.')}$`));
    expect(body.params).toBeTypeOf('object');
  });

  it('205 without a body, the meaning in a header', async () => {
    await query(server.dataDir, 'update users set active_workspace_id = null where id = 1');
    for (const reply of [await boss.request('GET', 'files'), await announceUpload(boss, 'call.wav', 1000)])
      expect([reply.status, await reply.text(), reply.headers.get('earshot-code')]).toEqual([
        205,
        '',
        'workspaces.none_active',
      ]);
    await query(server.dataDir, 'update users set active_workspace_id = 1 where id = 1');
  });
});

/** Sentences that nothing in this version causes; what keys on them is the interface, so they stay to the letter. */
describe('the server will say', () => {
  it.each([
    { code: 'tariff.inactive', status: 207, sentence: 'Current package is inactive', arrivesWith: 'billing' },
    { code: 'tariff.exceeded', status: 207, sentence: 'Package Limit Exceeded', arrivesWith: 'billing' },
    {
      code: 'tariff.locked',
      status: 403,
      sentence: 'Resource is locked in current package',
      arrivesWith: 'billing',
    },
    {
      code: 'billing.promo_code_invalid',
      status: 422,
      sentence: 'Promo code not found, expired or invalid.',
      arrivesWith: 'billing',
    },
    { code: 'tags.not_added', status: 422, sentence: 'Failed to add the new tag.', arrivesWith: 'tags' },
    { code: 'projects.clone_failed', status: 409, sentence: 'Clone failed.', arrivesWith: 'projects' },
  ])('"$sentence", with $arrivesWith', ({ code, status, sentence }) => {
    if (!isErrorCode(code)) throw new Error(`${code} has no sentence`);
    expect(errorTable[code]).toEqual([status, sentence]);
  });
});
