/** DATA_DIR is the whole of an installation: what moves with it, what it refuses to be without, and who may read it. */
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { File } from '@earshot/core/files/files.ts';
import { afterAll, afterEach, expect, it } from 'vitest';
import { closeDataDir } from './platform/data-dir.ts';
import { bringInside } from './platform/postgres-home.ts';
import { type Client, form, signIn } from './testing/server.ts';
import { tone, wav } from './testing/sounds.ts';
import { type SpawnedServer, spawnServer } from './testing/spawned-server.ts';

const closed = await mkdtemp(join(tmpdir(), 'earshot-closed-'));
const first = join(closed, 'first');
const copy = join(closed, 'copy');
let server: SpawnedServer | undefined;

afterEach(async () => {
  if (server?.child.exitCode === null) await server.stop();
});
afterAll(() => rm(closed, { recursive: true, force: true }));

async function start(dataDir: string, env: Record<string, string> = {}): Promise<Client> {
  server = await spawnServer({ dataDir, ownDatabase: true, env: { PATH: '/nowhere', ...env } });
  return signIn(server);
}
const names = async (client: Client) =>
  (await client.json<{ results: File[] }>('GET', 'files')).results.map(({ name }) => name);

it('moves as one folder, also below one that nobody else may enter', async () => {
  const client = await start(first);
  await client.request('POST', 'files', form('call.wav', wav([tone(300)], 1)));
  await server?.stop();
  await cp(first, copy, { recursive: true });
  expect(await names(await start(copy))).toEqual(['call.wav']);
  await server?.stop();
});

it('is read by nobody else, however it was made', async () => {
  const modes = new Map<string, string>();
  for (const entry of await readdir(copy, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isSymbolicLink()) modes.set(path, ((await stat(path)).mode & 0o077).toString(8));
  }
  expect([...modes].filter(([, others]) => others !== '0')).toEqual([]);
  expect((await stat(copy)).mode & 0o777).toBe(0o700);
});

it('is closed at the start where an earlier version left it open', async () => {
  const open = join(closed, 'open');
  await mkdir(join(open, 'outbox'), { recursive: true, mode: 0o755 });
  await writeFile(join(open, 'secret.key'), 'key', { mode: 0o644 });
  await closeDataDir(open);
  const modes = await Promise.all(['', 'outbox', 'secret.key'].map((name) => stat(join(open, name))));
  expect(modes.map(({ mode }) => (mode & 0o777).toString(8))).toEqual(['700', '700', '600']);
});

it('does not begin with an empty database beside recordings', async () => {
  await rename(join(copy, 'postgres'), join(closed, 'postgres'));
  await expect(start(copy)).rejects.toThrow('recordings, a key of an installation, but not its database');
  expect(await readdir(copy)).not.toContain('postgres');
  await rename(join(closed, 'postgres'), join(copy, 'postgres'));
});

it('does not make a new key where the secrets of another are kept', async () => {
  await rename(join(copy, 'secret.key'), join(closed, 'secret.key'));
  await expect(start(copy)).rejects.toThrow('secret.key is missing');
  await writeFile(join(copy, 'secret.key'), Buffer.alloc(32, 7));
  await expect(start(copy)).rejects.toThrow('is not the key of this database');
  // Killed just before the key got its name.
  await rm(join(copy, 'secret.key'));
  await rename(join(closed, 'secret.key'), join(copy, 'secret.key.new'));
  expect(await names(await start(copy))).toEqual(['call.wav']);
  await server?.stop();
  expect(await readdir(copy)).not.toContain('secret.key.new');
});

it('takes in the database that an earlier version kept elsewhere, but not one whose recordings are gone', async () => {
  const outside = join(closed, 'outside');
  const home = join(closed, 'home');
  const former = join(
    outside,
    createHash('sha256').update(join(home, 'postgres')).digest('hex').slice(0, 12),
    'cluster',
  );
  await mkdir(former, { recursive: true });
  await writeFile(join(former, 'PG_VERSION'), '18');
  await expect(bringInside(home, outside)).rejects.toThrow('its recordings and its key are gone');
  await mkdir(home);
  await writeFile(join(home, 'secret.key'), 'key');
  await bringInside(home, outside);
  expect(await readdir(join(home, 'postgres/cluster'))).toEqual(['PG_VERSION']);
  expect(await readdir(outside)).toEqual([]);
});
