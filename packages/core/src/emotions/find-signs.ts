import { signsOfMarks } from './emoticons.ts';
import type { EmotionLexicon, Entry } from './emotion-lexicon.ts';
import type { Emotion } from './emotions.ts';
import { englishBases, type LexiconWord } from './lexicon-words.ts';
import { dampeners, intensifiers } from './modifiers.ts';
import { negationOf } from './negation.ts';
import type { Sign } from './sign.ts';

type TermsOf = (form: string) => readonly string[];
type Match = { entry: Entry; from: number; to: number };

/** What is left of a negated word: "not good" is bad, "not bad" only a little good. */
const negated = { positive: -0.7, negative: -0.35 };
/** Emphasis of a word next to it; the second word away counts less. Near VADER's 0.293 of 4. */
const emphasis = { strong: 1.3, weak: 0.6, capitals: 1.3, drawn: 1.15 };
/** Letters at the beginning that a form has in common with its lemma. */
const leastShared = 3;

/** The signs of a phrase from its words and from the emoticons between them. */
export function findSigns(
  spoken: readonly LexiconWord[],
  lexicon: EmotionLexicon,
  termsOf?: TermsOf,
): Sign[] {
  const signs: Sign[] = [];
  for (let at = 0; at < spoken.length; ) {
    const match = matchAt(spoken, at, lexicon, termsOf);
    if (match !== undefined && match.entry.valence !== 0) signs.push(toSign(match, spoken));
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
  const isPlain = /^[a-z']+$/.test(form) && !intensifiers.has(form) && !dampeners.has(form);
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

function toSign({ entry, from, to }: Match, spoken: readonly LexiconWord[]): Sign {
  const words = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const denied = entry.polite ? [] : negationOf(spoken, from, to);
  let { valence } = entry;
  let emotion: Emotion = entry.emotion;
  valence *= emphasisOf(spoken, from, to);
  if (denied.length > 0) {
    valence *= valence > 0 ? negated.positive : negated.negative;
    emotion = valence > 0 ? 'positive' : 'negative';
  }
  return { emotion, valence, polite: entry.polite, words: [...denied, ...words].sort((a, b) => a - b) };
}

function emphasisOf(spoken: readonly LexiconWord[], from: number, to: number): number {
  let factor = 1;
  for (let back = 1; back <= 2; back += 1) {
    const word = spoken[from - back];
    if (word === undefined || (word.ends && !intensifiers.has(word.form))) break;
    const part = back === 1 ? 1 : 0.8;
    const isStrong = intensifiers.has(word.drawn ?? word.form);
    if (isStrong) factor *= 1 + (emphasis.strong - 1) * part;
    else if (dampeners.has(word.form)) factor *= 1 + (emphasis.weak - 1) * part;
  }
  const own = spoken.slice(from, to + 1);
  if (own.some(({ loud }) => loud)) factor *= emphasis.capitals;
  if (own.some(({ drawn }) => drawn !== undefined)) factor *= emphasis.drawn;
  return factor;
}
