import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { access, constants, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { clip } from '@earshot/core/call/span.ts';
import { fail } from '@earshot/core/errors.ts';
import type { Engine } from '@earshot/core/speech/speech.ts';
import { lowerPriority } from '../../platform/low-priority.ts';
import type {
  EngineAdapter,
  EngineProcess,
  EngineSetup,
  RecognisedSegment,
  SegmentRequest,
} from '../engine.ts';
import { memoryKills, ranOutOfMemory } from '../memory-kills.ts';
import { frameMs, readHypseg } from './hypseg.ts';

const program = 'pocketsphinx_batch';
const model = '/usr/share/pocketsphinx/model/en-us';
const version = '0.8-en-us';

/** Silence is cut before; the engine's own cutting would shift the times of the words. */
const options = ['-adcin', 'yes', '-remove_silence', 'no', '-cepext', '.raw', '-logfn', '/dev/null'];

/** English, from the system's package; demo grade: a phone call comes out with many errors. */
export function pocketsphinxEngine(path = process.env.PATH ?? ''): EngineAdapter {
  const isInstalled = () =>
    existsSync(join(model, 'en-us.lm.bin')) &&
    path.split(delimiter).some((folder) => existsSync(join(folder, program)));
  const describe = async (): Promise<Engine> => ({
    id: 'pocketsphinx',
    state: isInstalled() ? 'ready' : 'not_installed',
    reason: isInstalled()
      ? null
      : { code: 'speech.engine_missing', params: { packages: 'pocketsphinx pocketsphinx-en-us' } },
    version: isInstalled() ? version : null,
    grade: 'demo',
    languages: ['en'],
    licence: 'BSD-2-Clause',
  });
  return {
    id: 'pocketsphinx',
    describe,
    async resolve(language) {
      if (language !== 'en' && language !== 'auto')
        return { reason: { code: 'speech.no_engine', params: { language } } };
      const { reason } = await describe();
      if (reason !== null) return { reason };
      const setup: EngineSetup = {
        engine: 'pocketsphinx',
        model: 'en-us',
        fingerprint: `pocketsphinx-${version}`,
        grade: 'demo',
        size_bytes: 37_000_000,
        max_segment_ms: 20_000,
        group_ms: 0,
      };
      return { setup };
    },
    processes: (threads) => threads,
    start: startPocketsphinx,
  };
}

/**
 * A warm recogniser. It reads the list of utterances from a pipe and answers each as soon as it is done, so the
 * model is loaded once. `cat` on both sides makes real pipes, which it can open by name; when this process dies,
 * the pipe ends and the recogniser with it.
 */
async function startPocketsphinx(): Promise<EngineProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'earshot-sphinx-'));
  const args = [
    '-hmm',
    `${model}/en-us`,
    '-lm',
    `${model}/en-us.lm.bin`,
    '-dict',
    `${model}/cmudict-en-us.dict`,
  ]
    .concat(options)
    .concat(['-cepdir', folder, '-ctl', '/dev/stdin', '-hypseg', '/dev/stdout']);
  // The fourth pipe is never written to: it ends with this process, and everything here with it, whatever it is doing.
  const watch = '{ cat <&3; kill -9 0; } >/dev/null 2>&1 & exec 3<&-';
  const script = `${watch}; cat | { "$@"; echo "status $?" >&2; } | cat`;
  const child = spawn('sh', ['-c', script, 'sh', program, ...args], {
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
    detached: true,
  });
  if (child.pid !== undefined) lowerPriority(child.pid);
  return hold(child, folder);
}

/** What the engine answered about a stretch that begins at `from_ms`. */
function segmentOf(line: string, from_ms: number, request: SegmentRequest): RecognisedSegment {
  const words = readHypseg(line)
    .words.map((word) => ({
      text: word.text,
      start_ms: from_ms + word.start_ms,
      end_ms: Math.min(from_ms + word.end_ms, request.end_ms),
      // The engine's batch mode tells no word confidence.
      confidence: null,
    }))
    // It hears words in silence too.
    .filter((word) => clip(request.speech, word.start_ms, word.end_ms).length > 0);
  return { text: words.map(({ text }) => text).join(' '), words, language: 'en', estimated_times: false };
}

function hold(child: ChildProcess, folder: string): EngineProcess {
  let alive = true;
  let status = '';
  let next = 0;
  let pending: { done: (line: string) => void; refuse: (error: unknown) => void } | undefined;
  const before = memoryKills();
  child.once('exit', () => child.stdio[3]?.destroy());
  const ended = new Promise<void>((done) => {
    child.once('close', () => {
      alive = false;
      const kills = { before, after: memoryKills() };
      const isShort = ranOutOfMemory({ wasKilled: /status 137/.test(status), kills, said: status });
      pending?.refuse(
        fail(isShort ? 'speech.engine_out_of_memory' : 'speech.engine_crashed', { engine: 'pocketsphinx' }),
      );
      pending = undefined;
      void rm(folder, { recursive: true, force: true }).finally(done);
    });
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    status = (status + text).slice(-200);
    // The recogniser is gone; the `cat` before it would wait for the next utterance for ever.
    if (/status \d+/.test(status)) child.stdin?.end();
  });
  child.stdin?.on('error', () => {});
  child.on('error', () => {});
  if (child.stdout) {
    createInterface({ input: child.stdout }).on('line', (line) => {
      pending?.done(line);
      pending = undefined;
    });
  }

  const transcribe = async (request: SegmentRequest, signal: AbortSignal): Promise<RecognisedSegment> => {
    const name = `u${next++}`;
    // It answers nothing at all for a file that it cannot read.
    await access(request.pcm_path, constants.R_OK).catch((error: Error) => {
      throw fail('speech.engine_failed', { engine: 'pocketsphinx', reason: error.message });
    });
    // A list entry ends at a space; a link gives any path a plain name.
    await symlink(request.pcm_path, join(folder, `${name}.raw`));
    const from = Math.floor(request.start_ms / frameMs);
    const to = Math.ceil(request.end_ms / frameMs);
    try {
      const line = await new Promise<string>((done, refuse) => {
        if (signal.aborted) return refuse(signal.reason as Error);
        if (!alive) return refuse(fail('speech.engine_crashed', { engine: 'pocketsphinx' }));
        pending = { done, refuse };
        signal.addEventListener('abort', () => refuse(signal.reason as Error), { once: true });
        child.stdin?.write(`${name} ${from} ${to} ${name}\n`);
      });
      return segmentOf(line, from * frameMs, request);
    } finally {
      await rm(join(folder, `${name}.raw`), { force: true });
    }
  };

  return {
    transcribe,
    get isAlive() {
      return alive;
    },
    async stop() {
      if (alive && child.pid !== undefined) {
        try {
          process.kill(-child.pid, 'SIGKILL');
        } catch {
          // It ended just now.
        }
      }
      await ended;
    },
  };
}
