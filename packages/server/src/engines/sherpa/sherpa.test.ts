import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Model } from '@earshot/core/speech/speech.ts';
import type { Transcript } from '@earshot/core/transcripts/transcripts.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Services } from '../../platform/context.ts';
import { decodeAudio } from '../../stages/decode/decode.ts';
import { childProcesses, holdStarts } from '../../testing/processes.ts';
import {
  admin,
  type Client,
  ended,
  form,
  makeDataDir,
  removeDataDir,
  signIn,
  startServer,
  type TestServer,
  until,
} from '../../testing/server.ts';
import { wav } from '../../testing/sounds.ts';
import {
  type SpokenTone,
  speakTones,
  toneCatalogueEntry,
  tonePcm,
  writeToneModel,
} from '../../testing/tone-words.ts';
import type { EngineSetup, Recogniser } from '../engine.ts';
import { modelStore } from '../models/model-store.ts';
import { createModels, type Models } from '../models/models.ts';
import { createRecogniser } from '../recogniser.ts';
import { sherpaEngine } from './sherpa.ts';

const forEnglish = { languages: { en: { engine: 'sherpa', model: null } } };
const never = new AbortController().signal;
const host = 'sherpa/host.ts';

let work: string;
let modelsDir: string;
let source: string;
let files: { name: string; bytes: number; sha256: string }[];

beforeEach(async () => {
  work = await makeDataDir();
  modelsDir = join(work, 'models');
  source = join(work, 'source');
  files = await writeToneModel(source);
  await writeCatalogue();
});
afterEach(() => removeDataDir(work));

async function writeCatalogue(change: Parameters<typeof toneCatalogueEntry>[1] & { family?: string } = {}) {
  await mkdir(modelsDir, { recursive: true });
  await writeFile(
    join(modelsDir, 'catalogue.json'),
    JSON.stringify([{ ...toneCatalogueEntry(files), ...change }]),
  );
}

const left = async () => (await readdir(join(modelsDir, 'tone-words')).catch(() => [])).sort();
const stateOf = async (models: Models) => (await models.get('tone-words')).state;

describe('fetching a model from a mirror', () => {
  let mirror: Server;
  let base: string;
  let asked: { path: string; range: string | undefined }[];
  /** What the mirror does with the model file: sends it whole, or half of it and then hangs up or stalls. */
  let manner: 'whole' | 'hang up' | 'stall' | 'spoil';
  let models: Models;

  beforeEach(async () => {
    asked = [];
    manner = 'whole';
    mirror = createServer(async (request, response) => {
      const name = request.url?.replace('/tone-words/', '') ?? '';
      const bytes = await readFile(join(source, name)).catch(() => undefined);
      if (bytes === undefined) return response.writeHead(404).end();
      if (request.method === 'HEAD') return response.end();
      const { range } = request.headers;
      asked.push({ path: request.url ?? '', range });
      const from = Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1] ?? 0);
      const rest = bytes.subarray(from);
      response.writeHead(from > 0 ? 206 : 200, { 'content-length': rest.length });
      if (name !== 'model.onnx' || manner === 'whole') return response.end(rest);
      if (manner === 'spoil') return response.end(Buffer.alloc(rest.length, 7));
      const half = bytes.length >> 1;
      response.write(rest.subarray(0, half));
      if (manner === 'stall') return;
      manner = 'whole';
      await arrived(half);
      response.destroy();
    });
    await new Promise<void>((done) => mirror.listen(0, '127.0.0.1', done));
    base = `http://127.0.0.1:${(mirror.address() as AddressInfo).port}`;
    models = createModels(modelStore(modelsDir), base, () => {});
  });
  afterEach(async () => {
    await models.stop();
    mirror.closeAllConnections();
    await new Promise((done) => mirror.close(done));
  });
  const arrived = (bytes: number) =>
    until(
      async () => (await models.get('tone-words')).received_bytes,
      (got) => got >= bytes,
    );

  it('installs it, with the checksums of its files', async () => {
    expect(await models.get('tone-words')).toMatchObject({ state: 'not_installed', progress: 0 });
    const { model, done } = await models.fetch('tone-words', { from: 'mirror' });
    expect(model).toMatchObject({ state: 'fetching' });
    await done;
    expect(await models.get('tone-words')).toMatchObject({ state: 'installed', progress: 1, error: null });
    expect((await modelStore(modelsDir).findInstalled('tone-words'))?.files).toEqual(files);
    expect(await left()).toEqual(['model.json', 'model.onnx', 'tokens.txt']);
  });

  it('is fetched once when two people ask at the same moment', async () => {
    const asks = await Promise.allSettled([1, 2].map(() => models.fetch('tone-words', { from: 'mirror' })));
    const refused = asks.flatMap((ask) => (ask.status === 'rejected' ? [ask.reason.code] : []));
    expect(refused).toEqual(['speech.model_busy']);
    await Promise.all(asks.map((ask) => ask.status === 'fulfilled' && ask.value.done));
    expect(await stateOf(models)).toBe('installed');
    expect(asked).toHaveLength(2);
  });

  it('goes on from the middle when the connection breaks', async () => {
    manner = 'hang up';
    await (await models.fetch('tone-words', { from: 'mirror' })).done;
    const half = (files[0]?.bytes ?? 0) >> 1;
    expect(asked.map(({ range }) => range)).toEqual([undefined, `bytes=${half}-`, undefined]);
    expect(await stateOf(models)).toBe('installed');
  });

  it('keeps what arrived over a restart and goes on there', async () => {
    manner = 'stall';
    const half = (files[0]?.bytes ?? 0) >> 1;
    await models.fetch('tone-words', { from: 'mirror' });
    await arrived(half);
    await expect(models.fetch('tone-words', { from: 'mirror' })).rejects.toMatchObject({
      code: 'speech.model_busy',
    });
    await models.stop();
    models = createModels(modelStore(modelsDir), base, () => {});
    expect(await models.get('tone-words')).toMatchObject({ state: 'paused', received_bytes: half });
    manner = 'whole';
    await (await models.fetch('tone-words', { from: 'mirror' })).done;
    expect(asked[1]?.range).toBe(`bytes=${half}-`);
    expect(await stateOf(models)).toBe('installed');
  });

  it('refuses a file with another checksum and keeps nothing of it', async () => {
    manner = 'spoil';
    const { done } = await models.fetch('tone-words', { from: 'mirror' });
    await expect(done).rejects.toMatchObject({
      code: 'speech.model_corrupt',
      params: { file: 'model.onnx' },
    });
    expect(await models.get('tone-words')).toMatchObject({
      state: 'failed',
      error: { code: 'speech.model_corrupt', params: { file: 'model.onnx' } },
    });
    expect(await left()).toEqual([]);
  });

  it('says so when the mirror does not have it', async () => {
    await rm(join(source, 'model.onnx'));
    const { done } = await models.fetch('tone-words', { from: 'mirror' });
    await expect(done).rejects.toMatchObject({ code: 'speech.download_failed', params: { status: 404 } });
  });

  it('takes it from a folder just as well', async () => {
    await (await models.fetch('tone-words', { from: 'folder', location: source })).done;
    expect(await stateOf(models)).toBe('installed');
    expect(asked).toEqual([]);
  });

  it('names what a folder lacks, and does not take a wrong file from it', async () => {
    await rm(join(source, 'tokens.txt'));
    const incomplete = await models.fetch('tone-words', { from: 'folder', location: source });
    await expect(incomplete.done).rejects.toMatchObject({
      code: 'speech.model_incomplete',
      params: { file: 'tokens.txt' },
    });
    await writeFile(join(source, 'tokens.txt'), '<blk> 0\n');
    const wrong = await models.fetch('tone-words', { from: 'folder', location: source });
    await expect(wrong.done).rejects.toMatchObject({ code: 'speech.model_corrupt' });
    expect(await left()).toEqual(['model.onnx']);
  });
});

describe('recognising with an installed model', () => {
  const said: SpokenTone[] = [
    { word: 'hello', at_ms: 500 },
    { word: 'bill', at_ms: 1300 },
    { word: 'refund', at_ms: 2100 },
    { word: 'refund', at_ms: 2900 },
    { word: 'thanks', at_ms: 4000 },
  ];
  let models: Models;
  let recogniser: Recogniser;
  let setup: EngineSetup;
  let pcm: string;

  beforeEach(async () => {
    models = createModels(modelStore(modelsDir), undefined, () => {});
    await (await models.fetch('tone-words', { from: 'folder', location: source })).done;
    const services = { config: { speechThreads: 1, modelsDir } } as Services;
    recogniser = createRecogniser(services.config.speechThreads, [sherpaEngine(modelStore(modelsDir))]);
    setup = await resolved();
    pcm = join(work, 'call.pcm');
    await writeFile(pcm, tonePcm(said, 5));
  });
  afterEach(async () => {
    await recogniser.stop();
    expect(await childProcesses(host)).toEqual([]);
  });

  async function resolved(): Promise<EngineSetup> {
    const found = await recogniser.resolve(forEnglish, 'en');
    if ('reason' in found) throw new Error(found.reason.code);
    return found.setup;
  }
  const recognise = (start_ms = 0, end_ms = 5000) =>
    recogniser.recognise(
      setup,
      { pcm_path: pcm, start_ms, end_ms, speech: [{ start_ms, end_ms }], language: 'en' },
      never,
    );

  it('offers the engine for the languages of its models', async () => {
    expect(await recogniser.describe()).toMatchObject([
      { id: 'sherpa', state: 'ready', languages: ['en'], grade: 'good' },
    ]);
    expect(await recogniser.resolve(forEnglish, 'uk')).toMatchObject({
      reason: { code: 'speech.no_engine' },
    });
    const named = { languages: { en: { engine: 'sherpa', model: 'whisper-small-int8' } } };
    expect(await recogniser.resolve(named, 'en')).toMatchObject({
      reason: { code: 'speech.engine_missing', params: { model: 'whisper-small-int8' } },
    });
  });

  it('gives the words with their times in the call', async () => {
    const found = await recognise();
    expect(found).toMatchObject({
      text: 'hello bill refund refund thanks',
      language: 'en',
      estimated_times: false,
    });
    for (const [index, word] of found.words.entries()) {
      expect(Math.abs(word.start_ms - (said[index]?.at_ms ?? 0))).toBeLessThanOrEqual(60);
      expect(word.end_ms).toBeGreaterThan(word.start_ms);
    }
  });

  it('gives positions in the call for a stretch of it', async () => {
    const { words } = await recognise(1200, 2800);
    expect(words.map(({ text }) => text)).toEqual(['bill', 'refund']);
    expect(Math.abs((words[1]?.start_ms ?? 0) - 2100)).toBeLessThanOrEqual(60);
  });

  it('finds no words in silence', async () => {
    expect(await recognise(4500, 5000)).toMatchObject({ text: '', words: [] });
  });

  it('works on one warm process', async () => {
    await recognise();
    const [first] = await childProcesses(host);
    await Promise.all([recognise(), recognise(), recognise()]);
    expect(await childProcesses(host)).toEqual([first]);
  });

  it('tells of a file that became corrupt, and the server lives', async () => {
    const path = join(modelsDir, 'tone-words', 'model.onnx');
    await writeFile(path, Buffer.alloc(files[0]?.bytes ?? 0, 0x5a));
    await expect(recognise()).rejects.toMatchObject({
      code: 'speech.engine_failed',
      params: { engine: 'sherpa' },
    });
    expect(await childProcesses(host)).toEqual([]);
  });

  it('tells of a model that ends the process, and the server lives', async () => {
    // The library exits where the family of the model is not what it was told.
    await writeCatalogue({ family: 'nemo_ctc' });
    await expect(recognise()).rejects.toMatchObject({
      code: 'speech.engine_crashed',
      params: { engine: 'sherpa' },
    });
  });

  it('tries a segment again on a fresh process when its own is killed', async () => {
    await recognise();
    const [warm] = await childProcesses(host);
    process.kill(warm ?? 0, 'SIGSTOP');
    const running = recognise();
    await new Promise((done) => setTimeout(done, 100));
    process.kill(warm ?? 0, 'SIGKILL');
    expect(await running).toMatchObject({ text: 'hello bill refund refund thanks' });
    const fresh = await childProcesses(host);
    expect(fresh).toHaveLength(1);
    expect(fresh).not.toContain(warm);
  });

  it('gives a segment up when its process is killed every time, which is not called want of memory', async () => {
    await recognise();
    const [warm] = await childProcesses(host);
    process.kill(warm ?? 0, 'SIGSTOP');
    const running = recognise().catch((error: unknown) => error);
    await new Promise((done) => setTimeout(done, 100));
    const letStart = await holdStarts(host, work);
    process.kill(warm ?? 0, 'SIGKILL');
    const [fresh] = await until(
      () => childProcesses(host),
      (all) => all.length === 1 && all[0] !== warm,
    );
    letStart();
    process.kill(fresh ?? 0, 'SIGKILL');
    expect(await running).toMatchObject({
      code: 'speech.engine_crashed',
      params: { exit: 'SIGKILL' },
    });
    // The next segment finds the engine working again.
    expect(await recognise()).toMatchObject({ text: 'hello bill refund refund thanks' });
  });

  it('stops at once when the work is called off', async () => {
    await recognise();
    const [warm] = await childProcesses(host);
    process.kill(warm ?? 0, 'SIGSTOP');
    const control = new AbortController();
    const request = { pcm_path: pcm, start_ms: 0, end_ms: 5000, speech: [], language: 'en' };
    const running = recogniser.recognise(setup, request, control.signal);
    control.abort();
    await expect(running).rejects.toMatchObject({ name: 'AbortError' });
    expect(await childProcesses(host)).toEqual([]);
  });

  it('is gone when it is removed', async () => {
    await recogniser.recycle('sherpa');
    expect(await models.remove('tone-words')).toMatchObject({ state: 'not_installed', received_bytes: 0 });
    expect(await recogniser.resolve(forEnglish, 'en')).toMatchObject({
      reason: { code: 'speech.no_engine' },
    });
    expect(await left()).toEqual([]);
  });
});

describe('through the server', () => {
  let server: TestServer;
  let client: Client;

  beforeAll(async () => {
    // The folders of the other tests are made anew for each of them; this one stays for all.
    const dataDir = await makeDataDir();
    const folder = join(dataDir, 'tone-source');
    const entry = toneCatalogueEntry(await writeToneModel(folder));
    await mkdir(join(dataDir, 'models'));
    await writeFile(join(dataDir, 'models/catalogue.json'), JSON.stringify([entry]));
    server = await startServer({ dataDir, env: { PATH: '/nowhere', MODELS_DIR: join(dataDir, 'models') } });
    client = await signIn(server, admin);
  });
  afterAll(async () => {
    await server.stop();
    await removeDataDir(server.dataDir);
  });

  /** Tones alone are no speech to the detector: the words are said over the quiet voices of a sample call. */
  async function toneCall(): Promise<Uint8Array> {
    const path = fileURLToPath(new URL('../../../../../demo/en-sale-home-internet.opus', import.meta.url));
    const { pcm } = await decodeAudio({
      path,
      format: 'opus',
      out_dir: join(work, 'call'),
      max_duration_ms: 600_000,
    });
    const voices = await Promise.all(
      pcm.map(async (name) => {
        const bytes = await readFile(join(work, 'call', name));
        return (second: number) => (0.1 * bytes.readInt16LE(Math.floor(second * 16_000) * 2)) / 32_768;
      }),
    );
    const said: SpokenTone[][] = [
      [
        { word: 'hello', at_ms: 1200 },
        { word: 'bill', at_ms: 2000 },
        { word: 'thanks', at_ms: 9500 },
      ],
      [{ word: 'yes', at_ms: 6500 }],
    ];
    const channels = voices.map((voice, channel) => {
      const tones = speakTones(said[channel] ?? []);
      return (second: number) => voice(second) + tones(second);
    });
    return wav(channels, 14, 16_000);
  }

  type Speech = { models: Model[]; engines: { id: string; state: string }[] };
  const model = async () =>
    (await client.json<Speech>('GET', 'speech')).models.find(({ id }) => id === 'tone-words');

  it('lists, fetches, tests, uses and removes a model', async () => {
    expect(await model()).toMatchObject({ state: 'not_installed', licence: 'Apache-2.0', self_test: null });
    const folder = { from: 'folder', location: join(server.dataDir, 'tone-source') };
    expect((await client.request('POST', 'speech/models/none/fetch', folder)).status).toBe(404);
    expect((await client.request('POST', 'speech/models/tone-words/test')).status).toBe(422);
    expect((await client.request('POST', 'speech/models/tone-words/fetch', folder)).status).toBe(202);
    await until(model, (found) => found?.state === 'installed');

    const tested = await client.json<Model>('POST', 'speech/models/tone-words/test');
    expect(tested.self_test).toMatchObject({ ok: true, error: null });
    expect(tested.self_test?.realtime_factor).toBeGreaterThan(0);

    const settings = { languages: { en: { engine: 'sherpa', model: 'tone-words' } }, default_language: 'en' };
    expect(await client.json('PUT', 'speech/settings', settings)).toEqual(settings);
    expect((await client.json<Speech>('GET', 'speech')).engines).toContainEqual(
      expect.objectContaining({ id: 'sherpa', state: 'ready', languages: ['en'] }),
    );

    const upload = await client.request(
      'POST',
      'files',
      form('call.wav', await toneCall(), { language: 'en' }),
    );
    const { file_id } = (await upload.json()) as { file_id: string };
    expect(await ended(client, file_id)).toMatchObject({
      status: 'DONE',
      channel_mode: 'stereo',
      words: {
        kind: 'engine',
        engine: 'sherpa',
        model: 'tone-words',
        grade: 'good',
        estimated_times: false,
        failed_segments: 0,
      },
    });
    const { phrases } = await client.json<Transcript>('GET', `files/${file_id}/transcript`);
    expect(phrases.map(({ role, text }) => `${role}: ${text}`)).toEqual([
      'operator: hello bill',
      'abonent: yes',
      'operator: thanks',
    ]);
    const words = phrases.flatMap((phrase) => phrase.words);
    for (const [index, at_ms] of [1200, 2000, 6500, 9500].entries()) {
      expect(Math.abs((words[index]?.start_ms ?? 0) - at_ms)).toBeLessThanOrEqual(60);
    }

    expect(await client.json('DELETE', 'speech/models/tone-words')).toMatchObject({ state: 'not_installed' });
    await client.json('POST', `files/${file_id}/restart`, {});
    expect((await ended(client, file_id)).words).toMatchObject({
      kind: 'none',
      reason: { code: 'speech.engine_missing' },
    });
  });
});
