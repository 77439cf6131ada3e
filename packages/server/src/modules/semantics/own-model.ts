import { type OwnSemantics, ownSemantics } from '@earshot/core/matching/semantics/own-semantics.ts';
import { createPhraseStore, type PhraseStore } from '@earshot/core/matching/semantics/phrase-store.ts';
import { beyondLimit } from '../../platform/beyond-limit.ts';
import type { Ctx } from '../../platform/context.ts';
import { inSteps } from '../../platform/in-steps.ts';
import { createQueue } from '../../platform/one-at-a-time.ts';
import { perProgram } from '../../platform/per-program.ts';
import { lexicon } from '../matching/lexicon.ts';
import { bringUpToDate, forgetRemoved, type KeptPhrases, nothingKept } from './kept-phrases.ts';
import { findModel, findModelVersion } from './semantic-models.store.ts';

/** Models kept ready; one takes up to 12 MB. */
const mostModels = 16;
/** Of all workspaces together; each takes about 100 bytes. */
const mostPhrases = 4_000_000;
/**
 * So many are measured anew while somebody waits. More are in the background, a second for each 150,000, and until then what
 * was learned before answers.
 */
const fewPhrases = 20_000;

type Kept = {
  version: number;
  semantics: OwnSemantics;
  /** Every phrase of the workspace, from when somebody first searches them. */
  phrases: KeptPhrases | null;
  isGoingOver: boolean;
  /** Searches of one workspace take turns. */
  turns: ReturnType<typeof createQueue>;
};

const keptModels = perProgram(() => new Map<number, Kept>());

/** The measure of meaning by what the workspace's conversations taught so far. */
export async function ownMeasure(ctx: Ctx): Promise<OwnSemantics> {
  return beyondLimit(ctx, ofAllCalls, async (ctx) => (await keptModel(ctx)).semantics);
}

/** Whoever asks first has it made for everybody; which calls are meant for whom is asked of the database. */
const ofAllCalls = 'what is kept in memory is of all calls';

/** What not all phrases of a workspace were compared for. */
export type PartlyRead = 'newest_only' | 'still_reading';

type OwnPhrases = { semantics: OwnSemantics; store: PhraseStore };

export type ReadPhrases = {
  partly: PartlyRead | null;
  /** Searches them in its turn, with the measure that belongs to them at that moment. */
  inTurn: <Found>(search: (phrases: OwnPhrases) => Promise<Found>) => Promise<Found>;
};

/**
 * Every phrase of the workspace as it is now. Where they are not read yet and that takes longer than `patienceMs`, those that
 * are.
 */
export function readOwnPhrases(ctx: Ctx, patienceMs: number): Promise<ReadPhrases> {
  return beyondLimit(ctx, ofAllCalls, (ctx) => readPhrases(ctx, patienceMs));
}

async function readPhrases(ctx: Ctx, patienceMs: number): Promise<ReadPhrases> {
  const kept = await keptModel(ctx);
  kept.phrases ??= nothingKept(createPhraseStore(kept.semantics.measure));
  const { phrases } = kept;
  const isRead = await bringUpToDate(ctx, phrases, patienceMs);
  keepWithin(keptModels(ctx), ctx.workspaceId);
  return {
    partly: isRead ? (phrases.isNewestOnly ? 'newest_only' : null) : 'still_reading',
    inTurn: (search) =>
      kept.turns.run(String(ctx.userId), () => search({ semantics: kept.semantics, store: phrases.store })),
  };
}

async function keptModel(ctx: Ctx): Promise<Kept> {
  const { db, workspaceId } = ctx;
  const all = keptModels(ctx);
  const version = (await findModelVersion(db, workspaceId))?.version ?? 0;
  const ready = all.get(workspaceId);
  // While it goes over to a newer one there is nothing to read; the one of before answers.
  if (ready?.version === version || ready?.isGoingOver) return remember(all, workspaceId, ready);
  const model = version === 0 ? undefined : await findModel(db, workspaceId, version);
  const semantics = ownSemantics(model ?? null, lexicon());
  const known = all.get(workspaceId);
  if (known === undefined || known.phrases === null) {
    const kept = { phrases: null, isGoingOver: false, turns: known?.turns ?? createQueue() };
    return remember(all, workspaceId, { ...kept, version, semantics });
  }
  const over = goOver(ctx, known, known.phrases, version, semantics);
  if (known.phrases.store.phrases <= fewPhrases) await over;
  return remember(all, workspaceId, known);
}

/** Measure and phrases change in the same moment: a text of the one is not compared by the other. */
async function goOver(
  ctx: Ctx,
  kept: Kept,
  phrases: KeptPhrases,
  version: number,
  semantics: OwnSemantics,
): Promise<void> {
  if (kept.isGoingOver) return;
  kept.isGoingOver = true;
  try {
    await inSteps(phrases.store.measureAnew(semantics.measure), () => {
      kept.version = version;
      kept.semantics = semantics;
    });
    await forgetRemoved(ctx, phrases);
  } catch (error) {
    ctx.log.error({ err: error }, 'phrases were not measured anew');
  } finally {
    kept.isGoingOver = false;
  }
}

/** The one that was not asked for longest goes first. */
function remember(all: Map<number, Kept>, workspaceId: number, one: Kept): Kept {
  all.delete(workspaceId);
  all.set(workspaceId, one);
  const [oldest] = all.keys();
  if (all.size > mostModels && oldest !== undefined) all.delete(oldest);
  return one;
}

function keepWithin(all: ReadonlyMap<number, Kept>, workspaceId: number): void {
  let phrases = 0;
  for (const one of all.values()) phrases += one.phrases?.store.phrases ?? 0;
  for (const [id, one] of all) {
    if (phrases <= mostPhrases) return;
    if (id === workspaceId || one.isGoingOver) continue;
    phrases -= one.phrases?.store.phrases ?? 0;
    one.phrases = null;
  }
}
