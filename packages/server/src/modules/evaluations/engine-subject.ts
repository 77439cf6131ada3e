import { saidText } from '@earshot/core/evaluations/said-text.ts';
import { speakerErrors } from '@earshot/core/evaluations/speaker-errors.ts';
import type { Kept } from '@earshot/core/evaluations/tried-of.ts';
import { Right } from '@earshot/core/evaluations/truths.ts';
import { plainWords, wordErrors } from '@earshot/core/evaluations/word-errors.ts';
import type { Ctx } from '../../platform/context.ts';
import { giveWay } from '../../platform/give-way.ts';
import { listRecognised, recognisedTurns } from '../transcripts/recognised.queries.ts';
import { learnedFromNothing, nothingTold, type SubjectKeeper } from './subject.ts';
import { listAllTruthCalls } from './truth-calls.queries.ts';
import type { TruthRow } from './truths.store.ts';

/**
 * Recognition of speech: its versions are the engines and models that have recognised calls of the truth set, numbered as they first
 * did. Calls are not recognised again for a test: what each made of them is kept.
 */
export const engineSubject: SubjectKeeper = {
  kind: 'engine',
  versions: async (ctx, _, projectId) => {
    const files = await listAllTruthCalls(ctx.db, ctx.workspaceId, projectId);
    const engines = await listRecognised(ctx, files);
    return engines
      .map(({ engine, model, at }, place) => ({
        version: place + 1,
        name: [engine, model].filter((part) => part !== null && part !== '').join(' · '),
        at: at.toISOString(),
      }))
      .reverse();
  },
  load: async (ctx, _, version, projectId) => {
    const files = await listAllTruthCalls(ctx.db, ctx.workspaceId, projectId);
    const engine = (await listRecognised(ctx, files))[version - 1];
    if (engine === undefined) return null;
    return {
      version,
      choose: 'any',
      items: [],
      learnedFrom: learnedFromNothing,
      tell: async (ctx, places) => {
        const told = new Map<number, Kept>();
        for (const place of places) {
          await giveWay(ctx);
          told.set(place.id, await tellOf(ctx, engine, place));
        }
        return told;
      },
    };
  },
  unit: async () => null,
};

type Engine = Awaited<ReturnType<typeof listRecognised>>[number];

async function tellOf(ctx: Ctx, engine: Engine, place: TruthRow): Promise<Kept> {
  const right = Right.safeParse(place.answer);
  const { made, corrected } = await recognisedTurns(ctx, place.file_id, engine);
  if (made === null || !right.success || !('text' in right.data)) return nothingTold;
  const heard = made.map(({ text }) => text).join(' ');
  const { words, wrong } = wordErrors(plainWords(saidText(right.data.text)), plainWords(heard));
  // Who spoke when is known where somebody corrected the transcript itself.
  const turns = corrected === null ? null : speakerErrors(corrected, made);
  return {
    items: [],
    moments: [],
    words: { words, wrong, heard, spoken_ms: turns?.spoken_ms ?? 0, mistaken_ms: turns?.mistaken_ms ?? 0 },
  };
}
