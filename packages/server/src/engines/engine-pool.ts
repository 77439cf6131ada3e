import { Failure, fail } from '@earshot/core/errors.ts';
import type {
  EngineAdapter,
  EngineProcess,
  EngineSetup,
  RecognisedSegment,
  SegmentRequest,
} from './engine.ts';

/** An engine may load its model this long: large ones on a slow disk need more than a minute. */
export const startLimitMs = 180_000;
/** A segment may take this long, and this many times its own length; then its process is hung. */
const patienceMs = 60_000;
const patienceFactor = 20;
/** A warm process that nobody needs gives its memory back. */
const idleMs = 120_000;

const crashes = new Set(['speech.engine_crashed', 'speech.engine_out_of_memory', 'speech.engine_timeout']);

export type EnginePool = {
  recognise: (request: SegmentRequest, signal: AbortSignal) => Promise<RecognisedSegment>;
  stop: () => Promise<void>;
};

type Limits = { startMs: number };

/** The warm processes of one set-up; segments wait in line for a free one. */
export function createEnginePool(
  adapter: EngineAdapter,
  setup: EngineSetup,
  threads: number,
  limits: Limits = { startMs: startLimitMs },
): EnginePool {
  const size = adapter.processes(threads, setup);
  const threadsEach = Math.max(1, Math.floor(threads / size));
  const processes = createProcesses(setup, limits, (signal) => adapter.start(setup, threadsEach, signal));
  const waiting: (() => void)[] = [];
  let busy = 0;

  const once = async (request: SegmentRequest, signal: AbortSignal): Promise<RecognisedSegment> => {
    const process = await processes.acquire(signal);
    const patience = patienceMs + patienceFactor * (request.end_ms - request.start_ms);
    try {
      // Not every engine can be called off while it starts.
      signal.throwIfAborted();
      const found = await within(patience, setup, signal, (limited) => process.transcribe(request, limited));
      processes.release(process);
      return found;
    } catch (error) {
      // Whatever it was doing, its state is not to be trusted.
      await processes.discard(process);
      throw error;
    }
  };

  return {
    async recognise(request, signal) {
      // Who is let in from the line takes over the place of the one that leaves.
      if (busy >= size) await waitInLine(waiting, signal);
      else busy += 1;
      try {
        signal.throwIfAborted();
        return await once(request, signal).catch((error: unknown) => {
          signal.throwIfAborted();
          if (error instanceof Failure && crashes.has(error.code)) return once(request, signal);
          throw error;
        });
      } finally {
        const next = waiting.shift();
        if (next === undefined) busy -= 1;
        else next();
      }
    },
    stop: processes.stop,
  };
}

/** Until it is let in. Who is called off leaves the line at once, without a place. */
function waitInLine(line: (() => void)[], signal: AbortSignal): Promise<void> {
  return new Promise<void>((done, failed) => {
    const leave = () => {
      line.splice(line.indexOf(enter), 1);
      failed(signal.reason);
    };
    const enter = () => {
      signal.removeEventListener('abort', leave);
      done();
    };
    if (signal.aborted) return failed(signal.reason);
    line.push(enter);
    signal.addEventListener('abort', leave, { once: true });
  });
}

/** Processes that are started when they are needed, kept warm for a while, and given up with the pool. */
function createProcesses(
  setup: EngineSetup,
  limits: Limits,
  start: (signal: AbortSignal) => Promise<EngineProcess>,
) {
  const free: EngineProcess[] = [];
  const all = new Set<EngineProcess>();
  const timers = new Map<EngineProcess, NodeJS.Timeout>();
  let stopped = false;

  const discard = async (process: EngineProcess) => {
    clearTimeout(timers.get(process));
    timers.delete(process);
    all.delete(process);
    const at = free.indexOf(process);
    if (at >= 0) free.splice(at, 1);
    await process.stop();
  };
  return {
    discard,
    async acquire(signal: AbortSignal): Promise<EngineProcess> {
      for (let warm = free.pop(); warm !== undefined; warm = free.pop()) {
        clearTimeout(timers.get(warm));
        if (warm.isAlive) return warm;
        all.delete(warm);
      }
      const started = await within(limits.startMs, setup, signal, start);
      all.add(started);
      return started;
    },
    release(process: EngineProcess): void {
      if (!process.isAlive || !all.has(process)) return;
      // What was tried again while the pool stopped.
      if (stopped) return void discard(process);
      free.push(process);
      const timer = setTimeout(() => void discard(process), idleMs);
      timer.unref();
      timers.set(process, timer);
    },
    async stop(): Promise<void> {
      stopped = true;
      await Promise.all([...all].map(discard));
    },
  };
}

/** Runs something until it is called off or its engine must be hung. */
async function within<T>(
  ms: number,
  { engine }: EngineSetup,
  signal: AbortSignal,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = AbortSignal.timeout(ms);
  try {
    return await run(AbortSignal.any([signal, limit]));
  } catch (error) {
    if (limit.aborted && !signal.aborted) throw fail('speech.engine_timeout', { engine }, error);
    throw error;
  }
}
