/** A file system of a few megabytes, really full. Needs root on Linux, which may mount one. */
import { execFileSync } from 'node:child_process';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Client,
  ended,
  filesUnder,
  form,
  makeDataDir,
  refusal,
  removeDataDir,
  signIn,
  startServer,
  until,
} from '../../testing/server.ts';
import { tone, wav } from '../../testing/sounds.ts';

const diskMb = 8;
let dataDir = '';
let server: Awaited<ReturnType<typeof startServer>>;
let client: Client;

const mayMount = await tryMount();
if (!mayMount) process.stderr.write('A full disk is not tried out: no file system may be mounted here.\n');

async function tryMount(): Promise<boolean> {
  const folder = await makeDataDir();
  try {
    execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder]);
    return true;
  } catch {
    return false;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

describe.skipIf(!mayMount)('a full disk', () => {
  beforeAll(async () => {
    dataDir = await makeDataDir();
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMb}m`, 'tmpfs', dataDir]);
    server = await startServer({ dataDir, env: { PATH: '/nowhere', MIN_FREE_MB: '1' } });
    client = await signIn(server);
  });
  afterAll(async () => {
    await server?.stop();
    execFileSync('umount', [dataDir]);
    await removeDataDir(dataDir);
  });

  const filler = () => join(dataDir, 'filler');
  /** Leaves so many bytes free. */
  async function fillUp(left: number): Promise<void> {
    const { bavail, bsize } = await statfs(dataDir);
    await writeFile(filler(), Buffer.alloc(bavail * bsize - left));
  }
  const ready = async () => {
    const reply = await fetch(`${server.url}/readyz`);
    return [reply.status, await reply.json()];
  };
  const call = wav([tone(300)], 40);
  const tus = { 'tus-resumable': '1.0.0' };
  const metadata = `filename ${Buffer.from('call.wav').toString('base64')}`;
  const announce = () =>
    client.request('POST', 'uploads', undefined, {
      ...tus,
      'upload-length': String(call.length),
      'upload-metadata': metadata,
    });
  const send = (id: string, from: number) =>
    client.request('PATCH', `uploads/${id}`, call.subarray(from), {
      ...tus,
      'upload-offset': String(from),
      'content-type': 'application/offset+octet-stream',
    });
  const offsetOf = async (id: string) =>
    Number((await client.request('HEAD', `uploads/${id}`, undefined, tus)).headers.get('upload-offset'));

  it('refuses what there is no room for before it is sent, and says that it is not ready', async () => {
    expect(await ready()).toEqual([200, { ok: true }]);
    await fillUp(900_000);
    expect(await ready()).toEqual([503, { ok: false, reason: 'disk_full' }]);
    expect(await refusal(await announce())).toEqual([507, 'disk_full']);
    expect(await refusal(await client.request('POST', 'files', form('call.wav', call)))).toEqual([
      507,
      'disk_full',
    ]);
    await rm(filler());
  });

  it('an upload that fills the disk up is told so and goes on when there is room again', async () => {
    const created = await announce();
    const id = created.headers.get('location')?.split('/').at(-1) ?? '';
    // The disk itself says that it is full, before anybody has looked.
    Object.assign(server.services.config, { minFreeBytes: 0 });
    await fillUp(200_000);
    expect(await refusal(await send(id, 0))).toEqual([507, 'disk_full']);
    const arrived = await offsetOf(id);
    expect(arrived).toBeGreaterThan(0);
    expect(arrived).toBeLessThan(call.length);
    await rm(filler());
    const sent = await send(id, arrived);
    expect(sent.status).toBe(204);
    const { file_id } = JSON.parse(sent.headers.get('earshot-file') ?? '{}') as { file_id: string };
    expect(await ended(client, file_id)).toMatchObject({ status: 'DONE', size_bytes: call.length });
  });

  it('no half file is left of what could not be written', async () => {
    // What the call before left to be tidied up goes a moment after it is done.
    await until(
      () => filesUnder(join(dataDir, 'work')),
      (files) => files.length === 0,
    );
    const before = await filesUnder(dataDir);
    await fillUp(2_000_000);
    // Announced small, so that only the disk itself refuses it.
    const body = await new Response(form('other.wav', wav([tone(500)], 300))).blob();
    const reply = await fetch(`${server.url}/api/files`, {
      method: 'POST',
      headers: { cookie: client.cookie, 'content-type': body.type },
      body: body.stream(),
      duplex: 'half',
    } as RequestInit);
    expect(await refusal(reply)).toEqual([507, 'disk_full']);
    await expect(server.services.blobs.putBytes('1/a/b', Buffer.alloc(5_000_000))).rejects.toMatchObject({
      code: 'ENOSPC',
    });
    await rm(filler());
    expect(await filesUnder(dataDir)).toEqual(before);
  });
});
