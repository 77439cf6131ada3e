import { Worker } from 'node:worker_threads';
import type { LearnedQuestionModel } from '@earshot/core/learned-questions/learned-model.ts';
import type { Ctx } from '../../platform/context.ts';
import { giveWay } from '../../platform/give-way.ts';
import { loadAnalysedCalls } from '../rules/analysed-call.ts';
import type { ReviewedCall } from './learning-thread.ts';
import type { listReviews } from './reviews-to-learn.queries.ts';

/** Calls that are read at once: some tens of milliseconds. */
const batch = 20;
/** A thousand calls as they are read take a third of it; a thread that needs more has a defect. */
const heapMb = 1024;

/** Learns from reviews in a thread of its own, which gets the calls in parts. Null where nothing can be learned of them. */
export async function learnBeside(
  ctx: Ctx,
  reviews: Awaited<ReturnType<typeof listReviews>>,
  signal: AbortSignal,
): Promise<LearnedQuestionModel | null> {
  const thread = new Worker(new URL('./learning-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  });
  const learned = new Promise<LearnedQuestionModel | null>((done, refuse) => {
    thread.once('message', done);
    thread.once('error', refuse);
    thread.once('exit', (code) => refuse(new Error(`Learning ended with ${code}`)));
    signal.addEventListener('abort', () => refuse(signal.reason as Error), { once: true });
  });
  // It is waited for below; until then its end is noted nowhere else.
  learned.catch(() => {});
  try {
    for (let from = 0; from < reviews.length; from += batch) {
      signal.throwIfAborted();
      await giveWay(ctx);
      thread.postMessage(await readBatch(ctx, reviews.slice(from, from + batch)));
    }
    thread.postMessage('learn');
    return await learned;
  } finally {
    await thread.terminate();
  }
}

async function readBatch(
  ctx: Ctx,
  reviews: Awaited<ReturnType<typeof listReviews>>,
): Promise<ReviewedCall[]> {
  const ids = reviews.map(({ file_id }) => file_id);
  const calls = await loadAnalysedCalls(ctx.db, ctx.workspaceId, ids);
  return reviews.flatMap(({ file_id, answer, operator }) => {
    const call = calls.get(file_id);
    if (call === undefined) return [];
    const { duration_ms, phrases } = call.conversation;
    return [{ answer, operator, call: { conversation: { duration_ms, phrases }, metrics: call.metrics } }];
  });
}
