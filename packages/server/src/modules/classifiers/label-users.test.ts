import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyFlag, sessionWith, stranger } from '../../testing/people.ts';
import {
  type Client,
  refusal,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
} from '../../testing/server.ts';

let server: TestServer;
let boss: Client;
let bill = 0;
let other = 0;
let classifier: Classifier;

const named = (name: string, labels: readonly object[]) => ({
  name,
  type: 'multi_label',
  choose: 'any',
  unit: 'phrase',
  labels,
});
const asking = (label_id: number) => ({
  join: 'all',
  methods: [{ kind: 'label', label_id, limits: [0.5, null] }],
});
const goalOf = (name: string, question: object) => ({
  name,
  groups: [{ name: 'Topics', questions: [{ text: 'Was it about a bill?', ...question }] }],
});
const refused = async (method: string, path: string, body: object, client = boss) =>
  refusal(await client.request(method, path, body));

/** What can go by a label: where it is made, and how it is asked for. */
const users: readonly [kind: string, path: string, body: (label_id: number) => object][] = [
  ['pattern', 'patterns', (label_id) => ({ name: 'By pattern', detection: asking(label_id) })],
  ['tag', 'tags', (label_id) => ({ name: 'By tag', color: 'blue', detection: asking(label_id) })],
  [
    'goal',
    'goals',
    (label_id) =>
      goalOf('By answer', { answer_by: { kind: 'pattern', id: null, detection: asking(label_id) } }),
  ],
  [
    'goal',
    'goals',
    (label_id) => goalOf('By condition', { not_applicable_when: { detection: asking(label_id) } }),
  ],
];

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  boss = await signIn(server);
  classifier = await boss.json<Classifier>(
    'POST',
    'classifiers',
    named('Topics', [{ name: 'Bill' }, { name: 'Other' }]),
  );
  [bill, other] = classifier.labels.map(({ id }) => id ?? 0) as [number, number];
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

describe.each(users)('a %s (%s)', (kind, path, body) => {
  it('goes by labels that there are, and keeps them', async () => {
    expect(await refused('POST', path, body(999_999))).toEqual([422, 'rules.unknown_label']);
    const { id } = await boss.json<{ id: number }>('POST', path, body(bill));
    const { used_by } = await boss.json<Classifier>('GET', `classifiers/${classifier.id}`);
    expect(used_by).toMatchObject([{ kind, id }]);
    const without = named('Topics', classifier.labels.slice(1));
    expect(await refused('PUT', `classifiers/${classifier.id}`, without)).toEqual([
      409,
      'classifiers.label_in_use',
    ]);
    expect(await refused('DELETE', `classifiers/${classifier.id}`, {})).toEqual([409, 'classifiers.in_use']);
    expect((await boss.request('DELETE', `${path}/${id}`)).status).toBe(204);
  });
});

describe('labels', () => {
  it('that nothing goes by can be taken out', async () => {
    const kept = classifier.labels.filter(({ id }) => id !== other);
    const { labels } = await boss.json<Classifier>(
      'PUT',
      `classifiers/${classifier.id}`,
      named('Topics', kept),
    );
    expect(labels.map(({ name }) => name)).toEqual(['Bill']);
  });

  it('are not there for another workspace, nor for who may not see classifiers', async () => {
    const neighbour = await stranger(server, boss);
    const pattern = { name: 'Foreign', detection: asking(bill) };
    expect(await refused('POST', 'patterns', pattern, neighbour)).toEqual([422, 'rules.unknown_label']);
  });

  it('that a rule asked for before may stay when somebody changes something else', async () => {
    const pattern = { name: 'Stays', detection: asking(bill) };
    const { id } = await boss.json<{ id: number }>('POST', 'patterns', pattern);
    const manager = await sessionWith(server, 'manager', { ...everyFlag, allow_classifiers: false });
    const renamed = { ...pattern, name: 'Stays so' };
    expect((await manager.request('PUT', `patterns/${id}`, renamed)).status).toBe(200);
    expect(await refused('POST', 'patterns', { ...pattern, name: 'New' }, manager)).toEqual([
      422,
      'rules.unknown_label',
    ]);
  });

  it('are not found out by trying a rule', async () => {
    const detection = asking(bill);
    const manager = await sessionWith(server, 'manager', { ...everyFlag, allow_classifiers: false });
    for (const [path, body] of [
      ['tags/preview', { detection }],
      ['tags/check', { detection, text: 'a bill' }],
      ['patterns/preview', { pattern: { detection } }],
      ['patterns/check', { pattern: { detection }, text: 'a bill' }],
    ] as const) {
      expect([path, ...(await refused('POST', path, body, manager))]).toEqual([
        path,
        422,
        'rules.unknown_label',
      ]);
      expect([path, (await boss.request('POST', path, body)).status]).toEqual([path, 200]);
    }
    // One that goes by it already is theirs to look at.
    const { id } = await boss.json<{ id: number }>('POST', 'patterns', { name: 'Tried', detection });
    const tried = await manager.request('POST', 'patterns/preview', { pattern: { detection }, id });
    expect(tried.status).toBe(200);
  });
});
