import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endSlowBody } from './slow-bodies.ts';

const server = createServer((asked, reply) => {
  endSlowBody(asked, 50);
  text(asked).then(
    (body) => reply.end(body),
    () => {},
  );
});
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => server.close());

function post() {
  const { port } = server.address() as AddressInfo;
  return request({ port, host: '127.0.0.1', method: 'POST', headers: { 'content-length': 5 } });
}

it('a body that does not come to an end ends its connection', async () => {
  const slow = post();
  slow.write('{"a"');
  const [error] = (await once(slow, 'error')) as [NodeJS.ErrnoException];
  expect(error.code).toBe('ECONNRESET');
});

it('one that has come is answered', async () => {
  const quick = post();
  quick.end('{"a"}');
  const [reply] = await once(quick, 'response');
  expect(await text(reply)).toBe('{"a"}');
});
