import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { everyFlag, sessionWith } from '../../testing/people.ts';
import { removeDataDir, startServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  ({ cookie } = await sessionWith(server, 'viewer', everyFlag));
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

/** A socket, once it is open, with the code that it will close by. */
async function open(): Promise<{ socket: WebSocket; closed: Promise<number> }> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/notifications/socket`, {
    headers: { cookie },
  });
  socket.on('error', () => {});
  const closed = new Promise<number>((done) => socket.on('close', done));
  await new Promise((done) => socket.on('open', done));
  return { socket, closed };
}
/** The connection ended without a word. */
const cutOff = 1006;

it.each<[string, (socket: WebSocket) => void]>([
  ['says something', (socket) => socket.send('hello')],
  [
    'floods it with pings',
    (socket) => {
      for (let at = 0; at < 200; at += 1) socket.ping();
    },
  ],
])('a socket is cut off for whoever %s', async (_, misuse) => {
  const { socket, closed } = await open();
  misuse(socket);
  expect(await closed).toBe(cutOff);
});

it('a person has a hundred sockets, and another when one has closed', async () => {
  const all = await Promise.all(Array.from({ length: 100 }, open));
  expect(await (await open()).closed).toBe(1013);
  all[0]?.socket.close();
  await all[0]?.closed;
  const { socket } = await open();
  const isThere = await new Promise<boolean>((done) => {
    socket.on('pong', () => done(true)).on('close', () => done(false));
    socket.ping();
  });
  expect(isThere).toBe(true);
  for (const one of all) one.socket.terminate();
});
