import type { File } from '@earshot/core/files/files.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conversation, newMember, stranger } from '../../testing/people.ts';
import {
  type Client,
  clientWith,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
} from '../../testing/server.ts';

let server: TestServer;
let boss: Client;
let viewer: Client;
let neighbour: Client;
let call = '';

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  boss = await signIn(server);
  viewer = await newMember(server, boss, { email: 'v@example.com', name: 'Viewer', role: 'viewer' });
  neighbour = await stranger(server, boss);
  call = await conversation(boss, 'first', 'Operator: good morning\nCustomer: I want to cancel my plan');
  await conversation(boss, '=second', 'Operator: good evening\nCustomer: hello');
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

const table = async (client: Client, body: object) => {
  const response = await client.request('POST', 'search/csv', body);
  expect(response.headers.get('content-type')).toContain('text/csv');
  return (await response.text()).trim().split('\r\n');
};
const listed = async (client: Client) =>
  (await client.json<{ results: File[] }>('GET', 'files?sorting_by=name&order_by=desc')).results;

describe('the listed calls as a table', () => {
  it('holds what the filters mean, with no formula in it', async () => {
    const lines = await table(viewer, { sorting_by: 'name', order_by: 'asc' });
    expect(lines).toHaveLength(3);
    expect(lines[0]).not.toContain('first_hit');
    expect(lines.join()).toContain(`"'=second`);
  });

  it('holds the first passage where words are asked for', async () => {
    const lines = await table(viewer, { query: { phrases: ['cancels'] } });
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('"I want to cancel my plan"');
  });

  it('ends where it is told to, and crosses no workspace', async () => {
    expect(await table(boss, { limit: 1 })).toHaveLength(2);
    expect(await table(neighbour, {})).toHaveLength(1);
  });

  it('is in the audit log', async () => {
    const { results } = await boss.json<{ results: { after: object }[] }>(
      'GET',
      'audit?action=file.exported',
    );
    expect(results.map(({ after }) => after)).toContainEqual({ format: 'csv', calls: 2 });
  });
});

describe('a file of the list', () => {
  it('says its tags, and to each person whether it is a favourite of theirs', async () => {
    const { id } = await boss.json<{ id: number }>('POST', 'tags', { name: 'Churn risk', color: 'red' });
    await boss.json('PUT', `files/${call}/tags/${id}`);
    await viewer.json('PUT', `files/${call}/favorite`);
    const [seen] = await listed(viewer);
    expect(seen).toMatchObject({ favorite: true, tags: [{ id, name: 'Churn risk', color: 'red' }] });
    expect((await listed(boss)).map(({ favorite }) => favorite)).toEqual([false, false]);
    expect(await boss.json('GET', `files/${call}`)).toMatchObject({ favorite: false, tags: [{ id }] });
  });

  it('keeps its labels from whoever came by a link', async () => {
    const { token } = await boss.json<{ token: string }>('POST', `files/${call}/share`, {});
    const visitor = clientWith(server.url, `earshot_view=${token}`);
    const shown = await visitor.json('GET', `files/${call}`);
    expect(shown).toMatchObject({ file_id: call, tags: [], favorite: false });
  });
});
