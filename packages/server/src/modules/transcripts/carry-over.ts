import { rebaseCorrections } from '@earshot/core/transcripts/rebase-corrections.ts';
import type { Ctx, TxCtx } from '../../platform/context.ts';
import { isSameJson } from '../audit/audit.ts';
import {
  findCurrentTranscript,
  findLastByHand,
  findVersion,
  type NewTranscript,
  type VersionOrigin,
} from './transcripts.store.ts';
import { addVersion, readVersion } from './versions.ts';

const made: VersionOrigin = { kind: 'made', base_version: null, created_by: null };

/** The last version that a person made; what a run gives depends on it. */
export async function lastCorrection(ctx: Ctx, fileId: string): Promise<number | null> {
  return (await findLastByHand(ctx.db, ctx.workspaceId, fileId))?.version ?? null;
}

/**
 * Stores what a run made of a call, with what people corrected before laid over it, and answers the transcript that
 * counts now. The same words as last time make no new version; a run without any (`null`) leaves the corrected ones.
 */
export async function storeTranscript(
  ctx: TxCtx,
  fileId: string,
  fresh: NewTranscript | null,
): Promise<NewTranscript | null> {
  const byHand = await findLastByHand(ctx.db, ctx.workspaceId, fileId);
  if (byHand === undefined) {
    if (fresh !== null) await addVersion(ctx, fileId, fresh, made);
    return fresh;
  }
  const head = (await findCurrentTranscript(ctx.db, ctx.workspaceId, fileId)) ?? byHand;
  const current = await readVersion(ctx, head);
  const base = await readBase(ctx, fileId, head.base_version, current);
  if (fresh === null || isSameMade(fresh, base)) return current;
  const corrected = await readVersion(ctx, byHand);
  const correctedFrom = await readBase(ctx, fileId, byHand.base_version, corrected);
  const { speakers, phrases } = rebaseCorrections(fresh, correctedFrom, corrected);
  const estimated_times = fresh.estimated_times || corrected.estimated_times;
  const joined: NewTranscript = { ...fresh, estimated_times, speakers, phrases };
  if (isSameSaid(joined, fresh)) await addVersion(ctx, fileId, fresh, made);
  else await addVersion(ctx, fileId, joined, { ...made, kind: 'carried_over' }, fresh);
  return joined;
}

async function readBase(
  ctx: TxCtx,
  fileId: string,
  version: number | null,
  itself: NewTranscript,
): Promise<NewTranscript> {
  if (version === null) return itself;
  const head = await findVersion(ctx.db, ctx.workspaceId, fileId, version);
  return head === undefined ? itself : readVersion(ctx, head);
}

function isSameMade(one: NewTranscript, other: NewTranscript): boolean {
  const origin = ({ language, engine, model }: NewTranscript) => ({ language, engine, model });
  return isSameJson(origin(one), origin(other)) && isSameSaid(one, other);
}

/** Confidence is stored with fewer digits than it is recognised with, so it does not count. */
function isSameSaid(one: NewTranscript, other: NewTranscript): boolean {
  const said = ({ speakers, phrases }: NewTranscript) => ({
    speakers,
    phrases: phrases.map(({ speaker, words }) => [
      speaker,
      words.map(({ text, start_ms, end_ms }) => [text, start_ms, end_ms]),
    ]),
  });
  return isSameJson(said(one), said(other));
}
