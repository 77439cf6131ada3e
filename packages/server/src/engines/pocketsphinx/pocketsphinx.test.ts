import { spawn } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { recognitionWindows } from '@earshot/core/audio/recognition-windows.ts';
import type { Span } from '@earshot/core/call/span.ts';
import { plainWords, wordErrors } from '@earshot/core/evaluations/word-errors.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decodeAudio } from '../../stages/decode/decode.ts';
import { detectSpeech } from '../../stages/vad/vad.ts';
import { childProcesses, isRunning } from '../../testing/processes.ts';
import { makeDataDir, removeDataDir, until } from '../../testing/server.ts';
import type { EngineSetup, RecognisedSegment } from '../engine.ts';
import { createEnginePool, type EnginePool } from '../engine-pool.ts';
import { pocketsphinxEngine } from './pocketsphinx.ts';

type Phrase = Span & { speaker: string; text: string };

const adapter = pocketsphinxEngine();
const { state, reason } = await adapter.describe();
const missing = state === 'ready' ? '' : ` (skipped: install ${reason?.params.packages})`;
const program = 'pocketsphinx_batch';
const never = new AbortController().signal;

let work: string;
let paths: string[];
let speech: Span[][];
let durationMs: number;
let phrases: Phrase[];
let setup: EngineSetup;
let pool: EnginePool;

beforeAll(async () => {
  work = await makeDataDir();
  const demo = (name: string) => fileURLToPath(new URL(`../../../../../demo/${name}`, import.meta.url));
  const path = demo('en-sale-home-internet.opus');
  const decoded = await decodeAudio({ path, format: 'opus', out_dir: work, max_duration_ms: 600_000 });
  durationMs = decoded.duration_ms;
  paths = decoded.pcm.map((name) => join(work, name));
  speech = await Promise.all(paths.map(async (pcm_path) => (await detectSpeech({ pcm_path })).segments));
  phrases = (JSON.parse(await readFile(demo('en-sale-home-internet.json'), 'utf8')) as { phrases: Phrase[] })
    .phrases;
});
afterAll(() => removeDataDir(work));

it('says which packages it needs where it is not installed', async () => {
  const absent = pocketsphinxEngine('/nowhere');
  const needed = { code: 'speech.engine_missing', params: { packages: 'pocketsphinx pocketsphinx-en-us' } };
  expect(await absent.describe()).toMatchObject({
    state: 'not_installed',
    reason: needed,
    languages: ['en'],
  });
  expect(await absent.resolve('en', null)).toEqual({ reason: needed });
});

it('knows English only', async () => {
  expect(await adapter.resolve('uk', null)).toEqual({
    reason: { code: 'speech.no_engine', params: { language: 'uk' } },
  });
});

describe.skipIf(missing !== '')(`recognising a call${missing}`, () => {
  beforeEach(async () => {
    const resolved = await adapter.resolve('en', null);
    if ('reason' in resolved) throw new Error(resolved.reason.code);
    setup = resolved.setup;
    pool = createEnginePool(adapter, setup, 2);
  });
  afterEach(async () => {
    await pool.stop();
    expect(await childProcesses(program)).toEqual([]);
    expect(await childProcesses('cat')).toEqual([]);
  });

  const recognise = (channel: number, span: Span, signal = never) =>
    pool.recognise({ pcm_path: paths[channel] ?? '', ...span, speech: [span], language: 'en' }, signal);
  /** The program itself, not the shells around it. */
  const recognisers = async () => {
    const found: number[] = [];
    for (const pid of await childProcesses(program)) {
      const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '');
      if (name.startsWith(program.slice(0, 15))) found.push(pid);
    }
    return found;
  };
  const untilOne = async (isIt: (pid: number) => boolean) => {
    const found = await until(
      async () => (await recognisers()).filter(isIt),
      (pids) => pids.length > 0,
    );
    return found[0] ?? 0;
  };
  const firstPhrase: Span = { start_ms: 400, end_ms: 5300 };

  /** As much of the call as shows what is understood; all of it takes long. */
  const listenedMs = 45_000;

  it('understands most of it, with times inside the sentences', async () => {
    let errors = 0;
    let spoken = 0;
    for (const [channel, role] of ['operator', 'abonent'].entries()) {
      const options = { max_ms: setup.max_segment_ms, pad_ms: 200, duration_ms: durationMs, group_ms: 0 };
      const windows = recognitionWindows(speech[channel] ?? [], options).filter(
        ({ end_ms }) => end_ms < listenedMs,
      );
      const found = await Promise.all(
        windows.map((window) =>
          pool.recognise({ pcm_path: paths[channel] ?? '', ...window, language: 'en' }, never),
        ),
      );
      const last = Math.max(...windows.map(({ end_ms }) => end_ms));
      const own = phrases.filter(({ speaker, end_ms }) => speaker === role && end_ms <= last);
      const heard = found.map(({ text }) => text).join(' ');
      const counted = wordErrors(plainWords(own.map(({ text }) => text).join(' ')), plainWords(heard));
      errors += counted.wrong;
      spoken += counted.words;
      expectInside(found, own);
    }
    expect(errors / spoken).toBeLessThan(0.4);
  });

  /** Every word lies in a sentence of its side; a fifth of a second is what detection and padding leave open. */
  function expectInside(found: readonly RecognisedSegment[], own: readonly Phrase[]) {
    const outside = found
      .flatMap(({ words }) => words)
      .filter(
        (word) =>
          !own.some(({ start_ms, end_ms }) => word.start_ms >= start_ms - 200 && word.end_ms <= end_ms + 200),
      );
    expect(outside).toEqual([]);
  }

  it('answers the same segment the same way', async () => {
    const [first, second] = [await recognise(0, firstPhrase), await recognise(0, firstPhrase)];
    expect(second).toEqual(first);
    expect(first.words.length).toBeGreaterThan(8);
  });

  it('finds no words in silence or in next to nothing, and goes on', async () => {
    const pcm_path = join(work, 'silence.pcm');
    await writeFile(pcm_path, Buffer.alloc(64_000));
    for (const [stretch, start_ms, end_ms] of [
      ['silence', 0, 2000],
      ['no length', 500, 500],
      ['one frame', 500, 510],
      ['beyond the end', 5000, 6000],
    ] as const) {
      const request = { pcm_path, start_ms, end_ms, speech: [], language: 'en' };
      const { text, words } = await pool.recognise(request, never);
      expect([stretch, text, words]).toEqual([stretch, '', []]);
    }
    expect((await recognise(0, firstPhrase)).words.length).toBeGreaterThan(8);
  });

  it('says so when the samples are missing, instead of waiting', async () => {
    const request = {
      pcm_path: join(work, 'none.pcm'),
      start_ms: 0,
      end_ms: 1000,
      speech: [],
      language: 'en',
    };
    await expect(pool.recognise(request, never)).rejects.toMatchObject({ code: 'speech.engine_failed' });
  });

  it('tries a segment again on a fresh process when its own is killed', async () => {
    const undisturbed = await recognise(0, firstPhrase);
    const [warm = 0] = await recognisers();
    process.kill(warm, 'SIGSTOP');
    const running = recognise(0, firstPhrase);
    await new Promise((done) => setTimeout(done, 200));
    process.kill(warm, 'SIGKILL');
    expect((await running).text).toBe(undisturbed.text);
    expect(await recognisers()).not.toContain(warm);
  });

  it('gives a segment up when its process is killed every time, which is not called want of memory', async () => {
    const running = recognise(0, { start_ms: 0, end_ms: 18_000 }).catch((error: unknown) => error);
    const first = await untilOne(() => true);
    process.kill(first, 'SIGKILL');
    process.kill(await untilOne((pid) => pid !== first), 'SIGKILL');
    expect(await running).toMatchObject({
      code: 'speech.engine_crashed',
      params: { engine: 'pocketsphinx' },
    });
  });

  it('ends with the process that started it, whatever it is doing', async () => {
    const script = new URL('./pocketsphinx.ts', import.meta.url).href;
    const starter = spawn(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `const { pocketsphinxEngine } = await import('${script}');
         const engine = pocketsphinxEngine();
         const { setup } = await engine.resolve('en', null);
         await engine.start(setup, 1, new AbortController().signal);
         setInterval(() => {}, 60_000);`,
      ],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    );
    const [found = 0] = await until(
      () => childProcesses(program, starter.pid),
      (pids) => pids.some(Boolean),
    );
    const family = await childProcesses('', starter.pid);
    // It hears of nothing any more, as in the middle of a long stretch.
    process.kill(found, 'SIGSTOP');
    starter.kill('SIGKILL');
    await until(
      () => Promise.all(family.map(isRunning)),
      (running) => !running.includes(true),
    );
  });

  it('works on as many segments at once as it may use threads', async () => {
    await Promise.all([1, 2, 3, 4, 5].map(() => recognise(0, { start_ms: 400, end_ms: 1500 })));
    expect(await recognisers()).toHaveLength(2);
  });

  it('stops at once when the work is called off', async () => {
    await recognise(0, firstPhrase);
    const control = new AbortController();
    const running = recognise(0, { start_ms: 0, end_ms: 18_000 }, control.signal);
    setTimeout(() => control.abort(), 150);
    const startedAt = performance.now();
    await expect(running).rejects.toMatchObject({ name: 'AbortError' });
    expect(performance.now() - startedAt).toBeLessThan(1500);
    expect(await recognisers()).toEqual([]);
  });

  it('leaves nothing behind when it is stopped in the middle', async () => {
    const before = await folders();
    // It is tried once more, by a process that goes with it.
    const running = recognise(0, firstPhrase).catch(() => {});
    await untilOne(() => true);
    await pool.stop();
    await running;
    expect(
      await until(
        () => childProcesses(program),
        (left) => left.length === 0,
      ),
    ).toEqual([]);
    const left = async () => (await folders()).filter((name) => !before.includes(name));
    expect(await until(left, (names) => names.length === 0)).toEqual([]);
  });
  const folders = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('earshot-sphinx-'));
});
