/**
 * A backup of ten thousand calls while calls come in, the next one, and the restore of it. Beside each, in turns: a plain
 * copy of the same files, which would be of no use while the program runs.
 */
import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { generator } from '@earshot/core/testing/random.ts';
import { type Client, connect, form, makeDataDir, signIn } from '../src/testing/server.ts';
import { tone, wav } from '../src/testing/sounds.ts';
import { spawnServer } from '../src/testing/spawned-server.ts';
import { percentile, table, writeResults } from './results.ts';
import { fill, phrasesPerCall, prepareLines } from './search-calls.ts';

const run = promisify(execFile);
const calls = Number(process.env.BENCH_CALLS ?? 10_000);
const rounds = 3;
/** Twelve seconds as a telephone sends them, or a minute of Opus. */
const recordingBytes = 100_000;
const resultNames = [
  'peaks.json',
  'stages/decode.json',
  'stages/merge.json',
  'stages/measure.json',
  'emotions.json',
];
const resultBytes = 4000;

export async function benchRestore({ data }: { data: string | undefined }): Promise<void> {
  const room = await makeDataDir();
  const dataDir = join(room, 'data');
  const env = { PATH: '/nowhere' };
  const server = await spawnServer({ dataDir, ownDatabase: true, env });
  try {
    const made = await makeCalls(dataDir, data);
    const client = await signIn(server);
    const seconds = { backup: [] as number[], copy: [] as number[], next: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      await remove(join(room, 'backup'), join(room, 'copy'));
      const turns = [
        async () => seconds.backup.push(await backup(client, dataDir, join(room, 'backup'))),
        async () => seconds.copy.push(await copy(dataDir, join(room, 'copy'))),
      ];
      for (const turn of round % 2 === 0 ? turns : turns.toReversed()) await turn();
    }
    for (let round = 0; round < rounds; round += 1)
      seconds.next.push(await backup(client, dataDir, join(room, 'backup')));
    const acknowledged = [...accepted, ...made];
    seconds.next.push(await timed(() => command('backup', dataDir, [join(room, 'backup')])));
    const sizes = { data: await size(dataDir), backup: await size(join(room, 'backup')) };
    await server.kill();
    const back = await restores(room, dataDir);
    const restored = await spawnServer({ dataDir: join(room, 'restored'), ownDatabase: true, env });
    await assertThere(restored.dataDir, acknowledged);
    await restored.stop();
    const text = report({ ...seconds, ...back }, sizes, acknowledged.length);
    await writeResults('restore', 'restore --data DIR', text);
  } finally {
    await server.stop();
    await rm(room, { recursive: true, force: true });
  }
}

type Times = Record<'backup' | 'copy' | 'next' | 'restore' | 'copyBack', number[]>;

function report(times: Times, sizes: { data: number; backup: number }, acknowledged: number): string {
  const show = (values: readonly number[]) => percentile(values, 0.5).toFixed(1);
  const ratio = (one: readonly number[], other: readonly number[]) =>
    (percentile(one, 0.5) / percentile(other, 0.5)).toFixed(2);
  const rows = [
    ['first backup, calls coming in', show(times.backup), show(times.copy), ratio(times.backup, times.copy)],
    ['next backup, calls coming in', show(times.next), show(times.copy), ratio(times.next, times.copy)],
    [
      'restore, checksums first',
      show(times.restore),
      show(times.copyBack),
      ratio(times.restore, times.copyBack),
    ],
  ];
  const head = ['', 'seconds', '`cp -a` and `sync`, seconds', 'ratio'];
  const how = `${calls.toLocaleString('en')} calls with ${(calls * phrasesPerCall).toLocaleString('en')} phrases, a recording of ${recordingBytes / 1000} kB and ${resultNames.length} results of ${resultBytes / 1000} kB each; meanwhile two senders add calls as fast as the limit of requests allows. Medians of ${rounds} turns and more.`;
  return `${how} DATA_DIR has ${sizes.data} MB, the backup ${sizes.backup} MB. After the loss of the machine ${acknowledged.toLocaleString('en')} of ${acknowledged.toLocaleString('en')} acknowledged calls were back.\n\n${table(head, rows)}`;
}

async function makeCalls(dataDir: string, data: string | undefined): Promise<string[]> {
  const sql = await connect(dataDir);
  await fill(sql, await prepareLines(data), generator(7), 0, calls * phrasesPerCall);
  const { rows } = await sql.query<{ id: string }>('select id from files');
  for (const { id } of rows) {
    const folder = join(dataDir, 'blobs/1', id);
    await mkdir(join(folder, 'stages'), { recursive: true });
    await writeFile(join(folder, 'original.wav'), randomBytes(recordingBytes));
    for (const name of resultNames) await writeFile(join(folder, name), randomBytes(resultBytes));
  }
  await sql.end();
  return rows.map(({ id }) => id);
}

/** Every call is in the database, and its recording beside it. */
async function assertThere(dataDir: string, ids: readonly string[]): Promise<void> {
  const sql = await connect(dataDir);
  const { rows } = await sql.query<{ id: string }>('select id from files');
  await sql.end();
  const found = new Set(rows.map(({ id }) => id));
  const lost = ids.filter(
    (id) => !found.has(id) || !existsSync(join(dataDir, 'blobs/1', id, 'original.wav')),
  );
  if (lost.length > 0) throw new Error(`${lost.length} of ${ids.length} calls did not come back`);
}

/** Calls that were taken in by the program itself. */
const accepted: string[] = [];

/** Seconds of a backup during which two senders never pause. */
async function backup(client: Client, dataDir: string, folder: string): Promise<number> {
  let isOver = false;
  const senders = [0, 1].map(async () => {
    while (!isOver) {
      const sound = wav([tone(200 + Math.floor(Math.random() * 1e6) / 1000)], 0.5);
      const reply = await client.request('POST', 'files', form('new.wav', sound));
      if (reply.ok) accepted.push(((await reply.json()) as { file_id: string }).file_id);
      // The limit of requests for one person.
      else await delay(1000);
    }
  });
  const seconds = await timed(() => command('backup', dataDir, [folder]));
  isOver = true;
  await Promise.all(senders);
  return seconds;
}

async function restores(room: string, dataDir: string): Promise<Pick<Times, 'restore' | 'copyBack'>> {
  const times = { restore: [] as number[], copyBack: [] as number[] };
  const restored = join(room, 'restored');
  const args = [join(room, 'backup'), '--key', join(dataDir, 'secret.key')];
  for (let round = 0; round < rounds; round += 1) {
    await remove(restored, join(room, 'copied'));
    const turns = [
      async () => times.restore.push(await timed(() => command('restore', restored, args))),
      async () => times.copyBack.push(await copy(join(room, 'copy'), join(room, 'copied'))),
    ];
    for (const turn of round % 2 === 0 ? turns : turns.toReversed()) await turn();
  }
  return times;
}

async function copy(from: string, to: string): Promise<number> {
  return timed(async () => {
    // Files that go while it copies make it end with an error.
    await run('cp', ['-a', from, to]).catch(() => {});
    await run('sync', ['-f', to]);
  });
}

async function command(name: 'backup' | 'restore', dataDir: string, args: string[]): Promise<void> {
  const script = fileURLToPath(new URL(`../src/${name}-command.ts`, import.meta.url));
  const child = spawn(process.execPath, [script, ...args], {
    stdio: 'inherit',
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });
  const code = await new Promise((done) => child.once('exit', done));
  if (code !== 0) throw new Error(`${name} ended with ${code}`);
}

async function size(folder: string): Promise<number> {
  const { stdout } = await run('du', ['-s', '--block-size=1MB', folder]);
  return Number(stdout.split('\t')[0]);
}

async function remove(...folders: string[]): Promise<void> {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}
