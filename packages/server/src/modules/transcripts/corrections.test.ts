import { readFile } from 'node:fs/promises';
import type { Annotation } from '@earshot/core/annotations/annotations.api.ts';
import type { KeptEmotions } from '@earshot/core/emotions/emotions.ts';
import type { File, StageName } from '@earshot/core/files/files.ts';
import type { CallMetrics } from '@earshot/core/metrics/metrics.ts';
import type { FileTag, Tag } from '@earshot/core/tags/tags.api.ts';
import type { Transcript } from '@earshot/core/transcripts/transcripts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conversation, newMember, stranger } from '../../testing/people.ts';
import {
  type Client,
  clientWith,
  ended,
  form,
  refusal,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
  until,
} from '../../testing/server.ts';

const demo = (name: string) => readFile(new URL(`../../../../../demo/${name}`, import.meta.url));

let server: TestServer;
let boss: Client;
let viewer: Client;
let neighbour: Client;

beforeAll(async () => {
  server = await startServer({ env: { PATH: '/nowhere' } });
  boss = await signIn(server);
  viewer = await newMember(server, boss, { email: 'v@example.com', name: 'Viewer', role: 'viewer' });
  neighbour = await stranger(server, boss);
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
});

type Versions = { results: { version: number; is_current: boolean; kind: string; by: string | null }[] };

const transcriptOf = (id: string) => boss.json<Transcript>('GET', `files/${id}/transcript`);
const metricsOf = (id: string) => boss.json<CallMetrics>('GET', `files/${id}/metrics`);
const versionsOf = async (id: string) =>
  (await boss.json<Versions>('GET', `files/${id}/transcript/versions`)).results;
const textsOf = async (id: string) => (await transcriptOf(id)).phrases.map(({ text }) => text);
const tagsOf = async (id: string) =>
  (await boss.json<{ results: FileTag[] }>('GET', `files/${id}/tags`)).results.map(({ name }) => name);
const findCalls = async (words: string) =>
  (
    await boss.json<{ results: { file: File }[] }>('POST', 'search', {
      query: { phrases: [words], matching: 'exact' },
    })
  ).results.map(({ file }) => file.file_id);

async function correct(id: string, phrases: { id: number; text: string; speaker?: string }[]) {
  const { version } = await transcriptOf(id);
  return boss.json<Transcript>('PUT', `files/${id}/transcript`, { version, phrases });
}

async function restart(id: string, from_stage?: StageName, clear = false): Promise<File> {
  await boss.json('POST', `files/${id}/restart`, { ...(from_stage ? { from_stage } : {}), clear });
  const file = await ended(boss, id);
  expect(file.status).toBe('DONE');
  return file;
}

async function recording(name: string, language: string, sidecar: string): Promise<string> {
  const data = form(`${name}.opus`, await demo(`${name}.opus`), { language });
  data.append('sidecar', new Blob([sidecar]), `${name}.json`);
  const { file_id } = (await (await boss.request('POST', 'files', data)).json()) as { file_id: string };
  await ended(boss, file_id);
  return file_id;
}

describe('correcting a chat', () => {
  let chat = '';
  beforeAll(async () => {
    chat = await conversation(
      boss,
      'delivery',
      'Operator: good morning\nCustomer: where is my parsel\nOperator: on its way',
    );
  });

  it('makes a version, keeps the former one and the times of the words that stay', async () => {
    const before = await transcriptOf(chat);
    const after = await correct(chat, [{ id: 1, text: 'Where is my parcel?' }]);
    expect(after.version).toBe(before.version + 1);
    expect(after.phrases[1]?.text).toBe('Where is my parcel?');
    const old = before.phrases[1]?.words ?? [];
    expect(after.phrases[1]?.words.slice(0, 3)).toEqual(
      old.slice(0, 3).map((word, at) => ({ ...word, text: ['Where', 'is', 'my'][at] })),
    );
    expect(await versionsOf(chat)).toMatchObject([
      { version: 2, is_current: true, kind: 'corrected', by: 'Administrator' },
      { version: 1, is_current: false, kind: 'made', by: null },
    ]);
    const former = await boss.json<Transcript>('GET', `files/${chat}/transcript?version=1`);
    expect(former.phrases).toEqual(before.phrases);
    const log = await boss.json<{ results: object[] }>('GET', 'audit?action=transcript.corrected');
    expect(log.results).toMatchObject([
      { actor: 'Administrator', before: { version: 1 }, after: { version: 2 } },
    ]);
  });

  it('is found by its new words, no more by the old ones, and its numbers follow', async () => {
    await until(
      () => findCalls('my parcel'),
      (found) => found.includes(chat),
    );
    expect(await findCalls('my parsel')).toEqual([]);
    expect((await metricsOf(chat)).questions.value).toBe(1);
  });

  it('says who changed it first', async () => {
    const body = { version: 1, phrases: [{ id: 0, text: 'mine' }] };
    expect(await refusal(await boss.request('PUT', `files/${chat}/transcript`, body))).toEqual([
      409,
      'transcripts.version_conflict',
    ]);
    const { version } = await transcriptOf(chat);
    const rush = await Promise.all(
      ['one', 'two', 'three'].map((text) =>
        boss.request('PUT', `files/${chat}/transcript`, { version, phrases: [{ id: 0, text }] }),
      ),
    );
    expect(rush.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    await correct(chat, [{ id: 0, text: 'good morning' }]);
  });

  it.each([
    [[{ id: 77, text: 'x' }], 422],
    [[{ id: 0, text: 'x', speaker: 'nobody' }], 422],
    [[{ id: 0, text: 'a \u0000 b' }], 422],
    [[], 400],
  ])('refuses %j', async (phrases, status) => {
    const { version } = await transcriptOf(chat);
    expect((await boss.request('PUT', `files/${chat}/transcript`, { version, phrases })).status).toBe(status);
  });

  it('makes no version of nothing', async () => {
    const { version } = await transcriptOf(chat);
    expect((await correct(chat, [{ id: 0, text: 'good morning' }])).version).toBe(version);
  });

  it('is nothing to a viewer or a neighbour', async () => {
    const { version } = await transcriptOf(chat);
    const body = { version, phrases: [{ id: 0, text: 'x' }] };
    const speakers = { speakers: [{ id: 's0', role: null }] };
    for (const [client, status] of [
      [viewer, 403],
      [neighbour, 404],
    ] as const) {
      expect((await client.request('PUT', `files/${chat}/transcript`, body)).status).toBe(status);
      expect((await client.request('POST', `files/${chat}/transcript/versions/1/restore`)).status).toBe(
        status,
      );
      expect((await client.request('PUT', `files/${chat}/speakers`, speakers)).status).toBe(status);
    }
    expect((await neighbour.request('GET', `files/${chat}/transcript/versions`)).status).toBe(404);
    expect((await neighbour.request('GET', `files/${chat}/emotions`)).status).toBe(404);
    expect((await viewer.request('GET', `files/${chat}/emotions`)).status).toBe(200);
  });

  it.each<[StageName, boolean]>([
    ['merge', false],
    ['measure', false],
    ['analyse', false],
    ['merge', true],
    ['measure', true],
    ['analyse', true],
  ])('stays corrected after a restart from %s, clear %s', async (stage, clear) => {
    const before = await transcriptOf(chat);
    await restart(chat, stage, clear);
    const { version: _, ...after } = await transcriptOf(chat);
    const { version: __, ...expected } = before;
    expect(after).toEqual(expected);
    expect(await findCalls('my parcel')).toContain(chat);
    expect((await metricsOf(chat)).questions.value).toBe(1);
  });

  it('keeps a phrase that was given to the other side and one that was taken out', async () => {
    const { speakers, phrases } = await transcriptOf(chat);
    const customer = speakers.find(({ role }) => role === 'abonent')?.id ?? '';
    await correct(chat, [
      { id: phrases[2]?.id ?? 0, text: 'on its way', speaker: customer },
      { id: phrases[0]?.id ?? 0, text: '' },
    ]);
    await restart(chat, 'merge', true);
    const after = await transcriptOf(chat);
    expect(after.phrases.map(({ role, text }) => [role, text])).toEqual([
      ['abonent', 'Where is my parcel?'],
      ['abonent', 'on its way'],
    ]);
  });

  it('goes back to a former version, corrections and all, and stays there', async () => {
    const restored = await boss.json<Transcript>('POST', `files/${chat}/transcript/versions/1/restore`);
    expect(restored.phrases.map(({ text }) => text)).toEqual([
      'good morning',
      'where is my parsel',
      'on its way',
    ]);
    expect((await versionsOf(chat))[0]).toMatchObject({
      kind: 'restored',
      is_current: true,
      by: 'Administrator',
    });
    await restart(chat, 'merge', true);
    expect(await textsOf(chat)).toEqual(['good morning', 'where is my parsel', 'on its way']);
    await boss.json('POST', `files/${chat}/transcript/versions/2/restore`);
    await restart(chat, 'merge', true);
    expect(await textsOf(chat)).toEqual(['good morning', 'Where is my parcel?', 'on its way']);
    const missing = await boss.request('POST', `files/${chat}/transcript/versions/999/restore`);
    expect(await refusal(missing)).toEqual([404, 'transcripts.not_found']);
  });

  it('keeps roles and names that were set by hand', async () => {
    const set = await boss.json<Transcript>('PUT', `files/${chat}/speakers`, {
      speakers: [
        { id: 's0', role: 'abonent', name: 'Olha' },
        { id: 's1', role: 'operator' },
      ],
    });
    expect(set.phrases.map(({ role }) => role)).toEqual(['abonent', 'operator', 'abonent']);
    await restart(chat, 'merge', true);
    const { speakers, phrases } = await transcriptOf(chat);
    expect(speakers).toMatchObject([
      { role: 'abonent', name: 'Olha' },
      { role: 'operator', name: null },
    ]);
    expect(phrases[0]?.role).toBe('abonent');
  });
});

describe('correcting a recording', () => {
  let call = '';
  let first: Transcript;
  let refund: Tag;
  let hand: Tag;
  let truth: { phrases: { text: string; start_ms: number; end_ms: number; speaker: string }[] };

  beforeAll(async () => {
    refund = await boss.json<Tag>('POST', 'tags', {
      name: 'Marker',
      detection: { methods: [{ kind: 'query', query: { phrases: ['барабан'] } }] },
    });
    hand = await boss.json<Tag>('POST', 'tags', { name: 'By hand' });
    truth = JSON.parse(String(await demo('ru-bank-perevod.json')));
    call = await recording('ru-bank-perevod', 'ru', JSON.stringify(truth));
    first = await transcriptOf(call);
  });

  it('starts at a word, and rules, emotions and numbers follow', async () => {
    const at = first.phrases[2];
    await correct(call, [{ id: 2, text: `${at?.text} барабан?` }]);
    await until(
      () => tagsOf(call),
      (names) => names.includes('Marker'),
    );
    const emotions = await boss.json<KeptEmotions>('GET', `files/${call}/emotions`);
    expect(emotions).toMatchObject({ origin: 'words_and_voice', failure: null });
    expect(emotions.phrases).toHaveLength(first.phrases.length);
    await boss.json('PUT', `files/${call}/tags/${hand.id}`);
    await boss.json('DELETE', `files/${call}/tags/${refund.id}`);
    expect(await tagsOf(call)).toEqual(['By hand']);
  });

  it('notes on words stay at their moment', async () => {
    const { phrases } = await transcriptOf(call);
    const last = (phrases[2]?.words.length ?? 1) - 1;
    const note = await boss.json<Annotation>('POST', `files/${call}/annotations`, {
      phrase_id: 2,
      words: [last, last],
      text: 'a drum',
    });
    const other = await boss.json<Annotation>('POST', `files/${call}/annotations`, {
      phrase_id: 4,
      words: [0, 0],
      text: 'gone',
    });
    await correct(call, [
      { id: 2, text: `так ${phrases[2]?.text}` },
      { id: 4, text: '' },
    ]);
    const { results } = await boss.json<{ results: Annotation[] }>('GET', `files/${call}/annotations`);
    expect(results.find(({ id }) => id === note.id)).toEqual({ ...note, words: [last + 1, last + 1] });
    expect(results.find(({ id }) => id === other.id)).toEqual({ ...other, phrase_id: null, words: null });
  });

  it.each<[StageName, boolean]>(
    [false, true].flatMap((clear) =>
      (['decode', 'activity', 'transcribe', 'merge', 'measure', 'analyse'] as const).map(
        (stage): [StageName, boolean] => [stage, clear],
      ),
    ),
  )('stays after a restart from %s, clear %s', async (stage, clear) => {
    const before = await transcriptOf(call);
    const numbers = await metricsOf(call);
    await restart(call, stage, clear);
    const after = await transcriptOf(call);
    expect(after.phrases).toEqual(before.phrases);
    expect(await tagsOf(call)).toEqual(['By hand']);
    const again = await metricsOf(call);
    expect(again.words_per_minute).toEqual(numbers.words_per_minute);
    expect(again.questions).toEqual(numbers.questions);
    expect(again.speakers.map(({ words_per_minute }) => words_per_minute)).toEqual(
      numbers.speakers.map(({ words_per_minute }) => words_per_minute),
    );
  });

  it('stays in other words for the call, which change everything else', async () => {
    const other = {
      ...truth,
      phrases: truth.phrases.map(({ text, ...rest }) => ({ ...rest, text: text.toUpperCase() })),
    };
    const before = await transcriptOf(call);
    await boss.json('POST', `files/${call}/sidecar`, form('other.json', JSON.stringify(other)));
    await ended(boss, call);
    const after = await transcriptOf(call);
    const kept = after.phrases.find(({ text }) => text.includes('барабан'));
    expect(kept).toMatchObject({ text: before.phrases[2]?.text, words: before.phrases[2]?.words });
    expect(after.phrases[0]?.text).toBe(first.phrases[0]?.text.toUpperCase());
    const gone = first.phrases[4]?.text.toUpperCase();
    expect(after.phrases.map(({ text }) => text)).not.toContain(gone);
    expect((await versionsOf(call))[0]).toMatchObject({ kind: 'carried_over', by: null });
    expect(await tagsOf(call)).toEqual(['By hand']);
    const { results } = await boss.json<{ results: Annotation[] }>('GET', `files/${call}/annotations`);
    expect(results.find(({ text }) => text === 'a drum')?.phrase_id).toBe(kept?.id);
    await restart(call, 'decode', true);
    expect((await transcriptOf(call)).phrases).toEqual(after.phrases);
  });

  it('keeps sides that were swapped, before and after', async () => {
    const before = await transcriptOf(call);
    await boss.json('POST', `files/${call}/swap_roles`);
    await restart(call, 'decode', true);
    const after = await transcriptOf(call);
    expect(after.phrases.map(({ role }) => role)).toEqual(
      before.phrases.map(({ role }) => (role === 'operator' ? 'abonent' : 'operator')),
    );
    expect((await metricsOf(call)).speakers.map(({ role }) => role)).toEqual(['abonent', 'operator']);
    await boss.json('PUT', `files/${call}/speakers`, {
      speakers: after.speakers.map(({ id, role }) => ({
        id,
        role: role === 'operator' ? 'abonent' : 'operator',
      })),
    });
    const peaks = await boss.json<{ roles: string[] }>('GET', `files/${call}/peaks`);
    expect(peaks.roles).toEqual(['operator', 'abonent']);
    expect((await transcriptOf(call)).phrases.map(({ role }) => role)).toEqual(
      before.phrases.map(({ role }) => role),
    );
  });

  it('is not corrected while it is processed', async () => {
    const { version } = await transcriptOf(call);
    await boss.json('POST', `files/${call}/restart`, { clear: true });
    const body = { version, phrases: [{ id: 0, text: 'x' }] };
    expect(await refusal(await boss.request('PUT', `files/${call}/transcript`, body))).toEqual([
      409,
      'files.still_processing',
    ]);
    await ended(boss, call);
  });

  it('shows a former version to nobody who came by a link', async () => {
    const share = await boss.json<{ token: string }>('POST', `files/${call}/share`, {});
    const visitor = clientWith(server.url, `earshot_view=${share.token}`);
    expect((await visitor.request('GET', `files/${call}/transcript`)).status).toBe(200);
    expect((await visitor.request('GET', `files/${call}/emotions`)).status).toBe(200);
    expect((await visitor.request('GET', `files/${call}/transcript?version=1`)).status).toBe(403);
    expect((await visitor.request('GET', `files/${call}/transcript/versions`)).status).toBe(401);
  });
});
