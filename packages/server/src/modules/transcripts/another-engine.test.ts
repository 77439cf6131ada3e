import { readFile } from 'node:fs/promises';
import type { Annotation } from '@earshot/core/annotations/annotations.api.ts';
import type { File } from '@earshot/core/files/files.ts';
import type { Transcript } from '@earshot/core/transcripts/transcripts.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type Client,
  ended,
  form,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
} from '../../testing/server.ts';
import { startWordServer, type WordServer } from '../../testing/word-server.ts';

let recogniser: WordServer;
let server: TestServer;
let client: Client;
let call = '';

beforeAll(async () => {
  recogniser = await startWordServer('alpha', 'beta', 'gamma', 'delta');
  server = await startServer({
    env: { PATH: '/nowhere', ASR_URL: recogniser.url, ASR_MODEL: 'four-words' },
  });
  client = await signIn(server);
  const sound = await readFile(new URL('../../../../../demo/uk-bank-kredyt.opus', import.meta.url));
  const response = await client.request('POST', 'files', form('call.opus', sound, { language: 'uk' }));
  call = ((await response.json()) as { file_id: string }).file_id;
  await ended(client, call);
});
afterAll(async () => {
  await server.stop();
  await removeDataDir(server.dataDir);
  recogniser.stop();
});

const transcript = () => client.json<Transcript>('GET', `files/${call}/transcript`);
async function restart(clear: boolean): Promise<File> {
  await client.json('POST', `files/${call}/restart`, { from_stage: 'transcribe', clear });
  const file = await ended(client, call);
  expect(file.status).toBe('DONE');
  return file;
}

it('hears the rest of the call anew, and what people said about it stays', async () => {
  const before = await transcript();
  const [first, second, third] = before.phrases;
  if (first === undefined || second === undefined || third === undefined) throw new Error('Too few phrases');
  await client.json('PUT', `files/${call}/transcript`, {
    version: before.version,
    phrases: [
      { id: first.id, text: first.text.replace('beta', 'Kyiv') },
      { id: second.id, text: '' },
    ],
  });
  const note = await client.json<Annotation>('POST', `files/${call}/annotations`, {
    phrase_id: first.id,
    words: [1, 1],
    text: 'the capital',
  });
  const corrected = await transcript();
  await client.json('POST', `files/${call}/swap_roles`);

  recogniser.hear(['one', 'two', 'three', 'four']);
  await restart(true);
  const after = await transcript();
  expect(after.phrases[0]?.words).toEqual(corrected.phrases[0]?.words);
  expect(after.phrases[0]?.role).not.toBe(corrected.phrases[0]?.role);
  const others = after.phrases.slice(1);
  expect(others.length).toBeGreaterThan(1);
  for (const { words } of others)
    expect(words.every(({ text }) => recogniser.heard().includes(text))).toBe(true);
  const isInSecond = others.some(
    ({ speaker, start_ms, end_ms }) =>
      speaker === second.speaker && start_ms < second.end_ms - 200 && end_ms > second.start_ms + 200,
  );
  expect(isInSecond).toBe(false);
  const { results } = await client.json<{ results: Annotation[] }>('GET', `files/${call}/annotations`);
  expect(results).toEqual([{ ...note, phrase_id: 0, words: [1, 1] }]);
  const { results: versions } = await client.json<{ results: { kind: string }[] }>(
    'GET',
    `files/${call}/transcript/versions`,
  );
  expect(versions.map(({ kind }) => kind)).toEqual(['carried_over', 'made', 'corrected', 'made']);
});

it('stays once more with the words of a third', async () => {
  const before = await transcript();
  recogniser.hear(['ein', 'zwei', 'drei', 'vier']);
  await restart(true);
  const after = await transcript();
  expect(after.phrases[0]?.words).toEqual(before.phrases[0]?.words);
  expect(new Set(after.phrases.slice(1).flatMap(({ words }) => words.map(({ text }) => text)))).toEqual(
    new Set(recogniser.heard()),
  );
});

it('keeps the words where no engine gives any', async () => {
  const before = await transcript();
  const { settings } = await client.json<{ settings: object }>('GET', 'speech');
  await client.json('PUT', 'speech/settings', {
    ...settings,
    languages: { uk: { engine: 'none', model: null } },
  });
  for (const clear of [true, false]) {
    const file = await restart(clear);
    expect(file.words).toMatchObject({ kind: 'engine', engine: 'openai', reason: null });
    expect((await transcript()).phrases).toEqual(before.phrases);
  }
});

it.each([
  [{ languages: {}, default_language: 'klingon' }, 400],
  [{ languages: { english: { engine: 'none' } }, default_language: 'en' }, 400],
  [{ languages: { en: { engine: 'whispering' } }, default_language: 'en' }, 400],
  [{ languages: { en: { engine: 'sherpa', model: 'no-such-model' } }, default_language: 'en' }, 404],
])('languages, engines and models that nobody knows are refused: %j', async (settings, status) => {
  expect((await client.request('PUT', 'speech/settings', settings)).status).toBe(status);
});
