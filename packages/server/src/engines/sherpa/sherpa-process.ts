import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Failure, fail } from '@earshot/core/errors.ts';
import { lowerPriority } from '../../platform/low-priority.ts';
import type { EngineProcess } from '../engine.ts';
import { memoryKills, ranOutOfMemory } from '../memory-kills.ts';
import type { HostReply, HostRequest } from './host.ts';
import type { RecogniserOptions } from './recogniser-options.ts';
import { wordsOfTokens } from './token-words.ts';

const longestSaid = 4000;
const host = fileURLToPath(new URL('./host.ts', import.meta.url));

/**
 * Starts a process, loads the model there and holds it warm. Rejects with a code when the model cannot load, and
 * with the signal's reason when that aborts first; either way the process is gone.
 */
export async function startSherpaProcess(
  options: RecogniserOptions,
  signal: AbortSignal,
): Promise<EngineProcess> {
  const child = fork(host, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'], serialization: 'advanced' });
  if (child.pid !== undefined) lowerPriority(child.pid);
  const ask = connect(child);
  try {
    await ask({ kind: 'load', options }, signal);
  } catch (error) {
    await end(child);
    throw error;
  }
  return {
    async transcribe(request, signal) {
      const { pcm_path, start_ms, end_ms } = request;
      const reply = await ask({ kind: 'segment', pcm_path, start_ms, end_ms }, signal);
      if (reply.kind !== 'result') throw fail('speech.engine_failed', { engine: 'sherpa' });
      return wordsOfTokens(reply.result, request);
    },
    get isAlive() {
      return child.connected;
    },
    stop: () => end(child),
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  child.kill('SIGKILL');
  await ended;
}

function connect(child: ChildProcess) {
  let said = '';
  // The native library reports its problems there; unread, the pipe would fill up.
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-longestSaid);
  });
  const before = memoryKills();
  const crash = (code: number | null, killed: NodeJS.Signals | null): Failure => {
    const kills = { before, after: memoryKills() };
    if (ranOutOfMemory({ wasKilled: killed === 'SIGKILL', kills, said }))
      return fail('speech.engine_out_of_memory', { engine: 'sherpa' });
    return fail('speech.engine_crashed', { engine: 'sherpa', exit: killed ?? code ?? 0 });
  };
  return (request: HostRequest, signal?: AbortSignal): Promise<HostReply> =>
    new Promise((done, refuse) => {
      const finish = (act: () => void) => {
        child.off('message', onMessage);
        child.off('exit', onExit);
        signal?.removeEventListener('abort', onAbort);
        act();
      };
      const onMessage = (reply: HostReply) =>
        finish(() =>
          reply.kind === 'error'
            ? refuse(fail('speech.engine_failed', { engine: 'sherpa', reason: reply.message }))
            : done(reply),
        );
      const onExit = (code: number | null, killed: NodeJS.Signals | null) =>
        finish(() => refuse(crash(code, killed)));
      const onAbort = () => finish(() => refuse(signal?.reason as Error));
      if (signal?.aborted) return refuse(signal.reason as Error);
      if (!child.connected) return refuse(crash(child.exitCode, child.signalCode));
      child.on('message', onMessage);
      child.once('exit', onExit);
      signal?.addEventListener('abort', onAbort, { once: true });
      child.send(request, (error) => error && finish(() => refuse(crash(child.exitCode, child.signalCode))));
    });
}
