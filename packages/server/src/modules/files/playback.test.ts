import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { processName } from '../../platform/process-name.ts';
import { newMember } from '../../testing/people.ts';
import { type Client, form, query, removeDataDir, signIn, startServer, until } from '../../testing/server.ts';
import { tone, wav } from '../../testing/sounds.ts';

let server: Awaited<ReturnType<typeof startServer>>;
let boss: Client;
let call = '';
/** More than the system takes for itself between two ends of a connection. */
const size = 16_000_000;

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  boss = await signIn(server);
  const reply = await boss.request('POST', 'files', form('call.wav', wav([tone(300)], 1)));
  call = ((await reply.json()) as { file_id: string }).file_id;
  const [row] = await query<{ blob_key: string }>(
    server.dataDir,
    'select blob_key from files where id = $1',
    [call],
  );
  await server.services.blobs.putBytes(row?.blob_key ?? '', Buffer.alloc(size));
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

/** The recording, of which nothing is read yet. */
async function listen(client: Client): Promise<IncomingMessage> {
  const sent = request(`${server.url}/api/files/${call}/audio?original=1`, {
    headers: { cookie: client.cookie },
  }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(200);
  return response;
}

/** How many bytes came; undefined where it was broken off. */
async function lengthOf(response: IncomingMessage): Promise<number | undefined> {
  let length = 0;
  try {
    for await (const chunk of response) length += (chunk as Buffer).length;
    return length;
  } catch {
    return undefined;
  }
}

it('what is heard and what is sent ends when the person is blocked, and nobody else is disturbed', async () => {
  const member = await newMember(server, boss, { email: 'a@example.com', name: 'Anna', role: 'manager' });
  const [theirs, mine] = [await listen(member), await listen(boss)];
  const sending = request(`${server.url}/api/files`, {
    method: 'POST',
    headers: { cookie: member.cookie, 'content-type': 'multipart/form-data; boundary=edge' },
  });
  sending.write('--edge\r\nContent-Disposition: form-data; name="file"; filename="new.wav"\r\n\r\nRIFF');
  const refused = once(sending, 'error');
  await until(
    () => readdir(join(server.dataDir, 'incoming', processName)).catch(() => []),
    (names) => names.length > 0,
  );
  await boss.json('POST', 'users/workspace', { user_id: member.userId, status: 'blocked' });
  expect(await lengthOf(theirs)).toBeUndefined();
  expect((await refused)[0]).toMatchObject({ code: 'ECONNRESET' });
  expect(await lengthOf(mine)).toBe(size);
});

it('signing out in one browser disturbs nothing in another', async () => {
  const other = await signIn(server);
  const [theirs, mine] = [await listen(other), await listen(boss)];
  await other.request('POST', 'users/logout', {});
  expect(await lengthOf(theirs)).toBeUndefined();
  expect(await lengthOf(mine)).toBe(size);
});
