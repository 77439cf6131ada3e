import { setTimeout } from 'node:timers/promises';
import type { PhraseStore } from '@earshot/core/matching/semantics/phrase-store.ts';
import { slotsReader } from '@earshot/core/matching/slots.ts';
import type { Steps } from '@earshot/core/steps.ts';
import type { Ctx } from '../../platform/context.ts';
import { inSteps } from '../../platform/in-steps.ts';
import { lexicon } from '../matching/lexicon.ts';
import { type CallRow, listAnalysedSince, listPhrasesOf } from './kept-phrases.queries.ts';

/** Of one workspace. Of more, the newest are compared, and the answer says so. */
const mostPhrases = 2_000_000;
/** Calls read at once. */
const batch = 200;
/** An analysis writes its time before it commits, by the clock of its own machine; both together differ by less than this. */
const commitMs = 60_000;

/** The phrases of a workspace in memory, and what they are made of. */
export type KeptPhrases = {
  store: PhraseStore;
  /** When each of the calls was analysed: a call whose moment differs is read again. */
  analysed: Map<string, number>;
  /** When they were last brought up to date. */
  readMs: number | null;
  isNewestOnly: boolean;
  /** What was analysed since then is being read. */
  reading: Promise<void> | null;
};

export function nothingKept(store: PhraseStore): KeptPhrases {
  return { store, analysed: new Map(), readMs: null, isNewestOnly: false, reading: null };
}

/**
 * Reads what was analysed since the last time, the newest first, and answers whether that is done: whoever asks waits no
 * longer than `patienceMs`, and the reading goes on without them.
 */
export async function bringUpToDate(ctx: Ctx, kept: KeptPhrases, patienceMs: number): Promise<boolean> {
  const until = performance.now() + patienceMs;
  // One that began before does not see what came in since.
  if (kept.reading !== null && !(await isDoneWithin(kept.reading, patienceMs))) return false;
  kept.reading ??= readNew(ctx, kept).finally(() => {
    kept.reading = null;
  });
  return isDoneWithin(kept.reading, Math.max(0, until - performance.now()));
}

async function isDoneWithin(work: Promise<void>, ms: number): Promise<boolean> {
  const isDone = work.then(() => true);
  if (ms === Number.POSITIVE_INFINITY) return isDone;
  const enough = new AbortController();
  try {
    return await Promise.race([isDone, setTimeout(ms, false, { signal: enough.signal })]);
  } finally {
    enough.abort();
  }
}

async function readNew(ctx: Ctx, kept: KeptPhrases): Promise<void> {
  const { db, workspaceId } = ctx;
  const readMs = ctx.now().getTime();
  const since = kept.readMs === null ? null : new Date(kept.readMs - commitMs);
  const calls = await listAnalysedSince(db, workspaceId, since);
  const changed = calls.filter(({ id, analysed_at }) => kept.analysed.get(id) !== analysed_at.getTime());
  for (let from = 0; from < changed.length; from += batch) {
    if (kept.store.phrases >= mostPhrases) {
      kept.isNewestOnly = true;
      break;
    }
    const some = changed.slice(from, from + batch);
    await readCalls(ctx, kept, some);
  }
  kept.readMs = readMs;
}

type AnalysedCall = { id: string; analysed_at: Date };

async function readCalls(
  { db, workspaceId }: Ctx,
  kept: KeptPhrases,
  calls: readonly AnalysedCall[],
): Promise<void> {
  const rows = await listPhrasesOf(
    db,
    workspaceId,
    calls.map(({ id }) => id),
  );
  await inSteps(keepCalls(kept, calls, new Map(rows.map((row) => [row.file_id, row]))));
}

function* keepCalls(
  { store, analysed }: KeptPhrases,
  calls: readonly AnalysedCall[],
  said: ReadonlyMap<string, CallRow>,
): Steps<void> {
  const read = slotsReader(lexicon());
  for (const { id, analysed_at } of calls) {
    const { call_ms, phrases } = said.get(id) ?? { call_ms: 0, phrases: [] };
    store.put({
      file_id: id,
      duration_ms: call_ms,
      phrases: phrases.map(([phrase_id, role, start_ms, in_hold, text]) => ({
        id: phrase_id,
        role,
        start_ms,
        in_hold,
        slots: read(text.split(' ')),
      })),
    });
    analysed.set(id, analysed_at.getTime());
    yield;
  }
}

/** Lets go of calls that are gone. */
export async function forgetRemoved(ctx: Ctx, { store, analysed }: KeptPhrases): Promise<void> {
  const calls = await listAnalysedSince(ctx.db, ctx.workspaceId, null);
  const there = new Set(calls.map(({ id }) => id));
  for (const id of [...store.fileIds()].filter((one) => !there.has(one))) {
    store.remove(id);
    analysed.delete(id);
  }
}
