import { zipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Client, form, refusal, removeDataDir, signIn, startServer } from '../../testing/server.ts';
import { tone, wav } from '../../testing/sounds.ts';

let server: Awaited<ReturnType<typeof startServer>>;
let client: Client;
let usual = 0;
beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  client = await signIn(server);
  usual = server.services.config.minFreeBytes;
});
afterEach(() => leave(usual));
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

/** So much has to stay free: with more than any disk has, there is no room any more. */
function leave(bytes: number): void {
  Object.assign(server.services.config, { minFreeBytes: bytes });
}

const tus = { 'tus-resumable': '1.0.0' };
const call = wav([tone(300)], 2);
const announce = () =>
  client.request('POST', 'uploads', undefined, {
    ...tus,
    'upload-length': String(call.length),
    'upload-metadata': `filename ${Buffer.from('call.wav').toString('base64')}`,
  });

describe('when others took the room meanwhile', () => {
  it('an upload that was announced before goes no further, and goes on when there is room again', async () => {
    const id = (await announce()).headers.get('location')?.split('/').at(-1);
    const send = () =>
      client.request('PATCH', `uploads/${id}`, call, {
        ...tus,
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      });
    leave(Number.MAX_SAFE_INTEGER);
    expect(await refusal(await send())).toEqual([507, 'disk_full']);
    leave(usual);
    expect((await send()).status).toBe(204);
  });

  it('a form of unknown length is refused', async () => {
    const body = new Response(form('other.wav', call));
    leave(Number.MAX_SAFE_INTEGER);
    const reply = await fetch(`${server.url}/api/files`, {
      method: 'POST',
      headers: { cookie: client.cookie, 'content-type': body.headers.get('content-type') ?? '' },
      body: body.body,
      duplex: 'half',
    } as RequestInit);
    expect(await refusal(reply)).toEqual([507, 'disk_full']);
  });
});

it('uploads are counted like any request, their pieces are not', async () => {
  const left = async () =>
    Number((await client.request('GET', 'users/setting')).headers.get('x-ratelimit-remaining'));
  const before = await left();
  await announce();
  expect(before - (await left())).toBe(2);
  await client.request('PATCH', 'uploads/1-1-none', call, { ...tus, 'upload-offset': '0' });
  expect(before - (await left())).toBe(3);
});

it('an archive of very many folders is not gone through to the end', async () => {
  const folders = Object.fromEntries(Array.from({ length: 6001 }, (_, at) => [`${at}/`, new Uint8Array()]));
  const zip = zipSync({ ...folders, 'call.wav': call });
  expect(await refusal(await client.request('POST', 'files', form('many.zip', zip)))).toEqual([
    422,
    'files.archive_unsafe',
  ]);
});
