import type { Phrase } from '@earshot/core/call/phrase.ts';
import type { CallEmotions, KeptEmotions, PhraseVoice } from '@earshot/core/emotions/emotions.ts';
import { emotionNames } from '@earshot/core/emotions/emotions.ts';
import { chatSource } from '../../engines/emotions/chat-source.ts';
import { emotionsOfCall } from '../../engines/emotions/emotion-source.ts';
import { readJson } from '../../platform/blobs.ts';
import type { Ctx } from '../../platform/context.ts';
import { lexicon } from '../matching/lexicon.ts';

/** Emotions of a call phrase by phrase, beside its audio. */
function emotionsKey(workspaceId: number, fileId: string): string {
  return `${workspaceId}/${fileId}/emotions.json`;
}

/**
 * How the phrases were spoken, kept so that a corrected transcript needs no audio again; phrases are those of the
 * version that it goes back to.
 */
function voiceKey(workspaceId: number, fileId: string): string {
  return `${workspaceId}/${fileId}/voice.json`;
}

type KeptVoice = { base_version: number | null; voice: PhraseVoice[] };

/** What was felt when the call was last analysed; null where it never was. */
export async function keptEmotions(ctx: Ctx, fileId: string): Promise<KeptEmotions | null> {
  const kept = await readJson(ctx.blobs, emotionsKey(ctx.workspaceId, fileId));
  return (kept as KeptEmotions | undefined) ?? null;
}

export async function keepEmotions(ctx: Ctx, fileId: string, emotions: KeptEmotions): Promise<void> {
  await ctx.blobs.putBytes(emotionsKey(ctx.workspaceId, fileId), JSON.stringify(emotions));
}

/** Emotions from the connected model where there is one, else from words and voice. */
export async function feel(
  ctx: Ctx,
  phrases: readonly Phrase[],
  voice: PhraseVoice[] | null,
  signal: AbortSignal | undefined,
): Promise<KeptEmotions> {
  const { llm } = ctx.config;
  const { emotions, failure } = await emotionsOfCall({
    phrases,
    voice,
    termsOf: lexicon().termsOf,
    source: llm === undefined || phrases.length === 0 ? null : chatSource(llm),
    ...(signal === undefined ? {} : { signal }),
  });
  if (failure === null) return { ...emotions, failure };
  const { source, kind, detail } = failure;
  // What the server said may quote the call, so it is kept out of what everybody reads.
  ctx.log.warn({ source, kind, detail }, 'the model for emotions did not answer');
  return { ...emotions, failure: { source, kind } };
}

/** How the phrases of this version were spoken; null where there was no sound, or it is another version. */
export async function keptVoice(
  ctx: Ctx,
  fileId: string,
  baseVersion: number | null,
): Promise<PhraseVoice[] | null> {
  const kept = (await readJson(ctx.blobs, voiceKey(ctx.workspaceId, fileId))) as KeptVoice | undefined;
  return kept?.base_version === baseVersion ? (kept?.voice ?? null) : null;
}

export async function keepVoice(
  ctx: Ctx,
  fileId: string,
  base_version: number | null,
  voice: PhraseVoice[],
): Promise<void> {
  const kept: KeptVoice = { base_version, voice };
  await ctx.blobs.putBytes(voiceKey(ctx.workspaceId, fileId), JSON.stringify(kept));
}

/** What a list shows of the emotions of a call; `strongest` is what it is filtered by. */
export function summaryOf({ shares, valence, trend, origin, speakers }: CallEmotions) {
  const said = emotionNames.filter((name) => shares[name] > 0);
  const notable = said.filter((name) => name !== 'neutral');
  const strongest = notable.toSorted((a, b) => shares[b] - shares[a])[0];
  return {
    shares,
    valence,
    trend,
    origin,
    speakers,
    strongest: strongest ?? (said.length > 0 ? 'neutral' : null),
  };
}

export type EmotionSummary = ReturnType<typeof summaryOf>;
