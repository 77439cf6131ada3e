import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../../platform/config.ts';
import { hasEnded, processName } from '../../platform/process-name.ts';
import {
  type Client,
  makeDataDir,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
  until,
} from '../../testing/server.ts';
import { tone, wav } from '../../testing/sounds.ts';
import { spawnServer } from '../../testing/spawned-server.ts';
import { claim, incomingFolder, sweepIncoming } from './incoming.ts';

let server: TestServer;
let client: Client;
/** The name of a process that has ended. */
let dead = '';

beforeAll(async () => {
  const script = new URL('../../platform/process-name.ts', import.meta.url).href;
  const child = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `import { processName } from '${script}'; process.stdout.write(processName)`,
  ]);
  dead = await text(child.stdout);
  if (child.exitCode === null) await once(child, 'exit');
  server = await startServer({ env: { PATH: '/nowhere' } });
  client = await signIn(server);
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

it('a process knows which others have ended', async () => {
  expect(await hasEnded(processName)).toBe(false);
  expect(await hasEnded(dead)).toBe(true);
  // The same number, given to another process since.
  expect(await hasEnded(processName.replace(/\d+$/, '1'))).toBe(true);
  expect(await hasEnded(`000000000000-${process.pid}-1`)).toBeUndefined();
});

it('sweeps what dead processes left and what is too old, and nothing else', async () => {
  const dataDir = await makeDataDir();
  const services = { config: readConfig({ DATA_DIR: dataDir }), now: () => new Date() };
  const own = await incomingFolder(services);
  await writeFile(join(own, 'arriving'), 'half');
  const root = join(dataDir, 'incoming');
  for (const name of [dead, '000000000000-7-7', '111111111111-7-7']) await mkdir(join(root, name));
  const longAgo = new Date(Date.now() - 2 * 86_400_000);
  await utimes(join(root, '111111111111-7-7'), longAgo, longAgo);
  await sweepIncoming(services);
  expect((await readdir(root)).sort()).toEqual(['000000000000-7-7', processName].sort());
  expect(await readdir(own)).toEqual(['arriving']);

  const upload = join(dataDir, 'upload.taking');
  expect(await claim(upload, new Date())).toBe(true);
  expect(await claim(upload, new Date())).toBe(false);
  await writeFile(upload, dead);
  expect(await claim(upload, new Date())).toBe(true);
  expect(await readFile(upload, 'utf8')).toBe(processName);
  await removeDataDir(dataDir);
});

it('a second process on the same DATA_DIR leaves alone what is arriving at the first', async () => {
  const sound = wav([tone(300)], 2);
  const head = '--edge\r\nContent-Disposition: form-data; name="file"; filename="call.wav"\r\n\r\n';
  const sending = request(`${server.url}/api/files`, {
    method: 'POST',
    headers: { cookie: client.cookie, 'content-type': 'multipart/form-data; boundary=edge' },
  });
  const answered = once(sending, 'response');
  sending.write(head);
  sending.write(sound.subarray(0, 20_000));
  const root = join(server.dataDir, 'incoming');
  await until(
    () => readdir(join(root, processName)).catch(() => []),
    (names) => names.length > 0,
  );
  await mkdir(join(root, dead));
  const second = await spawnServer({ dataDir: server.dataDir, env: { PATH: '/nowhere' } });
  await until(
    () => readdir(root),
    (names) => !names.includes(dead),
  );
  await second.stop();
  sending.end(Buffer.concat([sound.subarray(20_000), Buffer.from('\r\n--edge--\r\n')]));
  const [response] = await answered;
  expect(response.statusCode).toBe(201);
  expect(JSON.parse(await text(response))).toMatchObject({ duplicate: false });
});
