/** The drill: a backup of a running program that is written to, the loss of everything, and the restore elsewhere. */

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { File } from '@earshot/core/files/files.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dumpPath, type Entry, isFile, readList, readManifest } from './backup/backup-folder.ts';
import { objectPath } from './backup/objects.ts';
import { unfinishedRestore } from './platform/data-dir.ts';
import { holdRemovals } from './platform/removal-hold.ts';
import { createDatabase, dropDatabase, makeDatabase } from './testing/databases.ts';
import {
  type Client,
  connect,
  ended,
  filesUnder,
  form,
  makeDataDir,
  removeDataDir,
  signIn,
  until,
} from './testing/server.ts';
import { tone, wav } from './testing/sounds.ts';
import { type SpawnedServer, spawnServer } from './testing/spawned-server.ts';

let room = '';
let dataDir = '';
let folder = '';
let keptKey = '';
let server: SpawnedServer;
let client: Client;
/** Checksums of the recordings that were acknowledged, by their calls. */
const acknowledged = new Map<string, string>();

const start = async (at: string) => {
  server = await spawnServer({ dataDir: at, ownDatabase: true, env: { PATH: '/nowhere' } });
  client = await signIn(server);
};

beforeAll(async () => {
  room = await makeDataDir();
  dataDir = join(room, 'data');
  folder = join(room, 'backups');
  keptKey = join(room, 'kept.key');
  await start(dataDir);
  for (let index = 0; index < 4; index += 1) await upload(index);
  for (const id of acknowledged.keys()) await ended(client, id);
  await copyFile(join(dataDir, 'secret.key'), keptKey);
});
afterAll(async () => {
  if (server.child.exitCode === null && server.child.signalCode === null) await server.stop();
  await rm(room, { recursive: true, force: true });
});

async function upload(index: number): Promise<string> {
  const sound = wav([tone(200 + index), tone(500 + index)], 1);
  const reply = await client.request('POST', 'files', form(`${index}.wav`, sound));
  if (reply.status !== 201) throw new Error(`not taken: ${reply.status}`);
  const { file_id } = (await reply.json()) as { file_id: string };
  acknowledged.set(file_id, createHash('sha256').update(sound).digest('hex'));
  return file_id;
}

/** Runs a command of the project; `onLine` hears what it prints. */
async function command(
  name: 'backup' | 'restore',
  args: string[],
  options: { dataDir?: string; env?: Record<string, string>; onLine?: (kill: () => void) => void } = {},
): Promise<{ code: number | null; output: string }> {
  const script = fileURLToPath(new URL(`./${name}-command.ts`, import.meta.url));
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: options.dataDir ?? dataDir, ...options.env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      options.onLine?.(() => child.kill('SIGKILL'));
    });
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return { code, output };
}

async function entries(): Promise<Entry[]> {
  const manifest = await readManifest(folder);
  if (manifest === undefined) throw new Error('there is no backup');
  return Array.fromAsync(readList(folder, manifest));
}

/** Every acknowledged call is there, and its recording is what was sent. */
async function expectEverything(): Promise<void> {
  const { results } = await client.json<{ results: File[] }>('GET', 'files?limit=1000');
  expect(results.map(({ file_id }) => file_id)).toEqual(expect.arrayContaining([...acknowledged.keys()]));
  for (const [id, sha256] of acknowledged) {
    const sound = await client.request('GET', `files/${id}/audio?original=1`);
    expect(
      createHash('sha256')
        .update(Buffer.from(await sound.arrayBuffer()))
        .digest('hex'),
    ).toBe(sha256);
  }
}

describe('a backup', () => {
  it('is made while calls come in, without the key', async () => {
    let stop = false;
    const before = [...acknowledged.keys()];
    const writing = (async () => {
      for (let index = 100; !stop; index += 1) await upload(index);
    })();
    const { code, output } = await command('backup', [folder]);
    stop = true;
    await writing;
    expect([code, output]).toEqual([0, expect.stringContaining('The backup is whole')]);
    expect(output).toContain('Recordings and results: ');
    expect(output).toContain('It does not hold');
    const paths = (await entries()).map(({ path }) => path);
    expect(paths).not.toContain('secret.key');
    expect(paths.some((path) => path.startsWith('outbox') || path === dumpPath)).toBe(false);
    for (const id of before) expect(paths).toContain(`blobs/1/${id}/original.wav`);
  });

  it('stays good when the next one is killed, which then goes on', async () => {
    const before = await entries();
    const killed = await command('backup', [folder], { onLine: (kill) => kill() });
    expect(killed.code).toBeNull();
    expect(await entries()).toEqual(before);
    const sound = before.filter(isFile).find(({ path }) => path.endsWith('original.wav'));
    const kept = objectPath(folder, sound?.sha256 ?? '');
    const { ino } = await stat(kept);
    expect((await command('backup', [folder])).code).toBe(0);
    // What did not change was not written again, and nothing is left of what no list names.
    expect((await stat(kept)).ino).toBe(ino);
    const named = new Set((await entries()).filter(isFile).map(({ sha256 }) => sha256));
    const there = (await filesUnder(join(folder, 'objects'))).map((path) => path.split('/').at(-1) ?? '');
    expect(new Set(there)).toEqual(named);
  });

  it('keeps what is removed while it is made', async () => {
    const id = await upload(900);
    await ended(client, id);
    acknowledged.delete(id);
    const holder = await connect(dataDir);
    expect(await holdRemovals(holder)).toBe(true);
    const second = await command('backup', [folder]);
    expect([second.code, second.output]).toEqual([
      1,
      expect.stringContaining('Another backup is being made'),
    ]);
    await client.request('DELETE', `files/${id}`);
    const aside = await until(
      () => filesUnder(join(dataDir, 'blobs/.removed')),
      (paths) => paths.some((path) => path.endsWith(`1/${id}/original.wav`)),
    );
    expect(aside.length).toBeGreaterThan(1);
    await holder.end();
    expect((await command('backup', [folder, '--with-key'])).code).toBe(0);
    expect((await entries()).map(({ path }) => path)).toEqual(
      expect.arrayContaining(['secret.key', `blobs/1/${id}/original.wav`]),
    );
    expect(await filesUnder(join(dataDir, 'blobs/.removed'))).toEqual([]);
    expect((await command('backup', [folder])).code).toBe(0);
    expect((await entries()).map(({ path }) => path)).not.toContain('secret.key');
  });

  it('is refused where it would be lost, or in the way of something else', async () => {
    const inside = await command('backup', [join(dataDir, 'backups')]);
    expect([inside.code, inside.output]).toEqual([1, expect.stringContaining('within DATA_DIR')]);
    const other = await command('backup', [join(dataDir, '..')]);
    expect([other.code, other.output]).toEqual([1, expect.stringContaining('not of a backup')]);
  });
});

describe('a restore', () => {
  it('is refused into a running or used installation, with another key, and from a damaged backup', async () => {
    const running = await command('restore', [folder]);
    expect([running.code, running.output]).toEqual([1, expect.stringContaining('Earshot is running')]);
    const empty = join(room, 'empty');
    const used = await command('restore', [folder], { dataDir: room });
    expect([used.code, used.output]).toEqual([1, expect.stringContaining('is not empty')]);
    const key = await command('restore', [folder, '--key', join(folder, 'backup.json')], { dataDir: empty });
    expect([key.code, key.output]).toEqual([1, expect.stringContaining('is not the key')]);

    const sound = (await entries()).filter(isFile).find(({ path }) => path.endsWith('original.wav'));
    const path = objectPath(folder, sound?.sha256 ?? '');
    const whole = await readFile(path);
    await truncate(path, 100);
    const damaged = await command('restore', [folder], { dataDir: empty });
    expect([damaged.code, damaged.output]).toEqual([1, expect.stringContaining(sound?.path ?? '')]);
    await expect(stat(empty)).rejects.toThrow('ENOENT');
    // The next backup mends what was cut short.
    expect((await command('backup', [folder])).code).toBe(0);
    expect(await readFile(path)).toEqual(whole);
  });

  it('brings back every acknowledged call and recording after everything is lost', async () => {
    await server.kill();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    const restored = join(room, 'restored');
    const { code, output } = await command('restore', [folder, '--key', keptKey], { dataDir: restored });
    expect([code, output]).toEqual([0, expect.stringContaining('is restored')]);
    await start(restored);
    await expectEverything();
    expect((await stat(join(restored, 'secret.key'))).mode & 0o777).toBe(0o600);
  });

  it('of which only a part was done is not started on', async () => {
    const part = join(room, 'part');
    await mkdir(part);
    await writeFile(join(part, unfinishedRestore), '');
    await server.stop();
    await expect(start(part)).rejects.toThrow('a restore that was interrupted');
  });
});

describe('an installation with a database of its own', () => {
  let home = '';
  let address = '';
  let others = '';
  const env = (path = join(home, 'bin')) => ({ DATABASE_URL: address, PATH: `${path}:${others}` });

  /** Programs in the place of those of PostgreSQL, of a version, that only copy files. */
  const install = async (version: number) => {
    const bin = join(home, 'bin');
    await mkdir(bin, { recursive: true });
    const script = (work: string) =>
      `#!/bin/sh\nif [ "$1" = --version ]; then echo "x (PostgreSQL) ${version}.1"; exit; fi\n${work}\n`;
    const dump = 'while [ "$1" != --file ]; do shift; done; echo "dump of $PGDATABASE" > "$2"';
    await writeFile(join(bin, 'pg_dump'), script(dump), { mode: 0o755 });
    const load = `for last; do :; done; cat "$last" > "${home}/loaded"; echo "into $PGDATABASE" >> "${home}/loaded"`;
    await writeFile(join(bin, 'pg_restore'), script(load), { mode: 0o755 });
  };

  beforeAll(async () => {
    home = await makeDataDir();
    const { host, database } = await makeDatabase(home);
    address = `postgres://postgres@/${database}?host=${encodeURIComponent(host)}`;
    others = process.env.PATH ?? '';
  });
  afterAll(() => removeDataDir(home));

  it('needs the programs of PostgreSQL, and those that fit', async () => {
    others = '';
    const options = () => ({ dataDir: home, env: env() });
    const none = await command('backup', [join(room, 'dumps')], options());
    expect([none.code, none.output]).toEqual([1, expect.stringContaining('pg_dump, which is not on PATH')]);
    others = process.env.PATH ?? '';
    await install(15);
    const old = await command('backup', [join(room, 'dumps')], options());
    expect([old.code, old.output]).toEqual([1, expect.stringContaining('is of PostgreSQL 15')]);
  });

  it('is backed up as a dump and restored into an empty database', async () => {
    await install(18);
    await mkdir(join(home, 'blobs/1'), { recursive: true });
    await writeFile(join(home, 'blobs/1/sound'), 'sound');
    const dumps = join(room, 'dumps');
    expect(await command('backup', [dumps], { dataDir: home, env: env() })).toMatchObject({ code: 0 });
    const restored = join(room, 'from-dump');
    const full = await command('restore', [dumps], { dataDir: restored, env: env() });
    expect([full.code, full.output]).toEqual([1, expect.stringContaining('is not empty')]);
    const without = await command('restore', [dumps], { dataDir: restored });
    expect([without.code, without.output]).toEqual([1, expect.stringContaining('Set DATABASE_URL')]);

    const { host } = await makeDatabase(home);
    const empty = `${basename(home)}-empty`;
    await createDatabase(host, empty);
    const into = { DATABASE_URL: `postgres://postgres@/${empty}?host=${encodeURIComponent(host)}` };
    const done = await command('restore', [dumps], { dataDir: restored, env: { ...env(), ...into } });
    await dropDatabase(empty);
    expect(done.code).toBe(0);
    expect(await readFile(join(home, 'loaded'), 'utf8')).toBe(`dump of ${basename(home)}\ninto ${empty}\n`);
    expect(await readFile(join(restored, 'blobs/1/sound'), 'utf8')).toBe('sound');
    expect(await readdir(restored)).toEqual(['blobs']);
  });
});
