import { setImmediate as letOthersIn } from 'node:timers/promises';
import type { Phrase } from '@earshot/core/call/phrase.ts';
import {
  callEmotionsOfFeelings,
  callEmotionsOfModel,
  feelingOfPhrase,
  type PhraseFeeling,
} from '@earshot/core/emotions/call-emotions.ts';
import {
  type CallEmotions,
  type Feeling,
  type PhraseVoice,
  type SourceFailureKind,
  sourceFailureKinds,
} from '@earshot/core/emotions/emotions.ts';

/** Something that reads emotions in place of our word lists: one answer a text, in the same order. */
export type EmotionSource = {
  name: string;
  classify: (texts: readonly string[], signal?: AbortSignal) => Promise<Feeling[]>;
};

/** Why a source gave no answer. */
export type SourceFailure = { source: string; kind: SourceFailureKind; detail: string };

function failureOf(source: string, error: unknown): SourceFailure {
  const kind = error instanceof Error && 'kind' in error ? error.kind : undefined;
  const known = sourceFailureKinds.find((one) => one === kind);
  if (known === undefined) throw error;
  return { source, kind: known, detail: (error as Error).message };
}

type Input = {
  phrases: readonly Phrase[];
  voice: readonly PhraseVoice[] | null;
  termsOf?: (form: string) => readonly string[];
  source: EmotionSource | null;
  signal?: AbortSignal;
};

/**
 * Emotions of a call from the source where there is one, else from words and voice. When the source fails, words and
 * voice answer for the whole call: `origin` says so and `failure` says why.
 */
export async function emotionsOfCall({
  phrases,
  voice,
  termsOf,
  source,
  signal,
}: Input): Promise<{ emotions: CallEmotions; failure: SourceFailure | null }> {
  const ours = async () => callEmotionsOfFeelings(phrases, await feelingsOf(phrases, termsOf), voice);
  if (source === null) return { emotions: await ours(), failure: null };
  try {
    const answers = await source.classify(
      phrases.map(({ text }) => text),
      signal,
    );
    return { emotions: callEmotionsOfModel(phrases, answers), failure: null };
  } catch (error) {
    signal?.throwIfAborted();
    return { emotions: await ours(), failure: failureOf(source.name, error) };
  }
}

/** Phrases read before other requests have their turn: a few milliseconds. */
const atOnce = 20;

async function feelingsOf(phrases: readonly Phrase[], termsOf: Input['termsOf']): Promise<PhraseFeeling[]> {
  const feelings: PhraseFeeling[] = [];
  for (const [at, phrase] of phrases.entries()) {
    if (at % atOnce === 0) await letOthersIn();
    feelings.push(feelingOfPhrase(phrase, termsOf));
  }
  return feelings;
}
