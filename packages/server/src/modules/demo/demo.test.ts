import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { describeDemo, sampleTruth } from '@earshot/core/demo/demo.api.ts';
import type { ReplyOf } from '@earshot/core/endpoint.ts';
import type { File } from '@earshot/core/files/files.ts';
import type { QueryInput } from '@earshot/core/matching/query.ts';
import type { Transcript } from '@earshot/core/transcripts/transcripts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyFlag, sessionWith } from '../../testing/people.ts';
import {
  type Client,
  form,
  refusal,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
  until,
} from '../../testing/server.ts';
import { samples } from './demo.ts';

const noFlags = { allow_reports: false, allow_classifiers: false, allow_callcenter: false };
let server: TestServer;
let client: Client;
const listed = async () => (await client.json<{ results: File[] }>('GET', 'files?limit=100')).results;
const described = () => client.json<ReplyOf<typeof describeDemo>>('GET', 'demo');
const load = (locale: string) => client.json('POST', 'demo', { locale });
const search = (query: QueryInput) =>
  client.json<{ count: number; results: { file: File; hits: { text: string }[] }[] }>('POST', 'search', {
    query,
    filters: {},
    limit: 100,
  });

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  client = await signIn(server);
  expect(await load('ua')).toEqual({ added: 12, already_there: 0 });
  await until(listed, (all) => all.length === 12 && all.every(({ status }) => status === 'DONE'));
}, 120_000);
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

it('they are of the last days, with what was said in each of them', async () => {
  for (const { recorded_at, words, name } of await listed()) {
    const age = Date.now() - Date.parse(recorded_at ?? '');
    expect(age, name).toBeGreaterThan(0);
    expect(age, name).toBeLessThan(11 * 86_400_000);
    expect(words, name).toMatchObject({ kind: 'sidecar' });
  }
});

it('their rules are in the language of whoever loads them, and each finds some of the calls', async () => {
  const { rules } = await described();
  expect(rules.map(({ kind, name }) => `${kind} ${name}`).toSorted()).toEqual([
    'pattern Оператор перепрошує',
    'pattern Хоче піти',
    'segment Абоненти, які довго чекають',
    'tag Доставка',
    'tag Пропозиція',
    'tag Скарга',
  ]);
  for (const { kind, id, name } of rules) {
    const found = await until(
      () => client.json<{ files: number }>('GET', `${kind}s/${id}`),
      ({ files }) => files > 1,
    );
    expect(found.files, name).toBeLessThan(8);
  }
});

describe('a search by meaning among them', () => {
  it('finds no less than all words do', async () => {
    const names = (await readdir(samples)).filter((name) => name.endsWith('.json'));
    let found = 0;
    for (const name of names) {
      const { phrases } = JSON.parse(await readFile(join(samples, name), 'utf8')) as {
        phrases: { text: string }[];
      };
      for (const { text } of phrases.filter((_, at) => at % 4 === 1)) {
        const words = text.split(/[\s.,?]+/).filter(Boolean);
        const asked = [words.slice(0, 2).join(' '), words.at(-1) ?? ''];
        for (const phrase of asked) {
          const all = await search({ matching: 'all', phrases: [phrase] });
          const meant = await search({ matching: 'semantic', phrases: [phrase] });
          const ids = meant.results.map(({ file }) => file.file_id);
          expect(ids, phrase).toEqual(expect.arrayContaining(all.results.map(({ file }) => file.file_id)));
          found += all.count;
        }
      }
    }
    expect(found).toBeGreaterThan(50);
  });

  it.each([
    ['cancel my order', /cancel my plan/],
    ['скасувати замовлення', /замовлення/],
    ['отменить заказ', /заказ/],
    ['how much does it cost', /./],
    ['коли приїде кур’єр', /кур’єр/i],
    ['where is my parcel', /parcel/],
  ])('finds what there is for "%s"', async (phrase, expected) => {
    const { results } = await search({ matching: 'semantic', phrases: [phrase] });
    const texts = results.flatMap(({ hits }) => hits.map(({ text }) => text));
    expect(texts.filter((text) => expected.test(text))).not.toEqual([]);
  });
});

it('loaded twice, in another language too, nothing is there twice', async () => {
  expect(await load('en')).toEqual({ added: 0, already_there: 12 });
  expect(await described()).toMatchObject({ calls: 12, rules: { length: 6 } });
  expect(await client.json('GET', 'tags')).toMatchObject({ count: 3 });
});

it('one without an engine for its language says so, and its true transcript comes back', async () => {
  const file = (await listed()).find(({ language }) => language === 'uk');
  const path = `demo/calls/${file?.file_id}/words`;
  expect((await refusal(await client.request('POST', path, { words: 'engine' })))[0]).toBeGreaterThanOrEqual(
    400,
  );
  expect((await client.request('POST', path, { words: 'truth' })).status).toBe(200);
  await until(listed, (all) => all.every(({ status }) => status === 'DONE'));
  const other = '00000000-0000-4000-8000-000000000000';
  expect(
    await refusal(await client.request('POST', `demo/calls/${other}/words`, { words: 'truth' })),
  ).toEqual([404, 'files.not_found']);
});

it('what was said in one is told whatever it is called now', async () => {
  const file = (await listed()).find(({ language }) => language === 'en');
  await client.json('PUT', `files/${file?.file_id}`, { name: 'A call of mine' });
  const truth = await client.json<ReplyOf<typeof sampleTruth>>('GET', `demo/calls/${file?.file_id}/truth`);
  const { phrases } = await client.json<Transcript>('GET', `files/${file?.file_id}/transcript`);
  expect(truth.phrases.map(({ role, text }) => [role, text])).toEqual(
    phrases.map(({ role, text }) => [role, text]),
  );
});

it('with them go their rules, but those that somebody has changed', async () => {
  const { rules } = await described();
  const tag = rules.find(({ kind }) => kind === 'tag');
  const before = await client.json<object>('GET', `tags/${tag?.id}`);
  await client.json('PUT', `tags/${tag?.id}`, { ...before, weight: 42, apply: 'from_now_on' });
  expect((await described()).rules).toHaveLength(5);
  expect(await client.json('DELETE', 'demo')).toEqual({ removed: 12 });
  expect(await described()).toMatchObject({ calls: 0, rules: { length: 5 } });
  expect(await client.json('DELETE', 'demo?rules=1')).toEqual({ removed: 0 });
  expect(await described()).toEqual({ calls: 0, rules: [] });
  expect(await client.json('GET', 'tags')).toMatchObject({ count: 1 });
});

it('the same sound that somebody brings is a call of theirs: nothing is told of what was said in it', async () => {
  const [name = ''] = (await readdir(samples)).filter((one) => one.endsWith('.opus'));
  const sound = form(name, await readFile(join(samples, name)));
  const own = await client.json<{ file_id: string }>('POST', 'files', sound);
  for (const [method, what, body] of [
    ['GET', 'truth', undefined],
    ['POST', 'words', { words: 'truth' }],
  ] as const)
    expect(await refusal(await client.request(method, `demo/calls/${own.file_id}/${what}`, body))).toEqual([
      404,
      'files.not_found',
    ]);
  await client.request('DELETE', `files/${own.file_id}`);
});

it('loaded and removed by two at once, each is there once and then gone', async () => {
  const both = (method: string, path: string, body?: object) =>
    Promise.all([client.request(method, path, body), client.request(method, path, body)]);
  const loaded = await both('POST', 'demo', { locale: 'en' });
  expect(loaded.map(({ status }) => status)).toEqual([200, 200]);
  const { calls, rules } = await described();
  expect([calls, new Set(rules.map(({ name }) => name)).size, rules.length]).toEqual([12, 6, 6]);
  const removed = await both('DELETE', 'demo?rules=1');
  expect(removed.map(({ status }) => status)).toEqual([200, 200]);
  expect(await described()).toEqual({ calls: 0, rules: [] });
});

it('whoever may not see patterns and segments is not told which there are', async () => {
  await load('en');
  const viewer = await sessionWith(server, 'viewer', noFlags);
  const { rules } = await viewer.json<ReplyOf<typeof describeDemo>>('GET', 'demo');
  expect(new Set(rules.map(({ kind }) => kind))).toEqual(new Set(['tag']));
});

it('a rule that somebody holds locked stays, and the others go', async () => {
  const { rules } = await described();
  const tag = rules.find(({ kind }) => kind === 'tag');
  const other = await sessionWith(server, 'admin', everyFlag);
  await client.json('POST', `tags/${tag?.id}/lock`, { locked: true });
  expect((await other.request('DELETE', 'demo?rules=1')).status).toBe(200);
  expect((await described()).rules.map(({ name }) => name)).toEqual([tag?.name]);
});
