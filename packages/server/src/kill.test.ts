import { readdir, readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { File } from '@earshot/core/files/files.ts';
import { wholeNumbers } from '@earshot/core/testing/random.ts';
import { afterEach, expect, it } from 'vitest';
import { connectionOf } from './testing/databases.ts';
import {
  type Client,
  clientWith,
  filesUnder,
  form,
  letSilencePass,
  makeDataDir,
  query,
  removeDataDir,
  signIn,
  until,
} from './testing/server.ts';
import { tone, wav } from './testing/sounds.ts';
import { type SpawnedServer, spawnServer } from './testing/spawned-server.ts';

/** The same moments in every run; another seed gives others. */
const seed = Number(process.env.KILL_SEED ?? 11);

let dataDir = '';
const running = new Set<SpawnedServer>();

afterEach(async () => {
  for (const server of running)
    if (server.child.exitCode === null && server.child.signalCode === null) await server.stop();
  running.clear();
  await removeDataDir(dataDir);
});

/** With a PostgreSQL of its own, as it runs where none is given to it, or with that of the suite, which is there at once. */
async function start(env: Record<string, string> = {}, ownDatabase = true): Promise<SpawnedServer> {
  const server = await spawnServer({
    dataDir,
    ownDatabase,
    env: { PATH: '/nowhere', LOG_LEVEL: 'error', ...env },
  });
  running.add(server);
  return server;
}

const recording = (index: number, seconds = 4) => wav([tone(200 + index), tone(500 + index)], seconds);
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Every file there is, once none is being processed any more. */
async function allDone(client: Client, least: number): Promise<File[]> {
  const { results } = await until(
    // While the database is away the answer is 503, and to ask again.
    async () => {
      const reply = await client.request('GET', 'files?limit=1000');
      return reply.ok ? ((await reply.json()) as { results: File[] }) : { results: [] };
    },
    (page) => page.results.length >= least && page.results.every((file) => file.status !== 'PROCESSING'),
  );
  return results;
}

/** Processes that carry this test's folder in their command line or environment, or work in it. */
async function ownProcesses(): Promise<number[]> {
  const found: number[] = [];
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name) || Number(name) === process.pid) continue;
    const texts = await Promise.all(
      ['cmdline', 'environ'].map((part) => readFile(`/proc/${name}/${part}`, 'utf8').catch(() => '')),
    );
    texts.push(await readlink(`/proc/${name}/cwd`).catch(() => ''));
    if (texts.some((text) => text.includes(dataDir))) found.push(Number(name));
  }
  return found;
}

it('a server killed at random moments loses no acknowledged file and ends each exactly once', async () => {
  dataDir = await makeDataDir();
  const next = wholeNumbers(seed);
  const acknowledged: string[] = [];
  for (let round = 0; round < 4; round += 1) {
    const server = await start();
    const client = await signIn(server);
    let stop = false;
    const uploads = Array.from({ length: 2 }, async (_, lane) => {
      for (let index = 0; !stop && index < 12; index += 1) {
        const name = `${round}-${lane}-${index}.wav`;
        const reply = await client
          .request('POST', 'files', form(name, recording(round * 100 + lane * 40 + index)))
          .catch(() => undefined);
        if (reply?.status === 201) acknowledged.push(((await reply.json()) as { file_id: string }).file_id);
      }
    });
    // At a random moment, but not before something of this round could be lost.
    const enough = acknowledged.length + 2;
    await until(
      async () => acknowledged.length,
      (count) => count >= enough,
    );
    await pause(next(1500));
    await server.kill();
    stop = true;
    await Promise.all(uploads);
  }
  const killed = new Date();
  const server = await start();
  await letSilencePass(dataDir, killed);
  const client = await signIn(server);
  expect(acknowledged.length).toBeGreaterThan(5);
  const files = await allDone(client, acknowledged.length);
  const byId = new Map(files.map((file) => [file.file_id, file]));
  for (const id of acknowledged) expect(byId.get(id)?.status).toBe('DONE');
  expect(new Set(files.map((file) => file.name)).size).toBe(files.length);
  await until(
    async () =>
      query<{ n: number }>(
        dataDir,
        "select count(*)::int as n from jobs.job where name in ('process_file', 'process_quick') and state in ('created', 'active', 'retry')",
      ),
    ([row]) => row?.n === 0,
  );
  // Blobs belong to files, and nothing half is left.
  const blobs = await readdir(join(dataDir, 'blobs/1'));
  const stored = new Set(files.map((file) => file.file_id));
  const orphans = blobs.filter((name) => !stored.has(name));
  expect(orphans.length).toBeLessThanOrEqual(4 * 2);
  expect((await filesUnder(join(dataDir, 'work'))).filter((path) => path.includes('.half'))).toEqual([]);
});

it('PostgreSQL killed while files are processed: the server stays up and everything ends', async () => {
  dataDir = await makeDataDir();
  const server = await start();
  const client = await signIn(server);
  const next = wholeNumbers(seed + 1);
  for (let index = 0; index < 8; index += 1)
    await client.request('POST', 'files', form(`${index}.wav`, recording(index, 6)));
  const postmaster = () =>
    readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').then(
      (text) => Number(text.split('\n')[0]),
      () => 0,
    );
  let killed = 0;
  for (let round = 0; round < 3; round += 1) {
    await pause(100 + next(700));
    // The server may answer once more before it notices; the next one to kill is a new one.
    killed = await until(postmaster, (pid) => pid > 0 && pid !== killed);
    process.kill(killed, 'SIGKILL');
    await until(
      () => fetch(`${server.url}/readyz`).then((reply) => reply.status),
      (status) => status === 200,
    );
  }
  const files = await allDone(client, 8);
  expect(files.map((file) => file.status)).toEqual(Array.from({ length: 8 }, () => 'DONE'));
  expect(server.child.exitCode).toBeNull();
});

it('stage processes killed while they work: the file goes on in a fresh one', async () => {
  dataDir = await makeDataDir();
  const server = await start({}, false);
  const client = await signIn(server);
  for (let index = 0; index < 4; index += 1)
    await client.request('POST', 'files', form(`${index}.wav`, recording(index, 30)));
  for (let round = 0; round < 2; round += 1) {
    const victims = await until(
      async () => {
        const own = await ownProcesses();
        const lines = await Promise.all(
          own.map(
            async (pid) => [pid, await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')] as const,
          ),
        );
        return lines.filter(([, line]) => line.includes('stages/host.ts')).map(([pid]) => pid);
      },
      (pids) => pids.length > 0,
    );
    for (const pid of victims) process.kill(pid, 'SIGKILL');
  }
  const files = await allDone(client, 4);
  expect(files.map((file) => file.status)).toEqual(['DONE', 'DONE', 'DONE', 'DONE']);
});

it('a worker of its own killed mid-way: another takes its files over', async () => {
  dataDir = await makeDataDir();
  const api = await start();
  const { host: socket } = await connectionOf(dataDir);
  const env = {
    ROLE: 'worker',
    DATABASE_URL: `postgres://postgres@/earshot?host=${encodeURIComponent(socket)}`,
  };
  const client = await signIn(api);
  const first = await startWorkerProcess(env);
  for (let index = 0; index < 6; index += 1)
    await client.request('POST', 'files', form(`${index}.wav`, recording(index, 20)));
  await pause(700);
  await first.kill();
  const second = await startWorkerProcess(env);
  const files = await allDone(client, 6);
  expect(files.map((file) => file.status)).toEqual(Array.from({ length: 6 }, () => 'DONE'));
  expect(await second.stop()).toBe(0);
});

async function startWorkerProcess(env: Record<string, string>): Promise<SpawnedServer> {
  return start(env);
}

it('an upload goes on where a killed server left it', async () => {
  dataDir = await makeDataDir();
  const bytes = recording(1, 20);
  const server = await start({}, false);
  const client = await signIn(server);
  const metadata = `filename ${Buffer.from('дзвінок.wav').toString('base64')},language ${Buffer.from('uk').toString('base64')}`;
  const created = await client.request('POST', 'uploads', undefined, {
    'tus-resumable': '1.0.0',
    'upload-length': String(bytes.length),
    'upload-metadata': metadata,
  });
  expect(created.status).toBe(201);
  const id = created.headers.get('location')?.split('/').at(-1) ?? '';
  const patch = (on: Client, from: number, to: number) =>
    on.request('PATCH', `uploads/${id}`, bytes.subarray(from, to), {
      'tus-resumable': '1.0.0',
      'upload-offset': String(from),
      'content-type': 'application/offset+octet-stream',
    });
  expect((await patch(client, 0, 100_000)).status).toBe(204);
  await server.kill();

  const again = await start({}, false);
  const back = clientWith(again.url, client.cookie);
  const head = await back.request('HEAD', `uploads/${id}`, undefined, { 'tus-resumable': '1.0.0' });
  const offset = Number(head.headers.get('upload-offset'));
  expect(offset).toBe(100_000);
  const last = await patch(back, offset, bytes.length);
  expect(last.status).toBe(204);
  const { file_id } = JSON.parse(last.headers.get('earshot-file') ?? '{}') as { file_id: string };
  const file = await until(
    () => back.json<File>('GET', `files/${file_id}`),
    (one) => one.status !== 'PROCESSING',
  );
  expect(file).toMatchObject({ status: 'DONE', name: 'дзвінок.wav', language: 'uk' });
  // The answer may have been lost with the connection: asking again gives it again.
  const repeat = await back.request('HEAD', `uploads/${id}`, undefined, { 'tus-resumable': '1.0.0' });
  expect(JSON.parse(repeat.headers.get('earshot-file') ?? '{}')).toMatchObject({ file_id });
});

it('a second start by mistake says so and leaves the first alone', async () => {
  dataDir = await makeDataDir();
  const server = await start();
  const client = await signIn(server);
  const since = async () => {
    const [row] = await query<{ since: Date }>(dataDir, 'select pg_postmaster_start_time() as since');
    return row?.since;
  };
  const before = await since();
  await expect(start({ PORT: new URL(server.url).port })).rejects.toThrow('The port is in use');
  expect(await since()).toEqual(before);
  expect((await client.request('GET', 'files')).status).toBe(200);
});

it('leaves no process behind when it is stopped or killed', async () => {
  dataDir = await makeDataDir();
  const server = await start();
  const client = await signIn(server);
  await client.request('POST', 'files', form('a.wav', recording(3, 30)));
  await until(ownProcesses, (pids) => pids.length >= 3);
  await server.kill();
  expect(await until(ownProcesses, (pids) => pids.length === 0)).toEqual([]);
  const stopped = await start();
  expect(await stopped.stop()).toBe(0);
  expect(await until(ownProcesses, (pids) => pids.length === 0)).toEqual([]);
});
