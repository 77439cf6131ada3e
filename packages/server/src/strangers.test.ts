import type { Role } from '@earshot/core/access.ts';
import { generator } from '@earshot/core/testing/random.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { newMember } from './testing/people.ts';
import {
  type Client,
  form,
  query,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
} from './testing/server.ts';

/** `STRANGERS_SECONDS=120` runs it as long as a coffee takes; the suite runs it for a moment. */
const seconds = Number(process.env.STRANGERS_SECONDS ?? 12);
const seed = Number(process.env.STRANGERS_SEED ?? 20_261_121);
const people = 20;
/** Each workspace writes its own word into everything that it makes. */
const marks = ['amaranth', 'bergamot', 'cinnabar'] as const;

let server: TestServer;
let boss: Client;
beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  boss = await signIn(server);
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

type Person = { client: Client; workspaces: number[]; active: number; heard: string[]; socket: WebSocket };

const said = (phrase: string) => ({ methods: [{ kind: 'query', query: { phrases: [phrase] } }] });

const roleCycle: readonly Role[] = ['admin', 'manager', 'viewer'];

/** Workspaces 0, 1 and 2 with people who are in one of them or in two. */
async function settle(): Promise<{ persons: Person[]; ids: number[] }> {
  const ids: number[] = [1];
  for (const mark of marks.slice(1))
    ids.push((await boss.json<{ id: number }>('POST', 'workspaces', { name: `${mark} workspace` })).id);
  await boss.json('PUT', 'workspace', { name: `${marks[0]} workspace` });
  const persons: Person[] = [];
  for (let at = 0; at < people; at += 1) {
    const home = at % 3;
    await boss.json('POST', 'workspace', { workspace_id: ids[home] });
    const role = roleCycle[Math.floor(at / 3) % 3] as Role;
    const client = await newMember(server, boss, { email: `p${at}@example.com`, name: `Person ${at}`, role });
    const workspaces = [home];
    if (at % 4 === 0) {
      const second = (home + 1) % 3;
      await query(
        server.dataDir,
        "insert into members (workspace_id, user_id, role, created_at) values ($1, $2, 'manager', now())",
        [ids[second], client.userId],
      );
      workspaces.push(second);
    }
    const heard: string[] = [];
    persons.push({ client, workspaces, active: home, heard, socket: listen(client, heard) });
  }
  return { persons, ids };
}

function listen(client: Client, heard: string[]): WebSocket {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/notifications/socket`, {
    headers: { cookie: client.cookie },
  });
  socket.on('message', (data) => heard.push(String(data)));
  socket.on('error', () => {});
  return socket;
}

it(
  `${people} people in ${marks.length} workspaces never see what is not theirs (seed ${seed}, ${seconds} s)`,
  async () => {
    const random = generator(seed);
    const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
    const { persons, ids } = await settle();
    /** Ids of everything that anybody made; anybody may try any of them. */
    const files: string[] = ['01a1fd80-9e52-707e-8508-5dd781fe6998'];
    const numbers: number[] = [1, 2, 3];
    let asked = 0;
    let refused = 0;

    const act = async (person: Person, step: number): Promise<void> => {
      const mark = marks[person.active] ?? '';
      const name = `${mark} ${step}`;
      const file = pick(files);
      const id = pick(numbers);
      const requests: [string, string, unknown?][] = [
        ['GET', 'files?limit=50&facets=1'],
        ['GET', `files/${file}`],
        ['GET', `files/${file}/transcript`],
        ['GET', `files/${file}/metrics`],
        ['GET', `files/${file}/share`],
        ['PUT', `files/${file}`, { operator: `${mark} operator` }],
        ['POST', `files/${file}/share`, { days: 2 }],
        ['POST', 'files', form(`${name}.txt`, `Operator: ${name} good morning\nCustomer: ${name} hello`)],
        ['DELETE', `files/${file}`],
        ['GET', 'sources'],
        ['POST', 'sources', { name: `${name} source` }],
        ['PUT', `sources/${id}`, { name: `${name} source changed` }],
        ['GET', 'users?limit=1000'],
        ['GET', `users/${id}`],
        ['POST', 'users/invitation', { email: `${mark}-${step}@example.com`, role: 'viewer' }],
        ['POST', 'users/workspace', { user_id: id, allow_reports: step % 2 === 0 }],
        ['GET', 'audit?limit=100'],
        ['GET', 'audit/csv'],
        ['GET', 'notifications'],
        ['GET', 'api_keys'],
        ['POST', 'api_keys', { name: `${name} key`, scopes: ['files.read'] }],
        ['GET', 'ip_list'],
        ['POST', 'ip_list', { network: `203.0.113.${step % 250}`, note: `${mark} office` }],
        ['GET', 'workspace'],
        ['GET', 'users/setting'],
        ['POST', 'files/bulk', { action: 'restart', ids: [file, pick(files)] }],
        ['GET', 'files/bulk?limit=50'],
        ['GET', `files/bulk/${id}`],
        ['POST', `files/bulk/${id}/cancel`],
        ['POST', `files/bulk/${id}/undo`],
        ['POST', 'files/bulk', { action: 'tag', tag_id: id, filter: {} }],
        ['POST', 'workspace', { workspace_id: pick(ids) }],
        ['GET', 'tags'],
        ['POST', 'tags', { name: `${name} tag`, detection: said(mark), apply: 'history' }],
        ['PUT', `tags/${id}`, { name: `${name} changed`, detection: said(mark) }],
        ['PUT', `files/${file}/tags/${id}`],
        ['GET', `files/${file}/tags`],
        ['GET', `files/${file}/matches`],
        ['POST', 'tags/preview', { detection: said(pick(marks)) }],
        ['GET', `rules/tag/${id}/versions`],
        ['GET', 'rules/runs'],
        ['GET', 'patterns'],
        ['POST', 'patterns', { name: `${name} pattern`, detection: said(mark), apply: 'history' }],
        ['POST', `patterns/${id}/clone`],
        ['GET', 'segments'],
        ['POST', 'segments', { name: `${name} list`, ids: [file, pick(files)] }],
        ['POST', 'segments', { name: `${name} segment`, filters: { segments: [id], name: mark } }],
        ['PUT', `files/${file}/favorite`],
        ['GET', `files/${file}/comments`],
        ['POST', `files/${file}/comments`, { text: `${mark} comment` }],
        ['POST', `files/${file}/annotations`, { phrase_id: 0, words: [0, 0], text: `${mark} note` }],
        ['GET', `files/${file}/annotations`],
        ['GET', 'views'],
        ['POST', 'views', { page: 'files', name: `${name} view`, address: mark, is_shared: true }],
        ['DELETE', `views/${id}`],
        ['GET', 'metrics'],
        ['POST', 'metrics', { name: `${name} metric`, formula: 'words + 1' }],
      ];
      const [method, path, body] = pick(requests);
      const response = await person.client.request(method, path, body);
      const text = await response.text();
      asked += 1;
      if (response.status >= 400) refused += 1;
      if (response.status >= 500)
        throw new Error(`${method} ${path}: ${response.status} ${server.output.slice(-3).join('')}`);
      for (const other of marks)
        if (other !== mark && text.includes(other))
          throw new Error(`${method} ${path} showed ${other} to somebody in ${mark}: ${text.slice(0, 300)}`);
      const found = response.ok && text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {};
      if (typeof found.file_id === 'string' && files.length < 300) files.push(found.file_id);
      if (typeof found.id === 'number' && numbers.length < 300) numbers.push(found.id);
      if (path === 'workspace' && method === 'POST' && response.ok) {
        const chosen = ids.indexOf((body as { workspace_id: number }).workspace_id);
        expect(person.workspaces).toContain(chosen);
        person.active = chosen;
        person.socket = listen(person.client, person.heard);
      }
    };

    const until = Date.now() + seconds * 1000;
    // Everybody acts at the same time, one thing after the other.
    await Promise.all(
      persons.map(async (person, at) => {
        for (let step = at * 100_000; Date.now() < until; step += 1) {
          await act(person, step);
          // A socket that closes because of a switch may still tell of the workspace before: one's own, too.
          for (const message of person.heard.splice(0))
            for (const [other, mark] of marks.entries())
              if (!person.workspaces.includes(other) && message.includes(mark))
                throw new Error(`The socket told ${mark} to somebody in ${person.workspaces}`);
        }
      }),
    );
    for (const { socket } of persons) socket.terminate();
    expect(asked).toBeGreaterThan(200);
    expect(refused).toBeGreaterThan(50);
  },
  60_000 + seconds * 1000,
);
