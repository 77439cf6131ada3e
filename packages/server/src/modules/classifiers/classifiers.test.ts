import type { CallLabel } from '@earshot/core/classifiers/call-labels.api.ts';
import type { classifierReport } from '@earshot/core/classifiers/checks.api.ts';
import type { LearnedVersion } from '@earshot/core/classifiers/classifiers.api.ts';
import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import type { Example, Imported } from '@earshot/core/classifiers/examples.ts';
import type { ReplyOf } from '@earshot/core/endpoint.ts';
import type { File } from '@earshot/core/files/files.ts';
import { generator } from '@earshot/core/random.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callsLeft } from '../../testing/calls-left.ts';
import { conversation, everyFlag, newMember, sessionWith, stranger } from '../../testing/people.ts';
import {
  type Client,
  connect,
  refusal,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
  until,
} from '../../testing/server.ts';

type Report = ReplyOf<typeof classifierReport>;

let server: TestServer;
let boss: Client;
let viewer: Client;
let neighbour: Client;
let before = '';

const random = generator(5);
const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
const people = ['please', 'hello', 'well', 'listen', 'you know', 'good day'];
const times = ['today', 'now', 'again', 'as I said', 'since Monday', 'this month'];
/** Sentences of two topics, put together anew. */
const bill = () =>
  `${pick(people)} ${pick(['the bill is', 'my invoice came out', 'the charge was', 'that payment looks'])} ${pick(['too high', 'wrong', 'twice what it was', 'not what we agreed'])} ${pick(times)}`;
const line = () =>
  `${pick(people)} ${pick(['the internet is', 'our connection keeps', 'the router has been', 'the signal keeps'])} ${pick(['down', 'dropping', 'slow', 'dead'])} ${pick(times)}`;
const chatter = () =>
  `${pick(people)} ${pick(['thank you for calling', 'may I have your name', 'one moment', 'anything else I can do'])} ${pick(times)}`;

const labels = [{ name: 'Bill' }, { name: 'Connection' }];
const make = (name: string, more: object = {}) =>
  boss.json<Classifier>('POST', 'classifiers', { name, labels, ...more });
const add = (id: number, examples: object[], more: object = {}) =>
  boss.json<Imported>('POST', `classifiers/${id}/examples`, { examples, ...more });
const fetch = (id: number, client = boss) => client.json<Classifier>('GET', `classifiers/${id}`);
const settled = (id: number) =>
  until(
    () => fetch(id),
    ({ status }) => status !== 'LEARNING' && status !== 'WAITING FOR DATA' && status !== 'NEW',
  );
const refused = async (client: Client, method: string, path: string, body?: object) =>
  (await refusal(await client.request(method, path, body)))[1];
const taught = (count: number) =>
  Array.from({ length: count }, () => [
    { text: bill(), labels: ['Bill'] },
    { text: line(), labels: ['Connection'] },
    { text: chatter(), labels: [] },
  ]).flat();
/** A classifier that has learned both topics. */
const learned = async (name: string, more: object = {}) => {
  const { id } = await make(name, more);
  await add(id, taught(40));
  return settled(id);
};
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
    expect(copy).toMatchObject({ version: 0, examples: again.examples, status: 'WAITING FOR DATA' });
    await boss.json('POST', `classifiers/${copy.id}/learn`);
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

describe('an example', () => {
  it('is near the threshold of a label by what was said of that label, not of another', async () => {
    const { id, labels: own } = await learned('Nearest');
    const [about, other] = own.map((label) => label.id ?? 0);
    const { labels: report } = await boss.json<Report>('GET', `classifiers/${id}/report`);
    const at = report.find((label) => label.id === about)?.threshold ?? 0;
    const { results } = await boss.json<{ results: Example[] }>('GET', `classifiers/${id}/examples?limit=4`);
    const ids = results.map((example) => example.id);
    // What is said of the other label is on its threshold everywhere; of this one in the order of these distances.
    const away = [0.08, 0.02, 0.3, 0.05];
    const sql = await connect(server.dataDir);
    await sql.query(
      `update classifier_held_out set answers = set_byte(set_byte(answers, 0, 0), 2, $2) where classifier_id = $1`,
      [id, Math.round((report.find((label) => label.id === other)?.threshold ?? 0) * 255)],
    );
    for (const [place, example] of ids.entries())
      await sql.query(
        `update classifier_held_out set answers = set_byte(answers, 0, $3) where classifier_id = $1 and example_id = $2`,
        [id, example, Math.round((at + (away[place] ?? 0)) * 255)],
      );
    await sql.end();
    const near = await boss.json<{ results: Example[] }>(
      'GET',
      `classifiers/${id}/examples?view=near&label_id=${about}&limit=3`,
    );
    expect(near.results.map((example) => example.id)).toEqual([ids[1], ids[3], ids[0]]);
    expect(await boss.json('GET', `classifiers/${id}/examples?view=near&label_id=999999`)).toMatchObject({
      count: 0,
    });
  });
});

describe('an import', () => {
  it('takes a table as it was exported', async () => {
    const { id } = await make('Tables', { labels: [{ name: 'A | b' }, { name: 'C' }] });
    await add(id, [
      { text: '=) that is fine, "really"\nyes', labels: ['A | b', 'C'], role: 'abonent' },
      { file_id: before, phrase_id: 1, labels: [] },
    ]);
    const csv = await (await boss.request('GET', `classifiers/${id}/examples/export?format=csv`)).text();
    const { id: other } = await make('Tables again', { labels: [{ name: 'Old' }] });
    expect(
      await boss.json<Imported>('POST', `classifiers/${other}/examples`, { csv, new_labels: true }),
    ).toMatchObject({ added: 2, new_labels: ['A | b', 'C'] });
    const texts = async (of: number) =>
      (await boss.json<{ results: Example[] }>('GET', `classifiers/${of}/examples`)).results
        .map(({ text, labels, place }) => [text, labels?.length, place?.phrase_id])
        .sort();
    expect(await texts(other)).toEqual(await texts(id));
    expect(await boss.json<Imported>('POST', `classifiers/${other}/examples`, { csv })).toMatchObject({
      added: 0,
      skipped: 2,
    });
  });

  it('is refused as a whole where a row of it cannot be taken', async () => {
    const { id } = await make('Poisoned');
    const theirs = await conversation(neighbour, 'theirs', 'Customer: the bill is wrong');
    const good = { text: 'the bill is wrong', labels: ['Bill'] };
    for (const [body, code] of [
      [{ examples: [good, { text: 'x', labels: ['Nothing'] }] }, 'classifiers.import_label'],
      [{ examples: [good, { file_id: theirs, phrase_id: 0, labels: [] }] }, 'classifiers.import_place'],
      [{ examples: [good, { file_id: before, phrase_id: 99, labels: [] }] }, 'classifiers.import_place'],
      [{ examples: [good, { text: ' ', labels: [] }] }, 'classifiers.import_empty'],
      [{ examples: [good, { text: '=HYPERLINK("x")', labels: [] }] }, 'classifiers.import_formula'],
      [{ csv: 'text,labels\nx,=cmd|run', new_labels: true }, 'classifiers.import_formula'],
      [{ csv: `text,labels\nx,${'y'.repeat(1_000_000)}`, new_labels: true }, 'classifiers.import_csv'],
      [{ csv: `text,labels\nx,${'y'.repeat(200)}`, new_labels: true }, 'classifiers.import_label_long'],
      [{ csv: `text,labels\n${'a,b\n'.repeat(6000)}`, new_labels: true }, 'classifiers.too_many_examples'],
      [{ csv: 'what,ever\n1,2' }, 'classifiers.import_titles'],
      [{ csv: 'text,labels\n"x,y' }, 'classifiers.import_csv'],
      [
        {
          examples: Array.from({ length: 200 }, (_, at) => ({ text: 'x', labels: [`l${at}`] })),
          new_labels: true,
        },
        'classifiers.too_many_labels',
      ],
    ] as const)
      expect([code, await refused(boss, 'POST', `classifiers/${id}/examples`, body)]).toEqual([code, code]);
    expect((await fetch(id)).examples).toBe(0);
  });

  it('where one is chosen takes one label of each', async () => {
    const { id } = await make('Chosen', { choose: 'one' });
    const both = { examples: [{ text: 'x', labels: ['Bill', 'Connection'] }] };
    expect(await refused(boss, 'POST', `classifiers/${id}/examples`, both)).toBe('classifiers.import_choice');
  });
});

describe('people', () => {
  it('who differ teach nothing until somebody settles it', async () => {
    const { id, labels: own } = await make('Quarrel');
    const [billId = 0, lineId = 0] = own.map((label) => label.id);
    await add(id, [{ text: 'it costs me every day that it is down', labels: ['Bill'] }]);
    const [example] = (await boss.json<{ results: Example[] }>('GET', `classifiers/${id}/examples`)).results;
    const other = await newMember(server, boss, { email: 'm@example.com', name: 'Mary', role: 'manager' });
    const path = `classifiers/${id}/examples/${example?.id}`;
    await other.json('PUT', path, { labels: [lineId] });
    expect(await fetch(id)).toMatchObject({ unsettled: 1, labellers: 2 });
    const { results } = await boss.json<{ results: Example[] }>(
      'GET',
      `classifiers/${id}/examples?view=unsettled`,
    );
    expect(results).toMatchObject([{ labels: null, is_settled: false }]);
    await boss.json('PUT', path, { labels: [billId, lineId], settles: true });
    expect(await fetch(id)).toMatchObject({ unsettled: 0 });
    expect(
      (await boss.json<{ results: Example[] }>('GET', `classifiers/${id}/examples`)).results,
    ).toMatchObject([{ labels: [billId, lineId], is_settled: true }]);
    const labellers = await boss.json<{ results: { name: string; examples: number }[]; agreement: object }>(
      'GET',
      `classifiers/${id}/labellers`,
    );
    expect(labellers.results).toHaveLength(2);
    expect(await refused(boss, 'PUT', path, { labels: [1] })).toBe('classifiers.label_unknown');
    expect(await refused(neighbour, 'PUT', path, { labels: [] })).toBe('classifiers.not_found');
  });

  it('label what is asked, and can take it back', async () => {
    const { id, labels: own } = await make('Queue', {
      labels: [{ name: 'Bill', advanced_filter: { phrases: ['invoice'] } }, { name: 'Connection' }],
    });
    const billId = own[0]?.id ?? 0;
    type Queue = {
      results: { id: number; text: string; reason: string; proposed_by: number[]; before: object[] }[];
      left: { mixed: number };
      today: number;
    };
    const queue = () => boss.json<Queue>('GET', `classifiers/${id}/queue?limit=50`);
    const full = await until(queue, ({ results }) => results.length > 0);
    const item = full.results.find(({ text }) => text.includes('invoice'));
    expect(item).toMatchObject({ proposed_by: [billId] });
    expect(item?.before.length).toBeGreaterThan(0);
    const path = `classifiers/${id}/queue/${item?.id}`;
    await boss.json('PUT', path, { labels: [billId], ms: 1500 });
    expect((await queue()).results.map((one) => one.id)).not.toContain(item?.id);
    expect((await queue()).today).toBe(1);
    expect(await fetch(id)).toMatchObject({ examples: 1 });
    await boss.request('DELETE', path);
    expect(await fetch(id)).toMatchObject({ examples: 0 });
    expect((await queue()).results.map((one) => one.id)).toContain(item?.id);
    // A training project asks about its own calls only.
    const theirs = await conversation(boss, 'of a project', 'Customer: my shipment never came');
    const project = await boss.json<{ id: number }>('POST', 'projects', {
      name: 'Parcels',
      kind: 'training',
      auto_language: true,
      query: { type: 'phrases', phrases: ['shipment'] },
      history_from: '2000-01-01',
      subject: { kind: 'classifier', id },
    });
    await boss.json('POST', `projects/${project.id}/start`);
    await until(
      () => boss.json<{ found: number }>('GET', `projects/${project.id}`),
      ({ found }) => found === 1,
    );
    type Places = { results: { place: { file_id: string } }[] };
    const asked = await until(
      () => boss.json<Places>('GET', `classifiers/${id}/queue?limit=50&project_id=${project.id}`),
      ({ results }) => results.length > 0,
    );
    expect(new Set(asked.results.map(({ place }) => place.file_id))).toEqual(new Set([theirs]));
    expect((await fetch(id)).used_by).toMatchObject([{ kind: 'project', id: project.id }]);
    expect((await boss.request('DELETE', `projects/${project.id}`)).status).toBe(204);
    expect(await refused(neighbour, 'PUT', path, { labels: [] })).toBe('classifiers.not_found');
    expect(await refused(boss, 'PUT', `classifiers/${id}/queue/999999`, { labels: [] })).toBe(
      'classifiers.item_not_found',
    );
  });

  it('find an example where its words are after the call was corrected, and lose it with the call', async () => {
    const { id } = await make('Anchors');
    const file = await conversation(boss, 'moving', 'Customer: the bill is wrong\nOperator: one moment');
    await add(id, [{ file_id: file, phrase_id: 0, labels: ['Bill'] }]);
    type Transcript = { version: number; phrases: { id: number; text: string }[] };
    const { version, phrases } = await boss.json<Transcript>('GET', `files/${file}/transcript`);
    const said = phrases.map(({ id, text }, at) => ({ id, text: at === 0 ? 'the invoice is wrong' : text }));
    await boss.json('PUT', `files/${file}/transcript`, { version, phrases: said });
    const first = async () =>
      (await boss.json<{ results: Example[] }>('GET', `classifiers/${id}/examples`)).results[0]?.text;
    await until(first, (text) => text === 'the invoice is wrong');
    await boss.request('DELETE', `files/${file}`);
    expect((await fetch(id)).examples).toBe(0);
  });
});
