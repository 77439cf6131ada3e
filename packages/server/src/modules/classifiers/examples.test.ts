import type { classifierReport } from '@earshot/core/classifiers/checks.api.ts';
import type { nearestExamples } from '@earshot/core/classifiers/examples.api.ts';
import type { Example, Imported } from '@earshot/core/classifiers/examples.ts';
import type { ReplyOf } from '@earshot/core/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conversation, newMember, stranger } from '../../testing/people.ts';
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
import { type Teacher, teacher } from '../../testing/two-topics.ts';

type Report = ReplyOf<typeof classifierReport>;

let server: TestServer;
let boss: Client;
let neighbour: Client;
let before = '';
let make: Teacher['make'];
let add: Teacher['add'];
let fetch: Teacher['fetch'];
let learned: Teacher['learned'];

const refused = async (client: Client, method: string, path: string, body?: object) =>
  (await refusal(await client.request(method, path, body)))[1];

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  boss = await signIn(server);
  ({ make, add, fetch, learned } = teacher(boss));
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

describe('the examples nearest to a text', () => {
  it('come with their labels and where they are heard, the likest first, before anything has been learned', async () => {
    const { id, labels } = await make('Neighbours');
    const ask = (client: Client, text: string) =>
      client.request('POST', `classifiers/${id}/nearest`, { text });
    const near = async (text: string) => {
      const { results, looked_at } = (await (await ask(boss, text)).json()) as ReplyOf<
        typeof nearestExamples
      >;
      return { looked_at, texts: results.map(({ example }) => example.text), results };
    };
    expect(await near('a wrong invoice')).toEqual({ looked_at: 0, texts: [], results: [] });
    await add(id, [
      { text: 'our connection keeps dropping', labels: ['Connection'] },
      { text: 'the connection is slow', labels: ['Connection'] },
      { text: 'good day to you', labels: [] },
      { file_id: before, phrase_id: 1, labels: ['Bill'] },
    ]);
    const { texts, results, looked_at } = await near('the invoices came out wrong again');
    expect(texts[0]).toBe('my invoice came out wrong this month');
    expect(looked_at).toBe(4);
    const bill = labels.find(({ name }) => name === 'Bill')?.id;
    expect(results[0]?.example).toMatchObject({ labels: [bill], place: { file_id: before, phrase_id: 1 } });
    expect(results[0]?.likeness).toBeGreaterThan(results[1]?.likeness ?? 0);
    expect((await near('our connection keeps dropping')).results[0]?.likeness).toBeCloseTo(1);
    expect((await near('entirely other things')).texts).toEqual([]);
    expect((await near('')).texts).toEqual([]);
    expect((await ask(neighbour, 'invoice')).status).toBe(404);
    expect((await ask(boss, 'x'.repeat(20_001))).status).toBe(400);
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

  it('takes labels that are named like formulas where they are there, and texts as they were exported', async () => {
    const { id } = await make('Odd names', { labels: [{ name: '+7 number' }, { name: '=sum' }] });
    const texts = ['pay; =five now', "'=quoted", 'plain'];
    await add(
      id,
      texts.map((text) => ({ text, labels: ['+7 number', '=sum'] })),
    );
    const csv = await (await boss.request('GET', `classifiers/${id}/examples/export?format=csv`)).text();
    expect(await boss.json('POST', `classifiers/${id}/examples`, { csv })).toMatchObject({
      added: 0,
      changed: 0,
      skipped: texts.length,
    });
    const fresh = { examples: [{ text: 'fresh', labels: ['=other'] }], new_labels: true };
    expect(await refused(boss, 'POST', `classifiers/${id}/examples`, fresh)).toBe(
      'classifiers.import_formula',
    );
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
      [{ csv: `text,labels\n${'a,b\n'.repeat(6000)}`, new_labels: true }, 'classifiers.import_too_many'],
      [{ examples: Array.from({ length: 5001 }, () => good) }, 'classifiers.import_too_many'],
      [{ csv: 'what,ever\n1,2' }, 'classifiers.import_titles'],
      [{ csv: '' }, 'classifiers.import_titles'],
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
      results: {
        id: number;
        text: string;
        reason: string;
        proposed_by: number[];
        before: object[];
        place: { file_id: string; phrase_id: number };
      }[];
      is_filling: boolean;
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
    // What somebody has before them is not asked a second time when the queue is filled again.
    const { results: now } = await until(queue, ({ is_filling }) => !is_filling);
    const places = now.map(({ place }) => `${place.file_id} ${place.phrase_id}`);
    expect(new Set(places).size).toBe(places.length);
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
