import type { Phrase } from '../call/phrase.ts';
import type { Word } from '../call/word.ts';
import { arousals, emotionWithVoice } from './arousal.ts';
import { signsOf, type WordsEmotion, weighSigns } from './emotion-of-words.ts';
import {
  type CallEmotions,
  type Emotion,
  type EmotionShares,
  emotionNames,
  type Feeling,
  type PhraseEmotion,
  type PhraseVoice,
} from './emotions.ts';
import { type Felt, trendOf } from './trend.ts';

type Said = Pick<Phrase, 'id' | 'speaker' | 'role'> & { words: readonly Pick<Word, 'text'>[] };
type TermsOf = (form: string) => readonly string[];
type Heard = { phrase: Said; found: PhraseEmotion; felt: Felt };

/**
 * Emotions of a call from its words and, where there is sound, from how they were said. Pure. The voice only tells
 * which emotion it is where the words say pleasant or unpleasant: a loud neutral sentence stays neutral.
 */
export function callEmotions(
  phrases: readonly Said[],
  voice: readonly PhraseVoice[] | null,
  termsOf?: TermsOf,
): CallEmotions {
  return callEmotionsOfFeelings(
    phrases,
    phrases.map((phrase) => feelingOfPhrase(phrase, termsOf)),
    voice,
  );
}

/** What the words of one phrase say: its emotion, and how pleasant it is without courtesies. */
export type PhraseFeeling = { said: WordsEmotion; meant: number };

export function feelingOfPhrase(phrase: Pick<Said, 'words'>, termsOf?: TermsOf): PhraseFeeling {
  const words = phrase.words.map(({ text }) => text);
  const signs = signsOf(words, { termsOf });
  const meant = weighSigns(
    signs.filter(({ polite }) => !polite),
    words,
  );
  return { said: weighSigns(signs, words), meant: meant.valence };
}

/** The same as `callEmotions`, of feelings that were found before, one a phrase, in the same order. */
export function callEmotionsOfFeelings(
  phrases: readonly Said[],
  feelings: readonly PhraseFeeling[],
  voice: readonly PhraseVoice[] | null,
): CallEmotions {
  const aroused = voice === null ? null : arousals(phrases, voice);
  const heard = phrases.map((phrase, index): Heard => {
    const { said, meant } = feelings[index] as PhraseFeeling;
    const emotion = emotionWithVoice(said.emotion, aroused?.get(phrase.id) ?? null);
    const found = { phrase_id: phrase.id, ...said, emotion, voice: emotion !== said.emotion };
    return { phrase, found, felt: { valence: meant, words: phrase.words.length } };
  });
  return summary(heard, voice === null ? 'words' : 'words_and_voice');
}

/** Emotions of a call from a model's answers, one a phrase, in the same order. */
export function callEmotionsOfModel(phrases: readonly Said[], answers: readonly Feeling[]): CallEmotions {
  if (answers.length !== phrases.length) throw new Error('A model answers once for each phrase');
  const heard = phrases.map((phrase, index): Heard => {
    const { emotion, valence } = answers[index] as Feeling;
    const found = { phrase_id: phrase.id, emotion, valence, words: [], voice: false };
    return { phrase, found, felt: { valence, words: phrase.words.length } };
  });
  return summary(heard, 'model');
}

function summary(heard: readonly Heard[], origin: CallEmotions['origin']): CallEmotions {
  const bySpeaker = Map.groupBy(heard, ({ phrase }) => phrase.speaker);
  return {
    ...moodOf(heard),
    origin,
    phrases: heard.map(({ found }) => found),
    speakers: [...bySpeaker].map(([speaker, own]) => ({
      speaker,
      role: own[0]?.phrase.role ?? null,
      ...moodOf(own),
    })),
  };
}

function moodOf(heard: readonly Heard[]) {
  const total = heard.reduce((sum, { phrase }) => sum + phrase.words.length, 0);
  const shareOf = (emotion: Emotion) =>
    total === 0
      ? 0
      : heard.reduce((sum, one) => sum + (one.found.emotion === emotion ? one.phrase.words.length : 0), 0) /
        total;
  const weighted = heard.reduce((sum, { phrase, found }) => sum + found.valence * phrase.words.length, 0);
  return {
    shares: Object.fromEntries(emotionNames.map((name) => [name, shareOf(name)])) as EmotionShares,
    valence: total === 0 ? null : weighted / total,
    trend: trendOf(heard.map(({ felt }) => felt)),
  };
}
