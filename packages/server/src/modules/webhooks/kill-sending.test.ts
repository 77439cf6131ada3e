import { afterAll, beforeAll, expect, it } from 'vitest';
import { openContext } from '../../testing/context.ts';
import { callSaying } from '../../testing/projects.ts';
import { type Receiver, startReceiver, taken } from '../../testing/receivers.ts';
import { letSilencePass, makeDataDir, removeDataDir, signIn, until } from '../../testing/server.ts';
import { type SpawnedServer, spawnServer } from '../../testing/spawned-server.ts';
import { deliveriesOf, watching } from '../../testing/webhooks.ts';

let dataDir = '';
let receiver: Receiver;
let server: SpawnedServer;
const start = () =>
  spawnServer({ dataDir, env: { PATH: '/nowhere', LOG_LEVEL: 'error', OUTGOING_ALLOW: '127.0.0.1' } });

beforeAll(async () => {
  dataDir = await makeDataDir();
  receiver = await startReceiver();
  server = await start();
});
afterAll(async () => {
  await server.stop();
  await receiver.stop();
  await removeDataDir(dataDir);
});

it('what was sent when the worker was killed, and not written down, goes out again with its id', async () => {
  const project = await watching(await signIn(server), receiver.url);
  const killed = new Promise<Date>((done) => {
    // It has arrived, and nobody has written that down yet.
    receiver.answer = () => void server.kill().then(() => done(new Date()));
  });
  const { ctx, close } = await openContext(dataDir);
  await callSaying(ctx, 'a refund now');
  const silent = await killed;
  receiver.answer = taken;
  server = await start();
  await letSilencePass(dataDir, silent);
  const client = await signIn(server);
  const { results } = await until(
    () => deliveriesOf(client, project.id),
    (list) => list.results[0]?.status === 'delivered',
    30_000,
  );
  await close();
  expect(results.map(({ attempt }) => attempt)).toEqual([1]);
  expect(receiver.received.map(({ headers }) => headers['earshot-delivery'])).toEqual([
    results[0]?.id,
    results[0]?.id,
  ]);
});
