import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chatClient } from './chat-client.ts';

let server: Server;
let url = '';
let count = 0;
let respond: (request: number) => { status: number; text: string } | 'nothing' | 'endless';

beforeEach(async () => {
  count = 0;
  server = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      count += 1;
      const given = respond(count);
      if (given === 'nothing') return;
      if (given === 'endless') {
        response.writeHead(200);
        const more = () => {
          while (!response.destroyed && response.write('x'.repeat(65_536)));
        };
        response.on('drain', more);
        more();
        return;
      }
      response.writeHead(given.status).end(given.text);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const question = { name: 'test', system: 'Answer', user: '{}', schema: {} };
const ask = (limits: { timeoutMs?: number; tries?: number } = {}) =>
  chatClient({ url, model: 'm', key: 'very-secret' }, limits).ask(question);
const content = (text: string) => JSON.stringify({ choices: [{ message: { content: text } }] });

describe('a chat server', () => {
  it('answers with its content', async () => {
    respond = () => ({ status: 200, text: content('{"a":1}') });
    expect(await ask()).toBe('{"a":1}');
  });

  it('that hangs is given up in time', async () => {
    respond = () => 'nothing';
    await expect(ask({ timeoutMs: 100 })).rejects.toMatchObject({ kind: 'timeout' });
    expect(count).toBe(1);
  });

  it('that fails is asked again as often as is wanted', async () => {
    respond = (request) => ({ status: request < 2 ? 500 : 200, text: content('late') });
    await expect(ask({ tries: 1 })).rejects.toMatchObject({ kind: 'refused' });
    respond = (request) => ({ status: request < 3 ? 500 : 200, text: content('late') });
    expect(await ask({ tries: 2 })).toBe('late');
  });

  it.each([
    ['no JSON', 'hello'],
    ['JSON of something else', '{"choices":[]}'],
  ])('that answers with %s has not answered', async (_, text) => {
    respond = () => ({ status: 200, text });
    await expect(ask()).rejects.toMatchObject({ kind: 'bad_answer' });
  });

  it('that never ends is not read to its end', async () => {
    respond = () => 'endless';
    await expect(ask()).rejects.toMatchObject({ kind: 'bad_answer' });
  });

  it('that is not there is told without the key', async () => {
    respond = () => ({ status: 401, text: 'no very-secret here' });
    const error = await ask().catch((failure: unknown) => failure as Error);
    expect(error).toMatchObject({ kind: 'refused', message: expect.not.stringContaining('very-secret') });
  });
});
