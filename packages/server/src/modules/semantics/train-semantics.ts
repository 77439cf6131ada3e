import { Worker } from 'node:worker_threads';
import type { SemanticModel } from '@earshot/core/matching/semantics/semantic-model.ts';
import { type Ctx, transact } from '../../platform/context.ts';
import { perProgram } from '../../platform/per-program.ts';
import {
  countPhrases,
  findModel,
  findModelVersion,
  listTexts,
  replaceModel,
} from './semantic-models.store.ts';
import { trainSemanticsJob } from './semantics.jobs.ts';

/** A model is made from the newest so many phrases: 16 seconds of one core and 200 MB of heap. */
const mostPhrases = 200_000;
/** Less than this says nothing new, and neither does a small part of what is known. */
const leastNew = { phrases: 200, share: 0.1 };
/** Calls that were removed or analysed again stay counted; beyond this a model is made anew. */
const mostStale = 1.5;
/** The limits of counting keep a thread far below; one that needs more has a defect. */
const heapMb = 1024;
/** Calls that end close to one another are learned from together. */
const delaySeconds = 30;

const askedUntil = perProgram(() => new Map<number, number>());

/** After a call was analysed: has it learned from soon, together with those of the next half minute. */
export async function learnSoon(ctx: Ctx): Promise<void> {
  const now = performance.now();
  const asked = askedUntil(ctx);
  if (now < (asked.get(ctx.workspaceId) ?? 0)) return;
  asked.set(ctx.workspaceId, now + delaySeconds * 1000);
  const { workspaceId: workspace_id } = ctx;
  await ctx.jobs.add(
    ctx.db,
    trainSemanticsJob,
    workspace_id,
    { workspace_id },
    {
      startAfterSeconds: delaySeconds,
    },
  );
}

/** Continues the workspace's model with what was said since, or makes it. True: there is a new one. */
export async function trainSemantics(ctx: Ctx, signal?: AbortSignal): Promise<boolean> {
  const { db, workspaceId } = ctx;
  const known = await findModelVersion(db, workspaceId);
  const now = ctx.now();
  const fresh = await countPhrases(db, workspaceId, known?.trained_at ?? null);
  if (fresh === 0) return false;
  if (known !== undefined && fresh < Math.max(leastNew.phrases, known.phrases * leastNew.share)) return false;
  const before = known === undefined ? undefined : await findModel(db, workspaceId, known.version);
  const all = known === undefined ? fresh : await countPhrases(db, workspaceId, null);
  const isAnew = before === undefined || before.phrases + fresh > Math.max(all, 1000) * mostStale;
  const texts = await listTexts(db, workspaceId, isAnew ? null : (known?.trained_at ?? null), mostPhrases);
  const model = await trainBeside(isAnew ? null : before, texts, signal);
  return transact(ctx, async (ctx) => {
    // Another worker may have been faster; its model has learned the same.
    const newest = await findModelVersion(ctx.db, workspaceId);
    if (newest?.version !== known?.version) return false;
    await replaceModel(ctx.db, workspaceId, (known?.version ?? 0) + 1, model, now);
    return true;
  });
}

function trainBeside(
  before: SemanticModel | null,
  texts: string[],
  signal: AbortSignal | undefined,
): Promise<SemanticModel> {
  return new Promise((done, refuse) => {
    const thread = new Worker(new URL('./training-thread.ts', import.meta.url), {
      workerData: { before, texts },
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    });
    const onAbort = () => {
      void thread.terminate();
      refuse(signal?.reason as Error);
    };
    signal?.addEventListener('abort', onAbort, { once: true });
    thread.once('message', done);
    thread.once('error', refuse);
    thread.once('exit', (code) => {
      signal?.removeEventListener('abort', onAbort);
      refuse(new Error(`Training ended with ${code}`));
    });
  });
}
