/** The parts of the reading of emotions that can be left out one by one. */
import type { EmotionLexicon, Entry } from '@earshot/core/emotions/emotion-lexicon.ts';
import { emotionOfWords } from '@earshot/core/emotions/emotion-of-words.ts';
import { type EmotionWeights, usualWeights } from '@earshot/core/emotions/emotion-weights.ts';
import type { Feeling } from '@earshot/core/emotions/emotions.ts';
import { lexicon } from '@earshot/core/emotions/lexicon.ts';

export type Reading = { weights: EmotionWeights; lexicon: EmotionLexicon; marks: boolean };

const whole: Reading = { weights: usualWeights, lexicon, marks: true };

const weights =
  (changed: Partial<EmotionWeights>) =>
  (reading: Reading): Reading => ({ ...reading, weights: { ...reading.weights, ...changed } });

type Part = { name: string; without: (reading: Reading) => Reading };

const rules: readonly Part[] = [
  { name: 'negation', without: weights({ denied: { positive: 1, negative: 1 } }) },
  { name: 'intensifiers', without: weights({ strong: 1 }) },
  { name: 'capitals', without: weights({ capitals: 1 }) },
  { name: 'exclamation marks', without: weights({ exclamation: 0 }) },
  { name: 'before "but" counts half', without: weights({ beforeContrast: 1 }) },
  { name: 'pleasant words of a question count less', without: weights({ pleasantInQuestion: 1 }) },
  { name: 'words beyond ten', without: weights({ saturation: { ...usualWeights.saturation, perWord: 0 } }) },
];
const parts: readonly Part[] = [
  ...rules,
  { name: 'the band of neutral', without: weights({ neutralBelow: Number.EPSILON }) },
  {
    name: 'phrases of several words',
    without: (reading) => ({ ...reading, lexicon: { ...reading.lexicon, phrases: new Map() } }),
  },
  { name: 'emoticons and emoji', without: (reading) => ({ ...reading, marks: false }) },
  {
    name: 'words of courtesy',
    without: (reading) => ({ ...reading, lexicon: withoutCourtesy(reading.lexicon) }),
  },
];

/** Every part, what the method is without it, and what it is with this part alone. */
export const partReadings = parts.map(({ name, without }) => ({
  name,
  without: without(whole),
  alone: bare(parts.filter((part) => part.name !== name)),
}));

/** Words, phrases and emoticons of the lexicon and the band of neutral, without any rule. */
export const noRule = bare(rules);

/** Single words of the lexicon, summed up. */
export const noPart = bare(parts);

function bare(left: readonly Part[]): Reading {
  return left.reduce((reading, { without }) => without(reading), whole);
}

export function readWith({ weights, lexicon, marks }: Reading, words: readonly string[]): Feeling {
  return emotionOfWords(marks ? words : words.map(withoutMarks), { weights, lexicon });
}

/** A word without whatever is no part of ordinary writing. */
function withoutMarks(word: string): string {
  return word.replaceAll(/[^\p{L}\p{N}.,!?'’-]/gu, '');
}

function withoutCourtesy({ words, beginnings, phrases, size }: EmotionLexicon): EmotionLexicon {
  const meant = (entries: ReadonlyMap<string, Entry>) =>
    new Map([...entries].filter(([, { polite }]) => !polite));
  return {
    words: meant(words),
    beginnings: meant(beginnings),
    phrases: new Map(
      [...phrases].map(([first, entries]) => [first, entries.filter(({ polite }) => !polite)]),
    ),
    size,
  };
}
