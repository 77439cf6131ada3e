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
/** RFC 6455: a message is too big. */
const tooLong = 1009;

it.each<[string, (socket: WebSocket) => void]>([
  ['words', (socket) => socket.send('hello')],
  ['pings', (socket) => socket.ping()],
])('a socket is cut off for whoever floods it with %s', async (_, say) => {
  const { socket, closed } = await open();
  for (let at = 0; at < 200; at += 1) say(socket);
  expect(await closed).toBe(cutOff);
});

it('a socket is cut off for a word without end', async () => {
  const { socket, closed } = await open();
  socket.send('x'.repeat(2000));
  expect(await closed).toBe(tooLong);
});

it('a socket passes over a word now and then', async () => {
  const { socket } = await open();
  socket.send('are you there');
  const isThere = new Promise<boolean>((done) => {
    socket.on('pong', () => done(true)).on('close', () => done(false));
  });
  socket.ping();
  expect(await isThere).toBe(true);
  socket.terminate();
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
