import { readFile } from 'node:fs/promises';
import type { CallLabel } from '@earshot/core/classifiers/call-labels.api.ts';
import type { checkClassifier } from '@earshot/core/classifiers/checks.api.ts';
import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import type { listQueue } from '@earshot/core/classifiers/queue.api.ts';
import type { ReplyOf } from '@earshot/core/endpoint.ts';
import type { getEvaluation } from '@earshot/core/evaluations/evaluations.api.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { conversation } from '../../testing/people.ts';
import {
  type Client,
  connect,
  query,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
  until,
} from '../../testing/server.ts';
import { type Teacher, teacher } from '../../testing/two-topics.ts';

type Checked = ReplyOf<typeof checkClassifier>;
type Queue = ReplyOf<typeof listQueue>;
type Kept = { phrase_id: number; role: string; phrases_before: number | null; phrases_after: number | null };

let server: TestServer;
let boss: Client;
let taught: Classifier;
let settled: Teacher['settled'];
const calls: string[] = [];

const labels = [{ name: 'Ours' }, { name: 'Theirs' }];
/** Words that are said in one call only, by both sides in turn. */
const sayings = [
  ['amber', 'birch', 'cedar'],
  ['delta', 'ember', 'fjord'],
  ['grove', 'hazel', 'inlet'],
  ['jetty', 'kiosk', 'lemon'],
  ['maple', 'nylon', 'ocean'],
  ['pearl', 'quilt', 'river'],
  ['sugar', 'tulip', 'umbra'],
  ['velvet', 'walnut', 'xenon'],
  ['yellow', 'zebra', 'anchor'],
  ['barley', 'copper', 'dragon'],
  ['engine', 'fabric', 'garden'],
  ['harbor', 'island', 'jacket'],
  ['kernel', 'ladder', 'marble'],
  ['needle', 'orange', 'pepper'],
] as const;
const asked = 12;
const textOf = ([one, two, three]: (typeof sayings)[number]) =>
  [`Operator: ${one} ${two}`, `Customer: ${one} ${two}`, `Operator: ${three}`, `Customer: ${three}`].join(
    '\n',
  );
const phraseLabels = ['Ours', 'Theirs', 'Ours', 'Theirs'];
const check = (body: object) => boss.json<Checked>('POST', `classifiers/${taught.id}/check`, body);
const kept = (id: number, file: string) =>
  query<Kept>(
    server.dataDir,
    `select phrase_id, role, phrases_before, phrases_after from classifier_examples
     where classifier_id = $1 and file_id = $2 order by phrase_id`,
    [id, file],
  );
const places = async (id: number, file: string) =>
  (await kept(id, file)).map((one) => [one.role, one.phrases_before, one.phrases_after]);
const inPlace = [
  ['operator', 0, 1],
  ['abonent', 0, 1],
  ['operator', 1, 0],
  ['abonent', 1, 0],
];

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  boss = await signIn(server);
  const { make, add, settled: wait } = teacher(boss);
  settled = wait;
  calls.push(
    ...(await Promise.all(sayings.map((said, at) => conversation(boss, `call ${at}`, textOf(said))))),
  );
  // Where there is more than is drawn by chance, some of it is shown with what the classifier makes of it.
  const long = [...'abcdefghijklmnop'].map(
    (letter, at) => `${at % 2 === 0 ? 'Operator' : 'Customer'}: ${letter.repeat(6)}`,
  );
  await conversation(boss, 'long', long.join('\n'));
  const { id } = await make('Sides', { choose: 'one', labels });
  const examples = calls
    .slice(0, asked)
    .flatMap((file_id) => phraseLabels.map((label, phrase_id) => ({ file_id, phrase_id, labels: [label] })));
  await add(id, examples);
  taught = await settled(id);
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

it('a classifier that learned from calls goes by who said something, not by the words alone', async () => {
  expect(taught).toMatchObject({ status: 'READY', version: 1 });
  expect(taught.accuracy?.value).toBe(1);
  const { units } = await check({ file_id: calls[asked] });
  const likeliest = units.map(
    ({ labels: told }) => told.toSorted((one, other) => other.probability - one.probability)[0]?.name,
  );
  expect(units.map(({ role }) => role)).toEqual(['operator', 'abonent', 'operator', 'abonent']);
  expect(likeliest).toEqual(phraseLabels);
});

it('says the same of a call wherever it is asked', async () => {
  const { id } = taught;
  const file = calls[asked] as string;
  await boss.json('POST', `classifiers/${id}/apply`, {});
  const applied = await until(
    async () =>
      (await boss.json<{ results: CallLabel[] }>('GET', `files/${file}/labels?all=1`)).results.filter(
        (one) => one.classifier_id === id,
      ),
    (told) => told.length === 2,
  );
  const checked = await check({ file_id: file });
  for (const { label, probability, decision } of applied) {
    const same = checked.labels.find(({ name }) => name === label);
    expect([label, probability, decision]).toEqual([
      label,
      expect.closeTo(same?.probability ?? 0, 6),
      same?.decision,
    ]);
  }
  const queue = await until(
    () => boss.json<Queue>('GET', `classifiers/${id}/queue?limit=50`),
    ({ results }) => results.some((item) => item.labels.length > 0),
  );
  const shown = queue.results.filter((item) => item.labels.length > 0);
  for (const item of shown) {
    const { units } = await check({ file_id: item.place.file_id });
    expect(item.labels).toEqual(
      units.find(({ moment }) => moment?.phrase_id === item.place.phrase_id)?.labels,
    );
  }
});

it('is tested on parts of calls as it answers them', async () => {
  const { id } = await boss.json<{ id: number }>('POST', 'projects', {
    name: 'Sides',
    kind: 'testing',
    auto_language: true,
    history_from: '2000-01-01',
    subject: { kind: 'classifier', id: taught.id },
  });
  await boss.json('POST', `projects/${id}/start`);
  await until(
    () => boss.json<{ found: number }>('GET', `projects/${id}`),
    ({ found }) => found > calls.length,
  );
  const entries = calls
    .slice(asked)
    .flatMap((file_id) => phraseLabels.map((label, phrase_id) => ({ file_id, phrase_id, labels: [label] })));
  await boss.json('POST', `projects/${id}/truth`, { entries });
  await boss.json('POST', `projects/${id}/test`, {});
  type Tests = { results: { status: string }[] };
  await until(
    () => boss.json<Tests>('GET', `projects/${id}/tests`),
    ({ results }) => results[0]?.status === 'done',
  );
  const { n, measures } = await boss.json<ReplyOf<typeof getEvaluation>>('GET', `projects/${id}/result`);
  expect([n, measures.find(({ name }) => name === 'accuracy')?.value]).toEqual([entries.length, 1]);
});

it('knows where examples stand, also in a copy, from the queue and after the call was put right', async () => {
  const { id } = taught;
  const file = calls[0] as string;
  expect(await places(id, file)).toEqual(inPlace);
  const copy = await boss.json<Classifier>('POST', `classifiers/${id}/clone`);
  expect(await places(copy.id, file)).toEqual(inPlace);
  const { results } = await boss.json<Queue>('GET', `classifiers/${id}/queue?limit=50`);
  const item = results.find(({ place }) => calls.includes(place.file_id)) as Queue['results'][number];
  await boss.json('PUT', `classifiers/${id}/queue/${item.id}`, { labels: [] });
  const { file_id, phrase_id } = item.place;
  expect(await places(id, file_id)).toEqual([inPlace[phrase_id]]);
  // Both sides change places.
  type Speakers = { speakers: { id: string; role: string | null; name: string | null }[] };
  const { speakers } = await boss.json<Speakers>('GET', `files/${file}/transcript`);
  const turned = speakers.map(({ id: speaker, role }) => ({
    id: speaker,
    role: role === 'operator' ? 'abonent' : 'operator',
    name: null,
  }));
  await boss.json('PUT', `files/${file}/speakers`, { speakers: turned });
  await until(
    () => places(id, file),
    (now) => now[0]?.[0] === 'abonent',
  );
  expect(await places(id, file)).toEqual(
    inPlace.map(([role, ...rest]) => [role === 'operator' ? 'abonent' : 'operator', ...rest]),
  );
});

it('is found out for examples that were there before', async () => {
  const sql = await connect(server.dataDir);
  try {
    const rows = async () =>
      (
        await sql.query(`select 'example' as of, id, phrases_before, phrases_after from classifier_examples
          union select 'item', id, phrases_before, phrases_after from classifier_queue order by 1, 2`)
      ).rows;
    const before = await rows();
    for (const table of ['classifier_examples', 'classifier_queue'])
      await sql.query(`update ${table} set phrases_before = null, phrases_after = null`);
    const path = new URL('./migrations/0070-settings-of-examples.sql', import.meta.url);
    const migration = await readFile(path, 'utf8');
    await sql.query(migration.slice(migration.indexOf('update ')));
    expect(before.length).toBeGreaterThan(asked * 4);
    expect(await rows()).toEqual(before);
  } finally {
    await sql.end();
  }
});
