import { signsOfMarks } from './emoticons.ts';
import type { EmotionLexicon, Entry } from './emotion-lexicon.ts';
import type { EmotionWeights } from './emotion-weights.ts';
import type { Emotion } from './emotions.ts';
import { englishBases, type LexiconWord } from './lexicon-words.ts';
import { intensifiers } from './modifiers.ts';
import { negationOf } from './negation.ts';
import type { Sign } from './sign.ts';

type TermsOf = (form: string) => readonly string[];
type Match = { entry: Entry; from: number; to: number };

/** Letters at the beginning that a form has in common with its lemma. */
const leastShared = 3;

/** The signs of a phrase from its words and from the emoticons between them. */
export function findSigns(
  spoken: readonly LexiconWord[],
  lexicon: EmotionLexicon,
  weights: EmotionWeights,
  termsOf?: TermsOf,
): Sign[] {
  const signs: Sign[] = [];
  for (let at = 0; at < spoken.length; ) {
    const match = matchAt(spoken, at, lexicon, termsOf);
    if (match !== undefined && match.entry.valence !== 0) signs.push(toSign(match, spoken, weights));
    signs.push(...signsOfMarks(spoken[at]?.raw ?? '', at));
    at = match === undefined ? at + 1 : match.to + 1;
  }
  return signs;
}

/** The longest phrase that begins here, else the word itself. */
function matchAt(
  spoken: readonly LexiconWord[],
  at: number,
  lexicon: EmotionLexicon,
  termsOf?: TermsOf,
): Match | undefined {
  const form = spoken[at]?.form ?? '';
  if (form === '') return undefined;
  const terms = termsOf?.(form) ?? [];
  const phrase = phraseAt(spoken, at, lexicon, terms, termsOf);
  if (phrase !== undefined) return { entry: phrase, from: at, to: at + phrase.parts.length - 1 };
  const { drawn } = spoken[at] as LexiconWord;
  const entry = lookUp(form, terms, lexicon) ?? (drawn && lookUp(drawn, [], lexicon)) ?? undefined;
  if (!entry) return undefined;
  // "Terribly good", "ужасно интересно": a strong word before a rated one only strengthens it.
  const isEmphasis = intensifiers.has(form) && !spoken[at]?.ends;
  if (isEmphasis && matchAt(spoken, at + 1, lexicon, termsOf) !== undefined) return undefined;
  return { entry, from: at, to: at };
}

function phraseAt(
  spoken: readonly LexiconWord[],
  at: number,
  lexicon: EmotionLexicon,
  terms: readonly string[],
  termsOf?: TermsOf,
): Entry | undefined {
  const form = spoken[at]?.form ?? '';
  const keys = new Set([form, ...terms]);
  for (let length = form.length; length >= 2; length -= 1) keys.add(`${form.slice(0, length)}*`);
  const found = [...keys].flatMap((key) => lexicon.phrases.get(key) ?? []);
  return found
    .filter(({ parts }) =>
      parts.every((part, index) => index === 0 || isPart(spoken[at + index]?.form ?? '', part, termsOf)),
    )
    .reduce<Entry | undefined>(
      (best, entry) => (best === undefined || entry.parts.length > best.parts.length ? entry : best),
      undefined,
    );
}

function isPart(form: string, part: string, termsOf?: TermsOf): boolean {
  if (part.endsWith('*')) return form.startsWith(part.slice(0, -1));
  return form === part || (termsOf?.(form).includes(part) ?? false);
}

function lookUp(form: string, terms: readonly string[], lexicon: EmotionLexicon): Entry | undefined {
  const exact = lexicon.words.get(form) ?? beginningOf(form, lexicon);
  if (exact !== undefined) return exact;
  const isPlain = /^[a-z']+$/.test(form) && !intensifiers.has(form);
  const bases = isPlain ? englishBases(form) : [];
  // A lemma that begins otherwise is a chance reading: Russian "мне" is also a form of Ukrainian "м'яти".
  const near = terms.filter((term) => term.slice(0, leastShared) === form.slice(0, leastShared));
  for (const base of [...near, ...bases]) {
    const entry = lexicon.words.get(base) ?? beginningOf(base, lexicon);
    if (entry !== undefined) return entry;
  }
  const parts = form.split(/[-/.]/).filter((part) => part !== '');
  if (parts.length < 2) return undefined;
  return parts.map((part) => lookUp(part, [], lexicon)).find((entry) => entry !== undefined);
}

/** The longest beginning in the lexicon. */
function beginningOf(form: string, { beginnings }: EmotionLexicon): Entry | undefined {
  for (let length = form.length; length >= 2; length -= 1) {
    const entry = beginnings.get(form.slice(0, length));
    if (entry !== undefined) return entry;
  }
  return undefined;
}

function toSign({ entry, from, to }: Match, spoken: readonly LexiconWord[], weights: EmotionWeights): Sign {
  const words = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const denied = entry.polite ? [] : negationOf(spoken, from, to);
  let { valence } = entry;
  let emotion: Emotion = entry.emotion;
  valence *= emphasisOf(spoken, from, to, weights);
  if (denied.length > 0) {
    valence *= valence > 0 ? weights.denied.positive : weights.denied.negative;
    if (valence * entry.valence < 0) emotion = valence > 0 ? 'positive' : 'negative';
  }
  return { emotion, valence, polite: entry.polite, words: [...denied, ...words].sort((a, b) => a - b) };
}

function emphasisOf(
  spoken: readonly LexiconWord[],
  from: number,
  to: number,
  { strong, capitals }: EmotionWeights,
): number {
  const before = spoken[from - 1];
  const isStrong = before !== undefined && intensifiers.has(before.drawn ?? before.form);
  const isLoud = spoken.slice(from, to + 1).some(({ loud }) => loud);
  return (isStrong ? strong : 1) * (isLoud ? capitals : 1);
}
