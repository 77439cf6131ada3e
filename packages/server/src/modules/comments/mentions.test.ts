import type { Comment, NamedPerson } from '@earshot/core/comments/comments.api.ts';
import type { Notification } from '@earshot/core/notifications/notifications.api.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { conversation, everyFlag, newMember, password, sessionWith, stranger } from '../../testing/people.ts';
import {
  type Client,
  query,
  refusal,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
} from '../../testing/server.ts';

type Member = Client & { userId: number };

let server: TestServer;
let boss: Client;
let olena: Member;
let ivan: Member;
let viewer: Member;
let neighbour: Client;
let call = '';

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  boss = await signIn(server);
  const join = (email: string, name: string, role: 'manager' | 'viewer') =>
    newMember(server, boss, { email: `${email}@example.com`, name, role });
  olena = await join('olena', 'Олена Ковальчук', 'manager');
  ivan = await join('ivan', 'Иван Щукин', 'manager');
  viewer = await join('viewer', 'Vera', 'viewer');
  neighbour = await stranger(server, boss);
  call = await conversation(boss, 'talk', 'Operator: good morning\nCustomer: where is it');
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

const send = (client: Client, text: string, at_ms: number | null = null) =>
  client.request('POST', `files/${call}/comments`, { text, at_ms });
const write = async (client: Client, text: string, at_ms: number | null = null) =>
  (await (await send(client, text, at_ms)).json()) as Comment;
const change = (client: Client, id: number, text: string) =>
  client.json<Comment>('PUT', `files/${call}/comments/${id}`, { text });
const people = (client: Client, file = call) =>
  client.json<{ results: NamedPerson[] }>('GET', `files/${file}/comments/people`);
const told = async (client: Client) =>
  (await client.json<{ results: Notification[] }>('GET', 'notifications')).results.filter(
    ({ kind }) => kind === 'comment.mentioned',
  );
const at = (person: Member) => `@[${person.userId}]`;

it('whoever is named is told where it is; the others and the author are not', async () => {
  const comment = await write(olena, `${at(viewer)}, ${at(viewer)} послухайте з ${at(olena)}`, 61_500);
  expect(comment.mentions).toEqual(
    expect.arrayContaining([
      { user_id: viewer.userId, name: 'Vera' },
      { user_id: olena.userId, name: 'Олена Ковальчук' },
    ]),
  );
  expect(comment.mentions).toHaveLength(2);
  const [notice, ...rest] = await told(viewer);
  expect(rest).toEqual([]);
  expect(notice).toMatchObject({ params: { name: 'Олена Ковальчук', call: 'talk.txt' }, read_at: null });
  const link = new URL(notice?.link ?? '', server.url);
  expect([link.pathname, Object.fromEntries(link.searchParams)]).toEqual([
    `/files/${call}`,
    { tab: 'comments', comment: String(comment.id), t: '61.5' },
  ]);
  expect([await told(olena), await told(ivan)]).toEqual([[], []]);
});

it('a change tells only those who are named anew, and nobody twice', async () => {
  const { id } = await write(olena, `${at(viewer)} look`);
  const before = [(await told(viewer)).length, (await told(ivan)).length];
  await change(olena, id, `${at(viewer)} and ${at(ivan)} look`);
  await change(olena, id, 'look');
  const last = await change(olena, id, `${at(ivan)} look`);
  expect([(await told(viewer)).length, (await told(ivan)).length]).toEqual([before[0], (before[1] ?? 0) + 1]);
  expect(last.mentions).toEqual([{ user_id: ivan.userId, name: 'Иван Щукин' }]);
});

it('those who can be named are the others who may see the call', async () => {
  const invited = await boss.json<{ id: number }>('POST', 'users/invitation', {
    email: 'later@example.com',
    role: 'viewer',
  });
  const names = (await people(olena)).results;
  expect(names.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Administrator', 'Vera', 'Иван Щукин']),
  );
  const ids = names.map(({ user_id }) => user_id);
  expect(ids).not.toContain(olena.userId);
  expect(ids).not.toContain(invited.id);
  expect((await viewer.request('GET', `files/${call}/comments/people`)).status).toBe(403);
  expect((await neighbour.request('GET', `files/${call}/comments/people`)).status).toBe(404);
});

it('somebody next door, invited, blocked or made up cannot be named, and nothing is written', async () => {
  const { results: users } = await boss.json<{ results: { id: number; email: string }[] }>('GET', 'users');
  const [outsider] = await query<{ id: number }>(
    server.dataDir,
    `select id from users where name = 'Stranger'`,
  );
  const blocked = await newMember(server, boss, { email: 'b@example.com', name: 'Blocked', role: 'manager' });
  await boss.json('POST', 'users/workspace', { user_id: blocked.userId, status: 'blocked' });
  const invited = users.find(({ email }) => email === 'later@example.com')?.id;
  const count = async () => (await olena.json<{ count: number }>('GET', `files/${call}/comments`)).count;
  const before = await count();
  for (const id of [outsider?.id, blocked.userId, invited, 987_654])
    expect([id, await refusal(await send(olena, `hello @[${id}]`))]).toEqual([
      id,
      [422, 'comments.cannot_mention'],
    ]);
  expect(await count()).toBe(before);
  expect(await told(neighbour)).toEqual([]);
});

it('one comment names no more people than the limit', async () => {
  const crowd = Array.from({ length: 21 }, (_, index) => `@[${index + 1}]`).join(' ');
  expect(await refusal(await send(olena, crowd))).toEqual([422, 'comments.too_many_mentions']);
});

it('nobody calls hundreds of people in an hour: the comment is refused, and what tells nobody is not', async () => {
  const caller = await newMember(server, boss, { email: 'c@example.com', name: 'Caller', role: 'manager' });
  const { id } = await write(caller, `${at(ivan)} look`);
  await query(server.dataDir, "update attempts set count = 199 where key like 'mentions:%:' || $1::text", [
    caller.userId,
  ]);
  const before = (await told(ivan)).length;
  // The first of the two might be told still; it is both or none.
  expect(await refusal(await send(caller, `${at(ivan)} and ${at(olena)}`))).toEqual([
    429,
    'too_many_requests',
  ]);
  expect((await told(ivan)).length).toBe(before);
  expect((await change(caller, id, `${at(ivan)} look again`)).text).toContain('again');
  expect((await send(caller, 'a word to nobody')).status).toBe(201);
  expect((await send(olena, `${at(ivan)} another caller`)).status).toBe(201);
});

it('a name follows its person: renamed, taken out, and gone with the account', async () => {
  const guest = await newMember(server, boss, { email: 'guest@example.com', name: 'Guest', role: 'manager' });
  const { id } = await write(olena, `${at(guest)} look`);
  const nameNow = async () =>
    (await olena.json<{ results: Comment[] }>('GET', `files/${call}/comments`)).results
      .find((one) => one.id === id)
      ?.mentions.map(({ name }) => name);
  await guest.json('PUT', `users/${guest.userId}`, { name: 'Guest Renamed' });
  expect(await nameNow()).toEqual(['Guest Renamed']);
  await boss.request('DELETE', `users/workspace/${guest.userId}`);
  expect(await nameNow()).toEqual(['Guest Renamed']);
  // The words can still be mended while somebody is named who has left since.
  expect((await change(olena, id, `${at(guest)} look here`)).mentions).toHaveLength(1);
  await guest.json('POST', 'users/delete', { password });
  expect(await nameNow()).toEqual(['']);
});

it('the names of a comment go with it', async () => {
  const { id } = await write(olena, `${at(ivan)} soon gone`);
  expect((await olena.request('DELETE', `files/${call}/comments/${id}`)).status).toBe(204);
  expect(await query(server.dataDir, 'select from comment_mentions where comment_id = $1', [id])).toEqual([]);
  const other = await sessionWith(server, 'manager', everyFlag);
  expect((await send(other, `${at(ivan)} by a session`)).status).toBe(201);
});
