import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import type { classifierDrift, unknownWords } from '@earshot/core/classifiers/drift.api.ts';
import type { Example } from '@earshot/core/classifiers/examples.ts';
import type { ReplyOf } from '@earshot/core/endpoint.ts';
import type { File } from '@earshot/core/files/files.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conversation, stranger } from '../../testing/people.ts';
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
let learned: Teacher['learned'];
let fetch: Teacher['fetch'];
let add: Teacher['add'];

const driftOf = (id: number) => boss.json<ReplyOf<typeof classifierDrift>>('GET', `classifiers/${id}/drift`);
const kindsOver = async (id: number) =>
  (await driftOf(id)).drifts.flatMap(({ kind, is_over }) => (is_over ? [kind] : []));
/** No two are the same, though all words are known. */
let calls = 0;
const customer = (text: string) => {
  calls += 1;
  return `Operator: thank you for calling${' please'.repeat(calls)}\nCustomer: ${text}`;
};

/** Has a classifier be asked of a call, and of so many others that say the same, on a day. */
async function asked(classifier: Classifier, text: string, times: number, day: string): Promise<string> {
  const fileId = await conversation(boss, `${text.slice(0, 20)} ${day}`, customer(text));
  await query(
    server.dataDir,
    `with made as (
       insert into files select (jsonb_populate_record(f, jsonb_build_object('id', gen_random_uuid(), 'sha256', gen_random_uuid()))).*
       from files f, generate_series(2, $2::int) where f.id = $1 returning workspace_id, id),
     answered as (
       insert into call_classified select (jsonb_populate_record(k, jsonb_build_object('file_id', made.id, 'day', $4::date))).*
       from call_classified k, made where k.file_id = $1 and k.classifier_id = $3)
     insert into call_labels select (jsonb_populate_record(l, jsonb_build_object('file_id', made.id))).*
     from call_labels l, made where l.file_id = $1 and l.classifier_id = $3`,
    [fileId, times, classifier.id, day],
  );
  await query(server.dataDir, 'update call_classified set day = $2::date where file_id = $1', [fileId, day]);
  return fileId;
}

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  boss = await signIn(server);
  ({ learned, fetch, add } = teacher(boss));
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

describe('a classifier that watches over itself', () => {
  it('says how many calls it takes until anything can be told', async () => {
    const topics = await learned('Few calls');
    await asked(topics, 'hello my invoice came out wrong today', 5, daysFromNow(0));
    const told = await driftOf(topics.id);
    expect(told).toMatchObject({ version: 1, calls: 5, needed: 200, drifts: [] });
    expect(told.weeks).toHaveLength(8);
    expect(told.weeks.at(-1)).toMatchObject({ calls: 5, unknown_words: null });
    expect(await fetch(topics.id)).toMatchObject({ status: 'READY', refit: [] });
  });

  it('is as it was where calls are as they were', async () => {
    const topics = await learned('Same calls');
    await asked(topics, 'please my invoice came out wrong today', 200, daysFromNow(-1));
    await asked(topics, 'listen my invoice came out wrong again', 200, daysFromNow(0));
    expect(await kindsOver(topics.id)).toEqual([]);
    expect((await fetch(topics.id)).status).toBe('READY');
  });

  it('needs to learn again where calls say what it never learned, and shows which words and where', async () => {
    const topics = await learned('New words');
    await asked(topics, 'please my invoice came out wrong today', 200, daysFromNow(-7));
    await asked(topics, 'well the generator broke the inverter since Monday', 100, daysFromNow(0));
    await asked(topics, 'hello our generator and the inverter are dead', 150, daysFromNow(1));
    const last = await asked(topics, 'now the generator and the inverter are slow', 1, daysFromNow(1));
    expect(await kindsOver(topics.id)).toContain('unknown_words');
    expect(await fetch(topics.id)).toMatchObject({
      status: 'NEED REFIT',
      refit: expect.arrayContaining(['unknown_words']),
    });
    const { weeks } = await driftOf(topics.id);
    expect(weeks.at(-1)?.unknown_words).toBeGreaterThan(0.1);
    const words = await boss.json<ReplyOf<typeof unknownWords>>(
      'GET',
      `classifiers/${topics.id}/unknown-words`,
    );
    expect(words.results.map(({ word }) => word)).toEqual(expect.arrayContaining(['generator', 'inverter']));
    expect(words.results.find(({ word }) => word === 'generator')).toMatchObject({
      place: { file_id: last },
    });
    expect((await boss.json<File>('GET', `files/${last}`)).name).toContain('now the generator');
  });

  it('needs to learn again where a label is given far more often than about when it learned', async () => {
    const topics = await learned('Other shares');
    await asked(topics, 'please my invoice came out wrong today', 200, daysFromNow(-3));
    await asked(topics, 'please the internet is down today', 200, daysFromNow(0));
    const told = (await driftOf(topics.id)).drifts.find(({ kind }) => kind === 'label_shares');
    expect(told).toMatchObject({ is_over: true, n: 200, label: { before: expect.any(Number) } });
    expect(Math.abs((told?.label?.now ?? 0) - (told?.label?.before ?? 0))).toBe(1);
    expect((await fetch(topics.id)).refit).toContain('label_shares');
  });

  it('needs to learn again where people find it wrong more often than it was, by what they labelled by chance', async () => {
    const topics = await learned('Wrong answers');
    const texts = Array.from(
      { length: 40 },
      (_, at) => `please my invoice came out wrong today number ${at}`,
    );
    await add(
      topics.id,
      texts.map((text) => ({ text, labels: ['Connection'] })),
    );
    expect((await driftOf(topics.id)).drifts.map(({ kind }) => kind)).not.toContain('accuracy');
    await query(
      server.dataDir,
      `update classifier_examples set is_random = true where classifier_id = $1 and text like '%number%'`,
      [topics.id],
    );
    const told = (await driftOf(topics.id)).drifts.find(({ kind }) => kind === 'accuracy');
    expect(told).toMatchObject({ is_over: true });
    expect(told?.now).toBeLessThan(0.5);
    expect(told?.high).toBeLessThan(told?.limit ?? 0);
    expect((await driftOf(topics.id)).weeks.at(-1)?.accuracy).toBe(told?.now);
    expect((await fetch(topics.id)).refit).toEqual(expect.arrayContaining(['labels', 'accuracy']));
  });

  it('has nothing to tell before it learned, and nothing for whoever is next door', async () => {
    const made = await boss.json<Classifier>('POST', 'classifiers', {
      name: 'Not yet',
      labels: [{ name: 'Bill' }],
    });
    const neighbour = await stranger(server, boss);
    const code = async (client: Client, path: string) =>
      (await refusal(await client.request('GET', path)))[1];
    for (const path of ['drift', 'unknown-words']) {
      expect(await code(boss, `classifiers/${made.id}/${path}`)).toBe('classifiers.nothing_learned');
      expect(await code(neighbour, `classifiers/${made.id}/${path}`)).toBe('classifiers.not_found');
    }
  });
});

describe('what is counted of examples', () => {
  it('is counted again after every change', async () => {
    const topics = await learned('Counted');
    const { examples } = topics;
    await add(topics.id, [{ text: 'the bill is not mine', labels: ['Bill'] }]);
    const more = await fetch(topics.id);
    expect(more).toMatchObject({ examples: examples + 1, changed: 1, status: 'NEED REFIT' });
    const bill = more.labels.find(({ name }) => name === 'Bill');
    const [example] = (
      await boss.json<{ results: Example[] }>('GET', `classifiers/${topics.id}/examples?limit=1`)
    ).results;
    await boss.json('PUT', `classifiers/${topics.id}/examples/${example?.id}`, { labels: [] });
    expect((await fetch(topics.id)).labels.find(({ id }) => id === bill?.id)?.examples).toBe(
      (bill?.examples ?? 0) - (example?.labels?.includes(bill?.id ?? 0) ? 1 : 0),
    );
    await boss.request('DELETE', `classifiers/${topics.id}/examples/${example?.id}`);
    expect(await fetch(topics.id)).toMatchObject({ examples, labellers: 1 });
  });

  it('is counted again where a call goes with its examples', async () => {
    const topics = await learned('Gone');
    const fileId = await conversation(
      boss,
      'to be removed',
      customer('my invoice came out wrong this month'),
    );
    await add(topics.id, [{ file_id: fileId, phrase_id: 1, labels: ['Bill'] }]);
    expect((await fetch(topics.id)).examples).toBe(topics.examples + 1);
    await boss.request('DELETE', `files/${fileId}`);
    expect((await fetch(topics.id)).examples).toBe(topics.examples);
  });
});
