import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { File } from '@earshot/core/files/files.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type HeldSpeechServer, holdSpeech } from '../../testing/held-speech-server.ts';
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

let speech: HeldSpeechServer;
let server: TestServer;
let boss: Client;
beforeAll(async () => {
  speech = await holdSpeech();
  server = await startServer({ env: { PATH: '/nowhere', SPEECH_THREADS: '1', ASR_URL: speech.url } });
  boss = await signIn(server);
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
  await speech.stop();
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
    async () => speech.count(),
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
  speech.letGo();
  for (const id of ids) expect(await ended(boss, id)).toMatchObject({ status: 'DONE' });
});
