import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { File } from '@earshot/core/files/files.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type Client,
  ended,
  form,
  query,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
  until,
} from '../../testing/server.ts';

const demo = fileURLToPath(new URL('../../../../../demo', import.meta.url));
const recordings = [
  'en-bank-lost-card',
  'en-complaint-double-charge',
  'en-delivery-late-parcel',
  'en-sale-home-internet',
];

/** A transcription server that answers nothing until it is let go. */
const held: (() => void)[] = [];
let isHolding = true;
const words = { text: 'hello there', words: [{ word: 'hello', start: 0, end: 0.5 }] };
const asr = createServer((request, response) => {
  const answer = () =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(words));
  request.resume().on('end', () => (isHolding ? held.push(answer) : answer()));
});

let server: TestServer;
let boss: Client;
beforeAll(async () => {
  await new Promise<void>((done) => asr.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(asr.address() as AddressInfo).port}`;
  server = await startServer({ env: { PATH: '/nowhere', SPEECH_THREADS: '1', ASR_URL: url } });
  boss = await signIn(server);
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
  asr.closeAllConnections();
  await new Promise((done) => asr.close(done));
});

const send = async (data: FormData) => (await boss.json<{ file_id: string }>('POST', 'files', data)).file_id;
const statusOf = async (id: string) => (await boss.json<File>('GET', `files/${id}`)).status;

it('a chat is done while recordings fill every place and more of them wait', async () => {
  const ids: string[] = [];
  for (const name of recordings)
    ids.push(
      await send(form(`${name}.opus`, await readFile(join(demo, `${name}.opus`)), { language: 'en' })),
    );
  await until(
    async () => held.length,
    (count) => count > 0,
  );
  const chat = await send(form('chat.txt', 'Operator: hello\nCustomer: good day'));
  expect(await ended(boss, chat)).toMatchObject({ status: 'DONE' });
  const statuses = await Promise.all(ids.map(statusOf));
  expect(statuses).toEqual(recordings.map(() => 'PROCESSING'));
  const waiting = await query<{ name: string; state: string }>(
    server.dataDir,
    "select name, state::text from jobs.job where name = 'process_file' and state = 'created'",
  );
  expect(waiting.length).toBeGreaterThan(0);
  isHolding = false;
  for (const answer of held.splice(0)) answer();
  for (const id of ids) expect(await ended(boss, id)).toMatchObject({ status: 'DONE' });
});
