import type { Annotation } from '@earshot/core/annotations/annotations.api.ts';
import type { Comment } from '@earshot/core/comments/comments.api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conversation, newMember, stranger } from '../../testing/people.ts';
import {
  type Client,
  query,
  refusal,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
} from '../../testing/server.ts';

let server: TestServer;
let boss: Client;
let manager: Client;
let other: Client;
let viewer: Client;
let neighbour: Client;
let call = '';

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  boss = await signIn(server);
  const join = (name: string, role: 'manager' | 'viewer') =>
    newMember(server, boss, { email: `${name}@example.com`, name, role });
  manager = await join('Manager', 'manager');
  other = await join('Other', 'manager');
  viewer = await join('Viewer', 'viewer');
  neighbour = await stranger(server, boss);
  call = await conversation(boss, 'talk', 'Operator: good morning dear customer\nCustomer: where is it');
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

const commentsOf = async (client: Client) =>
  (await client.json<{ results: Comment[] }>('GET', `files/${call}/comments`)).results;
const notesOf = async (client: Client) =>
  (await client.json<{ results: Annotation[] }>('GET', `files/${call}/annotations`)).results;
const write = (client: Client, text: string, at_ms: number | null = null) =>
  client.json<Comment>('POST', `files/${call}/comments`, { text, at_ms });
const note = (client: Client, body: object) =>
  client.request('POST', `files/${call}/annotations`, { phrase_id: 0, words: [0, 1], text: 'Hm', ...body });

describe('a comment', () => {
  it('is read by all, oldest first, and changed by its author only', async () => {
    const first = await write(manager, '  Well done  ');
    await write(boss, 'Listen here', 1500);
    expect(await commentsOf(viewer)).toMatchObject([
      { author: 'Manager', text: 'Well done', at_ms: null, edited: null },
      { author: 'Administrator', text: 'Listen here', at_ms: 1500 },
    ]);
    const path = `files/${call}/comments/${first.id}`;
    const changed = await manager.json<Comment>('PUT', path, { text: 'Very well done', at_ms: 10 });
    expect(changed).toMatchObject({ text: 'Very well done', at_ms: 10, created: first.created });
    expect(changed.edited).not.toBeNull();
    for (const client of [boss, other])
      expect(await refusal(await client.request('PUT', path, { text: 'Mine now' }))).toEqual([
        403,
        'comments.not_own',
      ]);
  });

  it('is there once however often it is sent with the same key', async () => {
    const sent = { text: 'Sent from a train', client_key: '0f3c6e0e-6a0f-4b6e-9a55-2f1b7f3b8c11' };
    const send = (client: Client) => client.json<Comment>('POST', `files/${call}/comments`, sent);
    const [one, again] = await Promise.all([send(manager), send(manager)]);
    expect(again?.id).toBe(one?.id);
    // Another person's key is their own.
    expect((await send(boss)).id).not.toBe(one?.id);
    expect((await commentsOf(viewer)).filter(({ text }) => text === sent.text)).toHaveLength(2);
    for (const client of [manager, boss])
      await client.request('DELETE', `files/${call}/comments/${(await send(client)).id}`);
  });

  it('is removed by its author, or by an administrator', async () => {
    const [one, two] = [await write(manager, 'One'), await write(manager, 'Two')];
    const remove = (client: Client, id: number) => client.request('DELETE', `files/${call}/comments/${id}`);
    expect(await refusal(await remove(other, one.id))).toEqual([403, 'comments.not_own']);
    expect((await remove(manager, one.id)).status).toBe(204);
    expect((await remove(boss, two.id)).status).toBe(204);
    expect(await refusal(await remove(boss, two.id))).toEqual([404, 'comments.not_found']);
  });

  it('is not written by a viewer, nor read next door', async () => {
    const { id } = await write(manager, 'Ours');
    expect((await viewer.request('POST', `files/${call}/comments`, { text: 'Me too' })).status).toBe(403);
    for (const [method, path, body] of [
      ['GET', `files/${call}/comments`, undefined],
      ['POST', `files/${call}/comments`, { text: 'Hello' }],
      ['PUT', `files/${call}/comments/${id}`, { text: 'Hello' }],
      ['DELETE', `files/${call}/comments/${id}`, undefined],
    ] as const)
      expect([method, (await neighbour.request(method, path, body)).status]).toEqual([method, 404]);
    // Not even through a call of one's own.
    const theirs = await conversation(neighbour, 'theirs', 'Operator: hello\nCustomer: hi');
    expect((await neighbour.request('DELETE', `files/${theirs}/comments/${id}`)).status).toBe(404);
  });

  it.each([
    [{ text: '   ' }],
    [{ text: 'x'.repeat(4001) }],
    [{ text: 'x', at_ms: -1 }],
    [{ text: 'x', at_ms: 1e12 }],
  ])('is refused as %j', async (body) => {
    expect((await manager.request('POST', `files/${call}/comments`, body)).status).toBe(400);
  });
});

describe('a note on words', () => {
  it('keeps the words and when they are said', async () => {
    const later = await note(manager, { phrase_id: 1, words: [0, 0], text: 'A question' });
    expect(later.status).toBe(201);
    await note(manager, { words: [1, 3], text: '  Friendly ' });
    const [first, second] = await notesOf(viewer);
    expect(first).toMatchObject({
      author: 'Manager',
      phrase_id: 0,
      words: [1, 3],
      quote: 'morning dear customer',
      text: 'Friendly',
    });
    expect(second).toMatchObject({ phrase_id: 1, quote: 'where' });
    const { phrases } = await boss.json<{
      phrases: { words: { start_ms: number; end_ms: number }[] }[];
    }>('GET', `files/${call}/transcript`);
    const words = phrases[0]?.words;
    expect([first?.start_ms, first?.end_ms]).toEqual([words?.[1]?.start_ms, words?.[3]?.end_ms]);
  });

  it.each([
    [{ words: [0, 4] }],
    [{ words: [2, 1] }],
    [{ phrase_id: 2 }],
    [{ phrase_id: -1 }],
    [{ words: [7, 9] }],
  ])('about words that are not there is refused: %j', async (body) => {
    expect(await refusal(await note(manager, body))).toEqual([422, 'annotations.words']);
  });

  it('is changed by its author, removed by an administrator too, and not there next door', async () => {
    const { id } = (await (await note(manager, {})).json()) as Annotation;
    const path = `files/${call}/annotations/${id}`;
    expect((await note(viewer, {})).status).toBe(403);
    expect(await refusal(await boss.request('PUT', path, { text: 'Mine' }))).toEqual([
      403,
      'comments.not_own',
    ]);
    expect(await refusal(await other.request('DELETE', path))).toEqual([403, 'comments.not_own']);
    const changed = await manager.json<Annotation>('PUT', path, { text: 'Better' });
    expect(changed).toMatchObject({ text: 'Better', quote: 'good morning' });
    expect((await neighbour.request('PUT', path, { text: 'Mine' })).status).toBe(404);
    expect((await neighbour.request('DELETE', path)).status).toBe(404);
    expect((await note(neighbour, {})).status).toBe(404);
    expect((await boss.request('DELETE', path)).status).toBe(204);
    expect(await refusal(await boss.request('DELETE', path))).toEqual([404, 'annotations.not_found']);
  });
});

it('comments and notes go with their call', async () => {
  const passing = await conversation(boss, 'passing', 'Operator: hello there\nCustomer: bye');
  await boss.json('POST', `files/${passing}/comments`, { text: 'Short' });
  await boss.json('POST', `files/${passing}/annotations`, { phrase_id: 0, words: [0, 0], text: 'Shorter' });
  await boss.request('DELETE', `files/${passing}`);
  const rows = await query(
    server.dataDir,
    'select 1 from comments where file_id = $1 union all select 1 from annotations where file_id = $1',
    [passing],
  );
  expect(rows).toEqual([]);
});
