import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type ErrorCode, type ErrorParams, fail } from '@earshot/core/errors.ts';
import type { StageTasks } from '../stages/host.ts';
import { lowerPriority } from './low-priority.ts';

type TaskName = keyof StageTasks;
type Options = { signal?: AbortSignal; progress?: (share: number) => void };
/** Every answer says which task it is to: one that was called off may still have answered. */
type Reply = { id: number } & (
  | { kind: 'progress'; share: number }
  | { kind: 'done'; result: unknown }
  | { kind: 'failed'; code: ErrorCode; params: ErrorParams }
  | { kind: 'error'; message: string }
);

export type StageProcesses = {
  /** Runs a task of `stages/host.ts` in a child process. A crash there fails the task, never the server. */
  run: <T extends TaskName>(
    task: T,
    input: StageTasks[T]['input'],
    options?: Options,
  ) => Promise<StageTasks[T]['output']>;
  stop: () => Promise<void>;
};

const host = fileURLToPath(new URL('../stages/host.ts', import.meta.url));
const idleMs = 60_000;
/** A child may hold this much JavaScript heap; audio is streamed, so only a defect needs more. */
const heapMb = 512;

/** Keeps at most `size` warm child processes; further tasks wait their turn. */
export function startStageProcesses(size: number): StageProcesses {
  const idle: ChildProcess[] = [];
  const all = new Set<ChildProcess>();
  const timers = new Map<ChildProcess, NodeJS.Timeout>();
  const waiting: (() => void)[] = [];
  let busy = 0;
  let stopped = false;

  const start = (): ChildProcess => {
    const child = fork(host, { execArgv: [`--max-old-space-size=${heapMb}`], serialization: 'advanced' });
    all.add(child);
    child.on('exit', () => {
      all.delete(child);
      const at = idle.indexOf(child);
      if (at >= 0) idle.splice(at, 1);
    });
    // The interface must answer while both cores work.
    if (child.pid !== undefined) lowerPriority(child.pid);
    return child;
  };
  const acquire = async (): Promise<ChildProcess> => {
    if (busy >= size) await new Promise<void>((next) => waiting.push(next));
    busy += 1;
    const child = idle.pop() ?? start();
    clearTimeout(timers.get(child));
    return child;
  };
  const release = (child: ChildProcess) => {
    busy -= 1;
    // One that was killed is still connected for a moment; whoever got it next would hear what the last one asked.
    if (child.connected && !child.killed && !stopped) {
      idle.push(child);
      const timer = setTimeout(() => child.kill(), idleMs);
      timer.unref();
      timers.set(child, timer);
    }
    waiting.shift()?.();
  };

  return {
    async run(task, input, options = {}) {
      options.signal?.throwIfAborted();
      const child = await acquire();
      try {
        // It may have been called off while it waited for its turn.
        options.signal?.throwIfAborted();
        return (await runOn(child, task, input, options)) as never;
      } finally {
        release(child);
      }
    },
    async stop() {
      stopped = true;
      const ended = [...all].map((child) => new Promise<void>((done) => child.once('exit', () => done())));
      for (const child of all) child.kill('SIGKILL');
      await Promise.all(ended);
    },
  };
}

let nextTask = 1;

function runOn(
  child: ChildProcess,
  task: TaskName,
  input: unknown,
  { signal, progress }: Options,
): Promise<unknown> {
  const id = nextTask;
  nextTask += 1;
  return new Promise((done, refuse) => {
    const finish = (act: () => void) => {
      child.off('message', onMessage);
      child.off('exit', onExit);
      signal?.removeEventListener('abort', onAbort);
      act();
    };
    const onMessage = (reply: Reply) => {
      if (reply.id !== id) return;
      if (reply.kind === 'progress') progress?.(reply.share);
      else if (reply.kind === 'done') finish(() => done(reply.result));
      else if (reply.kind === 'failed') finish(() => refuse(fail(reply.code, reply.params)));
      else finish(() => refuse(new Error(reply.message)));
    };
    const onExit = () => finish(() => refuse(new Error(`The process of stage ${task} ended unexpectedly`)));
    const onAbort = () => {
      // Native code cannot be interrupted: the process goes, the next task gets a fresh one.
      child.kill('SIGKILL');
      finish(() => refuse(signal?.reason as Error));
    };
    child.on('message', onMessage);
    child.once('exit', onExit);
    signal?.addEventListener('abort', onAbort, { once: true });
    child.send({ id, task, input }, (error) => {
      if (error) finish(() => refuse(error));
    });
  });
}
