import type { Label } from '@earshot/core/classifiers/classifiers.ts';
import type { Example } from '@earshot/core/classifiers/examples.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conversation, everyFlag, sessionWith } from '../../testing/people.ts';
import {
  type Client,
  query,
  refusal,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
} from '../../testing/server.ts';
import { type Teacher, teacher } from '../../testing/two-topics.ts';

let server: TestServer;
let boss: Client;
let make: Teacher['make'];
let add: Teacher['add'];
let fetch: Teacher['fetch'];
let learned: Teacher['learned'];

const refused = async (client: Client, method: string, path: string, body?: object) =>
  (await refusal(await client.request(method, path, body)))[1];

const inputOf = ({ id, name, color, goal }: Label) => ({ id, name, color, goal });

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  boss = await signIn(server);
  ({ make, add, fetch, learned } = teacher(boss));
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

describe('a classifier of several people', () => {
  it('that is locked is taught by others, and changed by its author alone', async () => {
    const { id } = await learned('Locked');
    await boss.json('POST', `classifiers/${id}/lock`, { locked: true });
    const manager = await sessionWith(server, 'manager', everyFlag);
    await manager.json('POST', `classifiers/${id}/examples`, {
      examples: [{ text: 'a bill of mine', labels: ['Bill'] }],
    });
    const { results } = await boss.json<{ results: Example[] }>('GET', `classifiers/${id}/examples`);
    const own = results.find(({ text }) => text === 'a bill of mine')?.id;
    const others = results.find(({ text }) => text !== 'a bill of mine')?.id;
    for (const [method, path] of [
      ['POST', 'learn'],
      ['POST', 'cancel'],
      ['POST', 'versions/1/restore'],
      ['DELETE', `examples/${others}`],
    ] as const)
      expect([path, await refused(manager, method, `classifiers/${id}/${path}`)]).toEqual([
        path,
        'rules.locked',
      ]);
    expect((await manager.request('DELETE', `classifiers/${id}/examples/${own}`)).status).toBe(204);
  });

  it('is not changed over a change that whoever changes it has not seen', async () => {
    const { id, ...read } = await make('Read before');
    await add(id, [{ text: 'give me my money back', labels: ['Refund'] }], { new_labels: true });
    const { name, labels, revision } = read;
    const change = { name, labels: labels.map(inputOf), description: 'Mine' };
    expect(await refused(boss, 'PUT', `classifiers/${id}`, { ...change, revision })).toBe(
      'classifiers.changed',
    );
    const now = await fetch(id);
    expect([now.labels.map((label) => label.name), now.description]).toEqual([
      [...labels.map((label) => label.name), 'Refund'],
      '',
    ]);
    const seen = { ...change, labels: now.labels.map(inputOf) };
    expect(await boss.json('PUT', `classifiers/${id}`, { ...seen, revision: now.revision })).toMatchObject({
      description: 'Mine',
      revision: now.revision + 1,
    });
  });

  it('that goes takes with it what people say of calls meanwhile', async () => {
    const file = await conversation(boss, 'goes', 'Customer: the bill is wrong');
    for (let round = 0; round < 3; round += 1) {
      const { id, labels } = await make(`Going ${round}`);
      const label = labels[0]?.id;
      const saying = Array.from({ length: 8 }, () =>
        boss.request('PUT', `files/${file}/labels/${label}`, { has: true }),
      );
      const answers = await Promise.all([boss.request('DELETE', `classifiers/${id}`), ...saying]);
      for (const { status } of answers.slice(1)) expect([200, 409, 422]).toContain(status);
      const left = await query<{ count: number }>(
        server.dataDir,
        `select count(*) from findings where kind = 'label' and rule_id = $1`,
        [label],
      );
      expect(left).toEqual([{ count: 0 }]);
    }
  });

  it('checks so many lines at once, and asks about projects that teach it', async () => {
    const { id } = await learned('Bounds');
    const lines = (count: number) => ({ text: 'hm\n'.repeat(count) });
    expect(await refused(boss, 'POST', `classifiers/${id}/check`, lines(501))).toBe(
      'classifiers.too_many_lines',
    );
    const { units } = await boss.json<{ units: unknown[] }>('POST', `classifiers/${id}/check`, lines(500));
    expect(units).toHaveLength(500);
    expect(await refused(boss, 'GET', `classifiers/${id}/queue?project_id=999999`)).toBe(
      'projects.not_found',
    );
    const project = (subject: object) =>
      boss.json<{ id: number }>('POST', 'projects', {
        name: `Teaches ${JSON.stringify(subject)}`.slice(0, 40),
        kind: 'training',
        auto_language: true,
        subject,
      });
    const own = await project({ kind: 'classifier', id });
    const other = await project({ kind: 'classifier', id: 999_999 });
    expect((await boss.request('GET', `classifiers/${id}/queue?project_id=${own.id}`)).status).toBe(200);
    expect(await refused(boss, 'GET', `classifiers/${id}/queue?project_id=${other.id}`)).toBe(
      'projects.not_found',
    );
  });
});
