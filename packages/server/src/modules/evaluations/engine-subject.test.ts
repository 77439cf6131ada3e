import { readFile } from 'node:fs/promises';
import type { ReplyOf } from '@earshot/core/endpoint.ts';
import type { getEvaluation } from '@earshot/core/evaluations/evaluations.api.ts';
import type { EvaluationRun, TestedPlace } from '@earshot/core/evaluations/evaluations.ts';
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
  until,
} from '../../testing/server.ts';
import { startWordServer, type WordServer } from '../../testing/word-server.ts';

type Phrase = Transcript['phrases'][number];

let recogniser: WordServer;
let server: TestServer;
let client: Client;
let call = '';

const start = async (model: string, dataDir?: string) => {
  server = await startServer({
    ...(dataDir && { dataDir }),
    env: { PATH: '/nowhere', ASR_URL: recogniser.url, ASR_MODEL: model },
  });
  client = await signIn(server);
};

beforeAll(async () => {
  recogniser = await startWordServer('alpha', 'beta', 'gamma', 'delta');
  await start('first');
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
async function tested(id: number): Promise<EvaluationRun> {
  const { id: run } = await client.json<EvaluationRun>('POST', `projects/${id}/test`, {});
  const told = () => client.json<{ results: EvaluationRun[] }>('GET', `projects/${id}/tests`);
  const { results } = await until(told, ({ results }) =>
    results.some((one) => one.id === run && one.status === 'done'),
  );
  return results.find((one) => one.id === run) as EvaluationRun;
}
const result = (id: number, asked: string) =>
  client.json<ReplyOf<typeof getEvaluation>>('GET', `projects/${id}/result?${asked}`);

it('is tested by its words and by who spoke when, one model against another', async () => {
  const { version, phrases } = await transcript();
  const [first, second, ...others] = phrases as [Phrase, Phrase, ...Phrase[]];
  expect(others.length).toBeGreaterThan(0);
  await client.json('PUT', `files/${call}/transcript`, {
    version,
    phrases: [
      { id: first.id, text: first.text.replace('beta', 'Kyiv') },
      { id: second.id, text: '' },
    ],
  });
  const { id } = await client.json<{ id: number }>('POST', 'projects', {
    name: 'Words',
    kind: 'testing',
    auto_language: true,
    history_from: '2000-01-01',
    subject: { kind: 'engine' },
  });
  await client.json('POST', `projects/${id}/start`);
  await until(
    () => client.json<{ found: number }>('GET', `projects/${id}`),
    ({ found }) => found === 1,
  );
  expect(await client.json('POST', `projects/${id}/truth/collect`)).toEqual({ added: 1 });

  expect(await client.json('GET', `projects/${id}/truth`)).toMatchObject({
    counts: { answered: 1, random: 0, corrected: 1 },
  });
  expect(await tested(id)).toMatchObject({ version: 1, verdict: null });
  const left = [first, ...others];
  const said = left.flatMap(({ words }) => words).length;
  // One word was another, and where nothing was said a phrase was heard.
  const wrong = 1 + second.words.length;
  const time = (all: Phrase[]) => all.reduce((sum, one) => sum + one.end_ms - one.start_ms, 0);
  const of = async (asked: string, name: string) =>
    (await result(id, asked)).measures.find((one) => one.name === name);
  expect(await of('version=1', 'wer')).toMatchObject({ n: 1, against: null });
  expect((await of('version=1', 'wer'))?.value).toBeCloseTo(wrong / said, 10);
  expect((await of('version=1', 'der'))?.value).toBeCloseTo(time([second]) / time(left), 10);

  // The other model hears a word of each phrase differently.
  const { dataDir } = server;
  await server.stop();
  recogniser.hear(['alpha', 'beta', 'gamma', 'omega']);
  await start('second', dataDir);
  await client.json('POST', `files/${call}/restart`, { from_stage: 'transcribe', clear: true });
  await ended(client, call);
  expect(await tested(id)).toMatchObject({ version: 2 });
  const compared = await of('version=2&against=1', 'wer');
  expect(compared?.value).toBeCloseTo((wrong + left.length) / said, 10);
  expect(compared?.against?.difference.value).toBeCloseTo(left.length / said, 10);
  // One call is too few for a verdict.
  expect(compared?.against?.verdict).toBe('same');
  const { results } = await client.json<{ results: TestedPlace[] }>(
    'GET',
    `projects/${id}/result/places?version=2&against=1&kind=all`,
  );
  expect(results).toMatchObject([
    { file_id: call, words: { said, wrong: wrong + left.length, against: wrong } },
  ]);
  expect(results[0]?.words?.heard.split(' ')[3]).toMatch(/omega/i);
});
