import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { KeptEmotions } from '@earshot/core/emotions/emotions.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { conversation } from '../../testing/people.ts';
import {
  type Client,
  query,
  refusal,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
  until,
} from '../../testing/server.ts';

/** A chat server that is angry about everything, or broken. */
let chat: Server;
let isBroken = false;
let server: TestServer;
let client: Client;

beforeAll(async () => {
  chat = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += String(part);
    });
    request.on('end', () => {
      if (isBroken) {
        response.writeHead(401).end('secret words of the call');
        return;
      }
      const { messages } = JSON.parse(body) as { messages: { content: string }[] };
      const texts = JSON.parse(messages[1]?.content ?? '[]') as { n: number }[];
      const answers = texts.map(({ n }) => ({ n, emotion: 'anger', valence: -0.8 }));
      const content = JSON.stringify({ answers });
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ choices: [{ message: { content } }] }));
    });
  });
  await new Promise<void>((done) => chat.listen(0, '127.0.0.1', done));
  const { port } = chat.address() as AddressInfo;
  server = await startServer({
    env: { PATH: '/nowhere', LLM_URL: `http://127.0.0.1:${port}`, LLM_MODEL: 'moody' },
  });
  client = await signIn(server);
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
  chat.close();
});

const emotionsOf = (id: string) => client.json<KeptEmotions>('GET', `files/${id}/emotions`);

it('are those of the connected model, also after a correction', async () => {
  const call = await conversation(client, 'model', 'Operator: good morning\nCustomer: thank you very much');
  expect(await emotionsOf(call)).toMatchObject({
    origin: 'model',
    failure: null,
    shares: { anger: 1 },
    phrases: [
      { phrase_id: 0, emotion: 'anger' },
      { phrase_id: 1, emotion: 'anger' },
    ],
  });
  await client.json('PUT', `files/${call}/transcript`, { version: 1, phrases: [{ id: 0, text: '' }] });
  await until(
    () => emotionsOf(call),
    ({ phrases }) => phrases.length === 1,
  );
});

it('are those of the words where the model does not answer, and say so without quoting the call', async () => {
  isBroken = true;
  const call = await conversation(client, 'broken', 'Operator: good evening\nCustomer: this is terrible');
  const emotions = await emotionsOf(call);
  expect(emotions).toMatchObject({ origin: 'words', failure: { source: 'moody', kind: 'refused' } });
  expect(JSON.stringify(emotions)).not.toContain('secret');
  isBroken = false;
});

it('are asked for in vain before the call is analysed', async () => {
  const call = await conversation(client, 'early', 'Operator: hello\nCustomer: hello');
  await query(server.dataDir, 'update files set analysed_at = null where id = $1', [call]);
  expect(await refusal(await client.request('GET', `files/${call}/emotions`))).toEqual([
    409,
    'files.still_processing',
  ]);
  const missing = await client.request('GET', 'files/00000000-0000-0000-0000-000000000000/emotions');
  expect(await refusal(missing)).toEqual([404, 'files.not_found']);
});
