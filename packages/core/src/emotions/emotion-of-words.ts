import type { EmotionLexicon } from './emotion-lexicon.ts';
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
};

/**
 * Nearer to 0 than this a text is neutral: one word of courtesy is more, a "yes" less. Of 0.05 … 0.5 on the training
 * part of GoEmotions (Demszky et al. 2020), values from 0.2 to 0.4 tell the emotions about equally well.
 */
const neutralBelow = 0.2;
/** Sum of word valences at which a text is rated 0.71; 15 in VADER's code approximates the most a text can add up to. */
const saturation = 15;
/** How much the part after the last "but" outweighs the part before it (Hutto & Gilbert 2014, §3). */
const contrast = { before: 0.5, after: 1.5 };
/** One to three exclamation marks add this each to the strength of a text (Hutto & Gilbert 2014, §3). */
const exclamation = 0.292;
/** A kind of emotion names the text when this part of the weight of its side speaks for it. */
const leadingShare = 0.4;

/** The emotion that the words of one phrase express, in English, Ukrainian, Russian or a mixture. */
export function emotionOfWords(words: readonly string[], options: Options = {}): WordsEmotion {
  return weighSigns(signsOf(words, options), words);
}

/** Every place of the phrase that speaks for an emotion. */
export function signsOf(words: readonly string[], { termsOf, lexicon = ours }: Options = {}): Sign[] {
  const spoken = lexiconWords(words);
  return weighContrast(findSigns(spoken, lexicon, termsOf), spoken);
}

/** Adds signs up to one emotion. `sum / √(sum² + 15)` keeps the valence within −1 … 1. */
export function weighSigns(signs: readonly Sign[], words: readonly string[]): WordsEmotion {
  const plain = signs.reduce((sum, sign) => sum + sign.valence, 0);
  const marks = words.reduce((count, word) => count + (word.match(/!/g)?.length ?? 0), 0);
  const sum = plain + Math.sign(plain) * Math.min(3, marks) * exclamation;
  const valence = sum / Math.sqrt(sum * sum + saturation);
  if (Math.abs(valence) < neutralBelow) return { emotion: 'neutral', valence: clean(valence), words: [] };
  const side = signs.filter((sign) => Math.sign(sign.valence) === Math.sign(valence));
  return {
    emotion: leading(side, valence),
    valence: clean(valence),
    words: [...new Set(side.flatMap((sign) => sign.words))].sort((a, b) => a - b),
  };
}

/** The particular emotion with enough weight, else just pleasant or unpleasant. */
function leading(signs: readonly Sign[], valence: number): Emotion {
  const weightOf = (emotion: Emotion) =>
    signs.reduce((sum, sign) => sum + (sign.emotion === emotion ? Math.abs(sign.valence) : 0), 0);
  const total = signs.reduce((sum, sign) => sum + Math.abs(sign.valence), 0);
  const candidates: readonly Emotion[] = valence > 0 ? ['happiness'] : ['anger', 'sadness'];
  const ranked = candidates.toSorted((a, b) => weightOf(b) - weightOf(a));
  const [first = 'neutral'] = ranked;
  if (weightOf(first) >= total * leadingShare) return first;
  return valence > 0 ? 'positive' : 'negative';
}

function weighContrast(signs: readonly Sign[], spoken: readonly LexiconWord[]): Sign[] {
  const at = spoken.findLastIndex(({ form }) => contrasts.has(form));
  if (at <= 0) return [...signs];
  return signs.map((sign) => {
    const isBefore = (sign.words.at(-1) ?? 0) < at;
    return { ...sign, valence: sign.valence * (isBefore ? contrast.before : contrast.after) };
  });
}

/** Four decimals, never −0. */
function clean(value: number): number {
  return Math.round(value * 10_000) / 10_000 + 0;
}
