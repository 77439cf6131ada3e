import { markHolds } from '@earshot/core/call/conversation.ts';
import { type Phrase, textOf } from '@earshot/core/call/phrase.ts';
import {
  type CallEmotions,
  emotionNames,
  type KeptEmotions,
  type PhraseVoice,
} from '@earshot/core/emotions/emotions.ts';
import type { PreparedConversation } from '@earshot/core/matching/prepared-conversation.ts';
import type { CallMetrics } from '@earshot/core/metrics/metrics.ts';
import { chatSource } from '../../engines/emotions/chat-source.ts';
import { emotionsOfCall } from '../../engines/emotions/emotion-source.ts';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database.ts';
import { announce } from '../../platform/live.ts';
import { type IndexedPhrase, replacePhraseIndex } from '../call-index/phrase-index.store.ts';
import { type FileRow, updateFileRow } from '../files/files.store.ts';
import { getFileRow } from '../files/files.ts';
import { lexicon, wordsVersion } from '../matching/lexicon.ts';
import { replaceNumbers } from '../metrics/numbers.store.ts';
import { loadFormulas, numbersOfCall } from '../metrics/numbers.ts';
import { presentMetrics } from '../metrics/present-metrics.ts';
import { analysedCall, numberName } from '../rules/analysed-call.ts';
import { applyRules } from '../rules/apply-rules.ts';
import { loadRules } from '../rules/compiled-rules.ts';
import { ruleSemantics } from '../rules/rule-semantics.ts';
import { findBaseVersion, findTranscript } from '../transcripts/transcripts.ts';

/** Emotions of a call phrase by phrase, beside its audio. */
export function emotionsKey(workspaceId: number, fileId: string): string {
  return `${workspaceId}/${fileId}/emotions.json`;
}

/**
 * How the phrases were spoken, kept so that a corrected transcript needs no audio again; phrases are those of the
 * version that it goes back to.
 */
export function voiceKey(workspaceId: number, fileId: string): string {
  return `${workspaceId}/${fileId}/voice.json`;
}

type KeptVoice = { base_version: number | null; voice: PhraseVoice[] };

/**
 * Makes everything that follows from the words and numbers of a call anew: what search finds, emotions, metrics of the
 * workspace, tags and patterns. What people decided stays. Running it again changes nothing. `keepsEmotions`: those that
 * were found before, where there are any.
 */
export async function analyseFile(
  ctx: Ctx,
  fileId: string,
  {
    voice,
    signal,
    keepsEmotions = false,
  }: { voice?: PhraseVoice[] | undefined; signal?: AbortSignal; keepsEmotions?: boolean } = {},
): Promise<void> {
  const file = await getFileRow(ctx, fileId);
  const transcript = await findTranscript(ctx, fileId);
  const base_version = await findBaseVersion(ctx, fileId);
  const phrases = transcript?.phrases ?? [];
  const metrics = presentMetrics(file.metrics as CallMetrics | null, file.roles_swapped);
  const words = phrases.reduce((sum, phrase) => sum + phrase.words.length, 0);
  const emotions =
    (keepsEmotions ? await keptEmotions(ctx, fileId) : null) ??
    (await feel(ctx, phrases, voice ?? (await keptVoice(ctx, fileId, base_version)), signal));
  const numbers = numbersOfCall(metrics, words, await loadFormulas(ctx));
  const call = {
    duration_ms: file.duration_ms ?? phrases.reduce((end, phrase) => Math.max(end, phrase.end_ms), 0),
    phrases: markHolds(phrases, metrics?.evidence.holds ?? []),
  };
  const analysed = analysedCall(call, {
    metrics,
    numbers: new Map(numbers.map((one) => [numberName(one.metric, one.speaker_role), one.value])),
    emotions: emotions.phrases,
  });
  const { rules: all, set } = await loadRules(ctx);
  const rules = all.filter(({ appliesFrom }) => appliesFrom === null || appliesFrom <= file.created_at);
  const semantics = await ruleSemantics(ctx, rules, phrases.map(textOf));
  const started_at = startedAt(file);
  await ctx.blobs.putBytes(emotionsKey(ctx.workspaceId, fileId), JSON.stringify(emotions));
  if (voice !== undefined) {
    const kept: KeptVoice = { base_version, voice };
    await ctx.blobs.putBytes(voiceKey(ctx.workspaceId, fileId), JSON.stringify(kept));
  }
  await inTransaction(ctx.db, async (tx) => {
    await replacePhraseIndex(
      tx,
      ctx.workspaceId,
      fileId,
      { duration_ms: call.duration_ms, started_at, operator: file.operator },
      indexedPhrases(analysed.conversation, emotions),
    );
    await replaceNumbers(tx, ctx.workspaceId, fileId, numbers);
    const one = { file_id: fileId, started_at, operator: file.operator, call: analysed };
    await applyRules(ctx, tx, rules, [one], semantics, set);
    await updateFileRow(tx, ctx.workspaceId, fileId, {
      emotions: JSON.stringify(summaryOf(emotions)),
      analysed_at: ctx.now(),
      words_version: wordsVersion(),
    });
    await announce(tx, ctx.workspaceId, { event: 'file.changed', file_id: fileId });
  });
}

/** What is found by words: the conversation as rules see it, so that search and rules agree. */
function indexedPhrases(
  { phrases, texts, words }: PreparedConversation,
  emotions: CallEmotions,
): IndexedPhrase[] {
  const felt = new Map(emotions.phrases.map((one) => [one.phrase_id, one]));
  const slots = Map.groupBy(words().slots, (slot) => slot.phrase);
  return phrases.map(({ id, speaker, role, start_ms, end_ms, in_hold }, at) => {
    const emotion = felt.get(id);
    return {
      id,
      speaker,
      role,
      start_ms,
      end_ms,
      in_hold,
      text: texts[at]?.text ?? '',
      slots: slots.get(at) ?? [],
      emotion: emotion?.emotion ?? null,
      valence: emotion?.valence ?? null,
    };
  });
}

async function keptEmotions(ctx: Ctx, fileId: string): Promise<KeptEmotions | null> {
  const key = emotionsKey(ctx.workspaceId, fileId);
  if ((await ctx.blobs.size(key)) === undefined) return null;
  return JSON.parse(String(await ctx.blobs.read(key))) as KeptEmotions;
}

/** Emotions from the connected model where there is one, else from words and voice. */
async function feel(
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

async function keptVoice(
  ctx: Ctx,
  fileId: string,
  baseVersion: number | null,
): Promise<PhraseVoice[] | null> {
  const key = voiceKey(ctx.workspaceId, fileId);
  if ((await ctx.blobs.size(key)) === undefined) return null;
  const kept = JSON.parse(String(await ctx.blobs.read(key))) as KeptVoice;
  return kept.base_version === baseVersion ? kept.voice : null;
}

/** What a list shows of the emotions of a call; `strongest` is what it is filtered by. */
function summaryOf({ shares, valence, trend, origin, speakers }: CallEmotions) {
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

export function startedAt(file: Pick<FileRow, 'recorded_at' | 'created_at'>): Date {
  return file.recorded_at ?? file.created_at;
}
