import type { EmotionLexicon } from './emotion-lexicon.ts';
import { type EmotionWeights, usualWeights } from './emotion-weights.ts';
import type { Emotion, Feeling } from './emotions.ts';
import { findSigns } from './find-signs.ts';
import { lexicon as ours } from './lexicon.ts';
import { type LexiconWord, lexiconWords } from './lexicon-words.ts';
import { contrasts } from './modifiers.ts';
import type { Sign } from './sign.ts';

export type WordsEmotion = Feeling & { words: number[] };

type Options = {
  /** Lemmas of a normalised word, where there are dictionaries. */
  termsOf?: (form: string) => readonly string[];
  lexicon?: EmotionLexicon;
  weights?: EmotionWeights;
};

/** The emotion that the words of one phrase express, in English, Ukrainian, Russian or a mixture. */
export function emotionOfWords(words: readonly string[], options: Options = {}): WordsEmotion {
  return weighSigns(signsOf(words, options), words, options.weights);
}

/** Every place of the phrase that speaks for an emotion. */
export function signsOf(
  words: readonly string[],
  { termsOf, lexicon = ours, weights = usualWeights }: Options = {},
): Sign[] {
  const spoken = lexiconWords(words);
  return weighPlaces(findSigns(spoken, lexicon, weights, termsOf), spoken, weights);
}

/** Words up to which the strength of a phrase does not depend on its length. */
const shortPhrase = 10;

/** Adds signs up to one emotion. `sum / √(sum² + saturation)` keeps the valence within −1 … 1. */
export function weighSigns(
  signs: readonly Sign[],
  words: readonly string[],
  { exclamation, saturation, neutralBelow }: EmotionWeights = usualWeights,
): WordsEmotion {
  const plain = signs.reduce((sum, sign) => sum + sign.valence, 0);
  const marks = words.reduce((count, word) => count + (word.match(/!/g)?.length ?? 0), 0);
  const sum = plain + Math.sign(plain) * Math.min(3, marks) * exclamation;
  const most = saturation.least + saturation.perWord * Math.max(0, words.length - shortPhrase);
  const valence = sum / Math.sqrt(sum * sum + most);
  if (Math.abs(valence) < neutralBelow) return { emotion: 'neutral', valence: clean(valence), words: [] };
  const side = signs.filter((sign) => Math.sign(sign.valence) === Math.sign(valence));
  return {
    emotion: leading(side, valence),
    valence: clean(valence),
    words: [...new Set(side.flatMap((sign) => sign.words))].sort((a, b) => a - b),
  };
}

/** The particular emotion that is named most, else just pleasant or unpleasant. */
function leading(signs: readonly Sign[], valence: number): Emotion {
  const weightOf = (emotion: Emotion) =>
    signs.reduce((sum, sign) => sum + (sign.emotion === emotion ? Math.abs(sign.valence) : 0), 0);
  if (valence > 0) return weightOf('happiness') > 0 ? 'happiness' : 'positive';
  const [anger, sadness] = [weightOf('anger'), weightOf('sadness')];
  if (anger === 0 && sadness === 0) return 'negative';
  return anger >= sadness ? 'anger' : 'sadness';
}

/** What stands before the last "but" counts less, and so does what is pleasant in a question. */
function weighPlaces(
  signs: readonly Sign[],
  spoken: readonly LexiconWord[],
  { beforeContrast, pleasantInQuestion }: EmotionWeights,
): Sign[] {
  const contrast = spoken.findLastIndex(({ form }) => contrasts.has(form));
  return signs.map((sign) => {
    const last = sign.words.at(-1) ?? 0;
    let { valence } = sign;
    if (last < contrast) valence *= beforeContrast;
    if (valence > 0 && isAsked(spoken, last)) valence *= pleasantInQuestion;
    return { ...sign, valence };
  });
}

/** Whether the sentence that goes on here ends in a question mark. */
function isAsked(spoken: readonly LexiconWord[], at: number): boolean {
  const end = spoken.slice(at).find(({ raw }) => /[.!?…]["»”']*$/.test(raw));
  return end?.raw.includes('?') ?? false;
}

/** Four decimals, never −0. */
function clean(value: number): number {
  return Math.round(value * 10_000) / 10_000 + 0;
}
