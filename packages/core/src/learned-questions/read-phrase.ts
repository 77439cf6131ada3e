import type { SpokenPhrase } from '../call/phrase.ts';
import type { SpeakerRole } from '../call/role.ts';
import { emotionOfWords } from '../emotions/emotion-of-words.ts';
import type { Emotion } from '../emotions/emotions.ts';
import { lexiconWords } from '../emotions/lexicon-words.ts';
import { countQuestions } from '../metrics/questions.ts';
import { findSigns } from './find-signs.ts';
import type { SignName } from './signs.ts';

/** What is known of a phrase before it is seen beside others. */
export type ReadPhrase = {
  id: number;
  role: SpeakerRole | null;
  /** Words in lower case without punctuation. */
  forms: readonly string[];
  signs: ReadonlySet<SignName>;
  asks: boolean;
  /** It speaks louder than letters: `!`, or words in capitals. */
  loud: boolean;
  valence: number;
  emotion: Emotion;
  /** Earlier phrases of the same side that say nearly the same. */
  repeats: boolean;
};

/** Of words that two phrases have, so many have to be in both until one repeats the other. */
const leastCommon = 0.75;
/** Shorter phrases (`yes please`) are said again without meaning anything. */
const shortestRepeated = 4;
/** Nobody repeats what was said longer ago. */
const mostEarlier = 30;

/** Reads the phrases of a call, in order. `marked` says whether its words came with punctuation. */
export function readPhrases(phrases: readonly SpokenPhrase[], marked: boolean): ReadPhrase[] {
  const earlier = new Map<SpeakerRole | null, ReadonlySet<string>[]>();
  return phrases.map(({ id, role, words }) => {
    const texts = words.map(({ text }) => text);
    const spoken = lexiconWords(texts);
    const forms = spoken.map(({ form }) => form).filter(Boolean);
    const own = earlier.get(role) ?? [];
    const said = new Set(forms);
    const repeats =
      forms.length >= shortestRepeated && own.some((other) => common(said, other) >= leastCommon);
    earlier.set(role, [...own, said].slice(-mostEarlier));
    const { valence, emotion } = emotionOfWords(texts);
    const asks = countQuestions(texts.join(' '), marked) > 0;
    const loud = texts.some((text) => text.includes('!')) || spoken.some((word) => word.loud);
    return { id, role, forms, signs: findSigns(spoken), asks, loud, valence, emotion, repeats };
  });
}

/** Words that both have, of all that either has (Jaccard). */
function common(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = one.intersection(other).size;
  return both / (one.size + other.size - both);
}
