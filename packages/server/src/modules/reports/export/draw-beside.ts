import { Worker } from 'node:worker_threads';
import { fail } from '@earshot/core/errors.ts';
import type { ReportBlock } from '@earshot/core/reports/reports.api.ts';
import type { Ctx } from '../../../platform/context.ts';
import { breathe, createQueue } from '../../../platform/one-at-a-time.ts';
import { perProgram } from '../../../platform/per-program.ts';
import type { DrawingJob } from './drawing-job.ts';

/** A large report takes a few seconds on a machine that is free; what takes longer than this has a defect. */
const longest_ms = 60_000;
/** The largest picture takes a hundred megabytes besides, which are not of this heap. */
const heapMb = 512;
/** Reading the fonts and the code takes half a second, so that the thread stays for the next report. */
const idle_ms = 60_000;

const drawer = perProgram(() => ({
  queue: createQueue(),
  thread: null as Worker | null,
  idle: undefined as NodeJS.Timeout | undefined,
}));
type Drawer = ReturnType<typeof drawer>;

/**
 * Draws a report in a thread, one at a time. Throws `queries.too_slow` where it takes too long; a defect ends the thread, and the next
 * report gets another.
 */
export async function drawBeside(ctx: Ctx, job: DrawingJob): Promise<Buffer> {
  const kept = drawer(ctx);
  return kept.queue.run(`${ctx.workspaceId}-${ctx.userId}`, () => drawIn(kept, job));
}

async function drawIn(kept: Drawer, job: DrawingJob): Promise<Buffer> {
  clearTimeout(kept.idle);
  const thread = kept.thread ?? startThread();
  kept.thread = thread;
  try {
    const { told } = job;
    for (const block of told.run.blocks) {
      thread.postMessage(jsonOf(block, job.as.kind));
      await breathe();
    }
    return await answerOf(thread, { ...job, told: { ...told, run: { ...told.run, blocks: [] } } });
  } catch (error) {
    kept.thread = null;
    await thread.terminate();
    throw error;
  } finally {
    kept.idle = setTimeout(() => {
      void kept.thread?.terminate();
      kept.thread = null;
    }, idle_ms);
    kept.idle.unref();
  }
}

/**
 * A block for the thread. As JSON it takes a third of the time that a copy of its objects takes, and without what is not drawn less: some
 * milliseconds, sixty of the largest that there can be.
 */
const jsonOf = (block: ReportBlock, kind: DrawingJob['as']['kind']): string =>
  JSON.stringify(
    block,
    // In a picture nothing is opened.
    (key, value: unknown) => (kind === 'png' && key === 'open' ? undefined : value),
  );

function startThread(): Worker {
  const thread = new Worker(new URL('./drawing-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  });
  thread.unref();
  return thread;
}

function answerOf(thread: Worker, job: DrawingJob): Promise<Buffer> {
  return new Promise((done, refuse) => {
    const finish = (act: () => void) => {
      clearTimeout(timer);
      thread.off('message', onMessage).off('error', onError).off('exit', onExit);
      act();
    };
    const onMessage = ({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>) =>
      finish(() => done(Buffer.from(buffer, byteOffset, byteLength)));
    const onError = (error: Error) => finish(() => refuse(error));
    const onExit = (code: number) => finish(() => refuse(new Error(`Drawing ended with ${code}`)));
    const timer = setTimeout(() => finish(() => refuse(fail('queries.too_slow'))), longest_ms);
    thread.on('message', onMessage).on('error', onError).on('exit', onExit);
    thread.postMessage(job);
  });
}
