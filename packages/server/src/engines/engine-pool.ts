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

/** The warm processes of one set-up; segments wait in line for a free one. */
export function createEnginePool(
  adapter: EngineAdapter,
  setup: EngineSetup,
  threads: number,
  limits = { startMs: startLimitMs },
): EnginePool {
  const size = adapter.processes(threads, setup);
  const threadsEach = Math.max(1, Math.floor(threads / size));
  const free: EngineProcess[] = [];
  const all = new Set<EngineProcess>();
  const waiting: (() => void)[] = [];
  const timers = new Map<EngineProcess, NodeJS.Timeout>();
  let busy = 0;
  let stopped = false;

  const discard = async (process: EngineProcess) => {
    clearTimeout(timers.get(process));
    timers.delete(process);
    all.delete(process);
    const at = free.indexOf(process);
    if (at >= 0) free.splice(at, 1);
    await process.stop();
  };
  /** Runs something until it is called off or its engine must be hung. */
  const within = async <T>(ms: number, signal: AbortSignal, run: (signal: AbortSignal) => Promise<T>) => {
    const limit = AbortSignal.timeout(ms);
    try {
      return await run(AbortSignal.any([signal, limit]));
    } catch (error) {
      if (limit.aborted && !signal.aborted)
        throw fail('speech.engine_timeout', { engine: setup.engine }, error);
      throw error;
    }
  };
  const acquire = async (signal: AbortSignal): Promise<EngineProcess> => {
    for (let warm = free.pop(); warm !== undefined; warm = free.pop()) {
      clearTimeout(timers.get(warm));
      if (warm.isAlive) return warm;
      all.delete(warm);
    }
    const started = await within(limits.startMs, signal, (limited) =>
      adapter.start(setup, threadsEach, limited),
    );
    all.add(started);
    return started;
  };
  const release = (process: EngineProcess) => {
    if (!process.isAlive || !all.has(process)) return;
    // What was tried again while the pool stopped.
    if (stopped) return void discard(process);
    free.push(process);
    const timer = setTimeout(() => void discard(process), idleMs);
    timer.unref();
    timers.set(process, timer);
  };

  const once = async (request: SegmentRequest, signal: AbortSignal): Promise<RecognisedSegment> => {
    const process = await acquire(signal);
    const patience = patienceMs + patienceFactor * (request.end_ms - request.start_ms);
    try {
      // Not every engine can be called off while it starts.
      signal.throwIfAborted();
      const found = await within(patience, signal, (limited) => process.transcribe(request, limited));
      release(process);
      return found;
    } catch (error) {
      // Whatever it was doing, its state is not to be trusted.
      await discard(process);
      throw error;
    }
  };

  return {
    async recognise(request, signal) {
      // Who is let in from the line takes over the place of the one that leaves.
      if (busy >= size) await new Promise<void>((next) => waiting.push(next));
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
    async stop() {
      stopped = true;
      await Promise.all([...all].map(discard));
    },
  };
}
