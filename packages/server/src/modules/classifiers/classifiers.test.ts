import type { CallLabel } from '@earshot/core/classifiers/call-labels.api.ts';
import type { LearnedVersion } from '@earshot/core/classifiers/classifiers.api.ts';
import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import type { Example } from '@earshot/core/classifiers/examples.ts';
import type { File } from '@earshot/core/files/files.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callsLeft } from '../../testing/calls-left.ts';
import { conversation, everyFlag, newMember, sessionWith, stranger } from '../../testing/people.ts';
import {
  type Client,
  refusal,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
  until,
} from '../../testing/server.ts';
import { topicLabels as labels, type Teacher, taught, teacher } from '../../testing/two-topics.ts';

let server: TestServer;
let boss: Client;
let viewer: Client;
let neighbour: Client;
let before = '';
let make: Teacher['make'];
let add: Teacher['add'];
let fetch: Teacher['fetch'];
let settled: Teacher['settled'];
let learned: Teacher['learned'];

const refused = async (client: Client, method: string, path: string, body?: object) =>
  (await refusal(await client.request(method, path, body)))[1];
const labelsOf = async (fileId: string) =>
  (await boss.json<{ results: CallLabel[] }>('GET', `files/${fileId}/labels`)).results;
const applied = async (id: number) => {
  await boss.json('POST', `classifiers/${id}/apply`, {});
  return until(
    async () =>
      (
        await boss.json<{ results: { status: string; added: number; removed: number; kept: number }[] }>(
          'GET',
          `classifiers/${id}/runs`,
        )
      ).results[0],
    (run) => run?.status === 'done',
  );
};

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  boss = await signIn(server);
  ({ make, add, fetch, settled, learned } = teacher(boss));
  viewer = await newMember(server, boss, { email: 'v@example.com', name: 'Viewer', role: 'viewer' });
  neighbour = await stranger(server, boss);
  before = await conversation(
    boss,
    'before',
    'Operator: thank you for calling\nCustomer: my invoice came out wrong this month\nOperator: one moment please',
  );
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

describe('a classifier', () => {
  it('comes from nothing to an answer by itself once every label has enough examples', async () => {
    const made = await make('Topics');
    expect(made).toMatchObject({ status: 'NEW', version: 0, accuracy: null, can_change: true });
    const { id } = made;
    expect(await add(id, taught(10))).toMatchObject({ changed: 0, new_labels: [] });
    const waiting = await fetch(id);
    expect(waiting.status).toBe('WAITING FOR DATA');
    expect(waiting.missing.map(({ examples }) => examples).every((count) => count >= 10)).toBe(true);
    expect(await refused(boss, 'POST', `classifiers/${id}/learn`)).toBe('classifiers.too_few');
    await add(id, taught(30));
    const ready = await settled(id);
    expect(ready).toMatchObject({ status: 'READY', version: 1, missing: [], refit: [], changed: 0 });
    expect(ready.accuracy?.value).toBeGreaterThan(0.9);
    expect(ready.accuracy?.low).toBeLessThanOrEqual(ready.accuracy?.value ?? 0);
    const report = await boss.json<{ labels: { name: string; f1: number; words: object[] }[]; ece: number }>(
      'GET',
      `classifiers/${id}/report`,
    );
    expect(report.labels.map(({ name }) => name)).toEqual(['Bill', 'Connection']);
    expect(report.labels[0]?.words.length).toBeGreaterThan(0);
    const told = await boss.json<{
      labels: { name: string; decision: string }[];
      words: { text: string; weight: number }[];
    }>('POST', `classifiers/${id}/check`, { text: 'hello my invoice came out too high' });
    expect(told.labels).toMatchObject([
      { name: 'Bill', decision: 'yes' },
      { name: 'Connection', decision: 'no' },
    ]);
    expect(told.words.filter(({ weight }) => weight > 0).map(({ text }) => text)).toContain('invoice');
    const odd = await boss.json<{ units: { met: object }[] }>('POST', `classifiers/${id}/check`, {
      text: 'hello the generator hums, Generator',
    });
    expect(odd.units.map(({ met }) => met)).toEqual([{ words: 5, unknown: 3, some: ['generator', 'hums'] }]);
  });

  it('answers calls that come in, and former ones when somebody wishes it', async () => {
    const { id, labels: own } = await learned('Calls');
    const billId = own[0]?.id ?? 0;
    expect((await labelsOf(before)).filter((one) => one.classifier_id === id)).toEqual([]);
    const fresh = await conversation(
      boss,
      'fresh',
      'Operator: may I have your name\nCustomer: the internet is down again\nOperator: one moment',
    );
    const said = (await labelsOf(fresh)).filter((one) => one.classifier_id === id);
    expect(said).toMatchObject([{ label: 'Connection', decision: 'yes', by: 'machine', version: 1 }]);
    expect(said[0]?.moments[0]).toMatchObject({ role: 'abonent' });
    const preview = await boss.json<{ labels: { added: number }[]; sample: { file_id: string }[] }>(
      'POST',
      `classifiers/${id}/preview`,
      { days: 3650 },
    );
    expect(preview.labels[0]?.added).toBe(1);
    expect(await applied(id)).toMatchObject({ added: 1, kept: 1, removed: 0 });
    expect((await labelsOf(before)).filter((one) => one.classifier_id === id)).toMatchObject([
      { label: 'Bill' },
    ]);
    expect(await callsLeft(boss, { labels: [billId] })).toEqual([before]);
    expect(await callsLeft(boss, { labels_known: [billId] })).toEqual([before, fresh]);
    // A second time nothing changes.
    expect(await applied(id)).toMatchObject({ added: 0, kept: 2, removed: 0 });
    // A pattern asks for it.
    const pattern = await boss.json<{ id: number }>('POST', 'patterns', {
      name: 'About bills',
      detection: { methods: [{ kind: 'label', label_id: billId, limits: [0.5, null] }] },
      apply: 'history',
    });
    await until(
      () => callsLeft(boss, { patterns: [pattern.id] }),
      (files) => files.includes(before),
    );
    expect(await refused(boss, 'DELETE', `classifiers/${id}`)).toBe('classifiers.in_use');
    // So does a question of a goal: its classifier has two labels, so that one has to be named.
    const asks = (label_id: number | null, classifier = id) => ({
      name: `Bills ${label_id}`,
      groups: [
        {
          name: 'Topics',
          questions: [
            { text: 'Was it about a bill?', answer_by: { kind: 'classifier', id: classifier, label_id } },
          ],
        },
      ],
    });
    expect(await refused(boss, 'POST', 'goals', asks(null))).toBe('goals.no_label');
    expect(await refused(boss, 'POST', 'goals', asks(billId, 999_999))).toBe('goals.unknown_rule');
    const goal = await boss.json<{ id: number }>('POST', 'goals', { ...asks(billId), apply: 'history' });
    const answers = async (file: string) => {
      const { results } = await boss.json<{
        results: { goal_id: number; answers: { answer: string; machine: object; moments: object[] }[] }[];
      }>('GET', `files/${file}/scores`);
      return results.find(({ goal_id }) => goal_id === goal.id)?.answers;
    };
    expect(await until(() => answers(before), Boolean)).toMatchObject([
      { answer: 'yes', reason: 'labelled', moments: [{ role: 'abonent' }] },
    ]);
    expect((await fetch(id)).used_by.map(({ kind }) => kind).sort()).toEqual(['goal', 'pattern']);
    // What a person decided stays.
    await boss.json('PUT', `files/${before}/labels/${billId}`, { has: false });
    expect((await labelsOf(before)).find((one) => one.label_id === billId)).toMatchObject({
      decision: 'no',
      by: 'person',
    });
    expect(await applied(id)).toMatchObject({ added: 0, kept: 1 });
    expect(await callsLeft(boss, { labels: [billId] })).toEqual([]);
    expect((await fetch(id)).refit).toContain('labels');
    // What goes by the label follows, and comes back with it.
    await until(
      () => callsLeft(boss, { patterns: [pattern.id] }),
      (files) => files.length === 0,
    );
    await until(
      () => answers(before),
      (all) => all?.[0]?.answer !== 'yes',
    );
    await boss.json('PUT', `files/${before}/labels/${billId}`, { has: null });
    await until(
      () => callsLeft(boss, { patterns: [pattern.id] }),
      (files) => files.includes(before),
    );
    await until(
      () => answers(before),
      (all) => all?.[0]?.answer === 'yes',
    );
  });

  it('hears a person who says otherwise of a call, learns from that, and forgets it when it is taken back', async () => {
    const { id, labels: own } = await learned('Corrections');
    const [billId = 0, lineId = 0] = own.map((label) => label.id);
    const file = await conversation(
      boss,
      'corrected',
      'Operator: may I have your name\nCustomer: hello the bill is too high now\nOperator: one moment today',
    );
    const all = async () =>
      (await boss.json<{ results: CallLabel[] }>('GET', `files/${file}/labels?all=1`)).results.filter(
        (one) => one.classifier_id === id,
      );
    const say = (label: number, has: boolean | null, client = boss) =>
      client.request('PUT', `files/${file}/labels/${label}`, { has });
    const corrections = async () =>
      (await boss.json<{ results: Example[] }>('GET', `classifiers/${id}/examples`)).results
        .filter(({ source }) => source === 'correction')
        .map(({ text, labels }) => [text, labels]);
    expect(await all()).toMatchObject([
      { label: 'Bill', decision: 'yes', by: 'machine', person: null, version: 1 },
      { label: 'Connection', decision: 'no', by: 'machine' },
    ]);
    expect((await labelsOf(file)).filter((one) => one.classifier_id === id)).toHaveLength(1);

    await say(billId, false);
    expect(await all()).toMatchObject([
      { decision: 'no', by: 'person', person: 'Administrator' },
      { label: 'Connection' },
    ]);
    expect(await corrections()).toEqual([['hello the bill is too high now', []]]);
    // Said the other way round, nothing of it is learned any more.
    await say(billId, true);
    expect(await corrections()).toEqual([]);
    await say(billId, false);
    expect(await callsLeft(boss, { labels: [billId] })).toEqual([]);
    await say(billId, null);
    expect(await all()).toMatchObject([{ label: 'Bill', decision: 'yes', by: 'machine' }, {}]);
    expect(await corrections()).toEqual([]);
    expect(await callsLeft(boss, { labels: [billId] })).toEqual([file]);

    await say(lineId, true);
    expect(await callsLeft(boss, { labels: [lineId] })).toEqual([file]);
    await say(lineId, null);
    await say(lineId, null);
    expect(await callsLeft(boss, { labels: [lineId] })).toEqual([]);
    expect((await refusal(await say(billId, false, viewer)))[1]).toBe('forbidden');
    expect((await refusal(await say(billId, false, neighbour)))[1]).toBe('files.not_found');
    expect((await refusal(await say(999_999, false)))[1]).toBe('classifiers.label_unknown');
  });

  it('learns a label that it missed where a call is one passage for it', async () => {
    const { id, labels: own } = await learned('Missed', { who: 'abonent' });
    const lineId = own[1]?.id ?? 0;
    const said = 'listen nothing at all comes through the cable';
    const file = await conversation(boss, 'missed', `Operator: how can I help\nCustomer: ${said}`);
    await boss.json('PUT', `files/${file}/labels/${lineId}`, { has: true });
    const { results } = await boss.json<{ results: Example[] }>('GET', `classifiers/${id}/examples`);
    expect(results.find(({ source }) => source === 'correction')).toMatchObject({
      text: said,
      labels: [lineId],
    });
    expect((await fetch(id)).refit).toContain('labels');
  });

  it('learns a label that it missed from the phrase in which a person says it is', async () => {
    const { id, labels: own } = await learned('Pointed out');
    const lineId = own[1]?.id ?? 0;
    const said = 'listen nothing at all comes through my cable';
    const file = await conversation(boss, 'pointed', `Operator: how can I help you\nCustomer: ${said}`);
    const say = (body: object, client = boss) =>
      client.request('PUT', `files/${file}/labels/${lineId}`, body);
    const corrections = async () =>
      (await boss.json<{ results: Example[] }>('GET', `classifiers/${id}/examples`)).results
        .filter(({ source }) => source === 'correction')
        .map(({ text, labels }) => [text, labels]);
    await say({ has: true });
    expect(await corrections()).toEqual([]);
    expect((await refusal(await say({ has: true, phrase_id: 99 })))[1]).toBe('classifiers.phrase_not_found');
    expect((await refusal(await say({ has: true, phrase_id: 1 }, viewer)))[1]).toBe('forbidden');
    await say({ has: true, phrase_id: 1 });
    expect(await corrections()).toEqual([[said, [lineId]]]);
    expect((await labelsOf(file)).find(({ label_id }) => label_id === lineId)?.moments).toMatchObject([
      { phrase_id: 1, text: said },
    ]);
    await say({ has: null });
    expect(await corrections()).toEqual([]);
  });

  it('is told of the calls of a list by their labels, to whoever may see them', async () => {
    const { id, labels: own } = await make('Listed', {
      labels: [
        { name: 'Refund', color: 'pink' },
        { name: 'Late', color: 'teal' },
      ],
    });
    const [refund = 0, late = 0] = own.map((label) => label.id);
    const both = await conversation(boss, 'both', 'Customer: where is my money and where is my parcel');
    const none = await conversation(boss, 'none', 'Customer: good evening');
    for (const label of [refund, late])
      await boss.json('PUT', `files/${both}/labels/${label}`, { has: true });
    await boss.json('PUT', `files/${none}/labels/${late}`, { has: false });
    const listed = async (client: Client) =>
      new Map(
        (await client.json<{ results: File[] }>('GET', 'files?limit=100')).results.map((file) => [
          file.file_id,
          file.labels.filter((label) => label.id === refund || label.id === late),
        ]),
      );
    const labelled = [
      { id: late, name: 'Late', color: 'teal' },
      { id: refund, name: 'Refund', color: 'pink' },
    ];
    const seen = await listed(boss);
    expect(seen.get(both)).toEqual(labelled);
    expect(seen.get(none)).toEqual([]);
    expect(await boss.json('GET', `files/${both}`)).toMatchObject({
      labels: expect.arrayContaining(labelled),
    });
    const table = await (await boss.request('POST', 'search/csv', { filters: { labels: [refund] } })).text();
    expect(table).toContain('Late; Refund"');
    expect((await listed(neighbour)).size).toBe(0);
    // A section that somebody does not have is not told of in the list either.
    const narrow = await sessionWith(server, 'viewer', { ...everyFlag, allow_classifiers: false });
    expect((await listed(narrow)).get(both)).toEqual([]);
    await boss.json('PUT', `files/${both}/labels/${refund}`, { has: false });
    expect((await listed(viewer)).get(both)).toEqual([labelled[0]]);
    expect((await boss.request('DELETE', `classifiers/${id}`)).status).toBe(204);
    expect((await listed(boss)).get(both)).toEqual([]);
  });

  it('learns anew, and a former version can answer again', async () => {
    const { id } = await learned('Versions');
    await add(id, [{ text: 'the toll on my statement is odd', labels: ['Bill'] }]);
    expect(await fetch(id)).toMatchObject({ status: 'NEED REFIT', changed: 1, refit: ['labels'] });
    await boss.json('POST', `classifiers/${id}/learn`);
    const again = await until(
      () => fetch(id),
      ({ version }) => version === 2,
    );
    expect(again.status).toBe('READY');
    const back = await boss.json<Classifier>('POST', `classifiers/${id}/versions/1/restore`);
    expect(back).toMatchObject({ version: 1, status: 'NEED REFIT' });
    const { results } = await boss.json<{ results: LearnedVersion[] }>('GET', `classifiers/${id}/versions`);
    expect(results.map(({ version, is_live }) => [version, is_live])).toEqual([
      [2, false],
      [1, true],
    ]);
    expect(await refused(boss, 'POST', `classifiers/${id}/versions/9/restore`)).toBe(
      'classifiers.version_not_found',
    );
    const copy = await boss.json<Classifier>('POST', `classifiers/${id}/clone`);
    // It has all that it needs, and learns by itself as any other.
    expect(copy).toMatchObject({ version: 0, examples: again.examples, status: 'LEARNING' });
    expect((await settled(copy.id)).version).toBe(1);
  });

  it('refuses what is no classifier', async () => {
    for (const [body, code] of [
      [{ labels: [] }, 'classifiers.no_labels'],
      [{ type: 'binary' }, 'classifiers.one_label'],
      [{ choose: 'one', labels: [{ name: 'One' }] }, 'classifiers.two_labels'],
      [{ labels: [{ name: 'Bill' }, { name: 'bill' }] }, 'classifiers.label_taken'],
      [{ labels: [{ name: 'Bill', id: 999_999 }] }, 'classifiers.label_unknown'],
    ] as const)
      expect(await refused(boss, 'POST', 'classifiers', { name: 'Wrong', labels, ...body })).toBe(code);
    const { id } = await make('Taken');
    expect(await refused(boss, 'POST', 'classifiers', { name: 'taken', labels })).toBe(
      'classifiers.name_taken',
    );
    expect(await refused(viewer, 'POST', 'classifiers', { name: 'Mine', labels })).toBe('forbidden');
    for (const path of ['', '/report', '/examples', '/versions', '/labellers'])
      expect(await refused(neighbour, 'GET', `classifiers/${id}${path}`)).toBe('classifiers.not_found');
    expect(await refused(boss, 'GET', `classifiers/${id}/report`)).toBe('classifiers.nothing_learned');
  });
});
