import { confidenceOf, type NewPhrase, textOf } from '../call/phrase.ts';
import { extentOf, type Span } from '../call/span.ts';
import type { Word } from '../call/word.ts';
import { alignWords } from './align-words.ts';
import { splitWords } from './lay-over.ts';

/** What a person says a phrase is; empty text removes it. */
export type Correction = { id: number; speaker?: string | undefined; text: string };

/** Why corrections cannot be taken. */
export type CorrectionIssue = { issue: 'unknown_phrase' | 'phrase_twice' | 'unknown_speaker'; at: string };

/**
 * The phrases after corrections; the same list when nothing changes. A phrase keeps its id and its place in the call,
 * its unchanged words keep their times and confidence.
 */
export function correctPhrases(
  phrases: readonly NewPhrase[],
  corrections: readonly Correction[],
  speakers: readonly { id: string }[],
): { phrases: readonly NewPhrase[] } | CorrectionIssue {
  const known = new Map(phrases.map((phrase) => [phrase.id, phrase]));
  const names = new Set(speakers.map(({ id }) => id));
  const byId = new Map<number, Correction>();
  for (const correction of corrections) {
    const { id, speaker } = correction;
    if (!known.has(id)) return { issue: 'unknown_phrase', at: String(id) };
    if (byId.has(id)) return { issue: 'phrase_twice', at: String(id) };
    if (speaker !== undefined && !names.has(speaker)) return { issue: 'unknown_speaker', at: speaker };
    byId.set(id, correction);
  }
  let isChanged = false;
  const corrected = phrases.flatMap((phrase) => {
    const correction = byId.get(phrase.id);
    if (correction === undefined) return [phrase];
    const next = correctPhrase(phrase, correction);
    if (next !== phrase) isChanged = true;
    return next ?? [];
  });
  return { phrases: isChanged ? corrected : phrases };
}

/** One phrase after its correction; itself where nothing changes, null where nothing is left. */
export function correctPhrase(phrase: NewPhrase, { speaker, text }: Correction): NewPhrase | null {
  const texts = splitWords(text);
  if (texts.length === 0) return null;
  const isSame =
    texts.length === phrase.words.length && texts.every((word, at) => word === phrase.words[at]?.text);
  const spokenBy = speaker ?? phrase.speaker;
  if (isSame) return spokenBy === phrase.speaker ? phrase : { ...phrase, speaker: spokenBy };
  const words = correctWords(phrase, texts);
  return {
    ...phrase,
    speaker: spokenBy,
    text: textOf({ words }),
    confidence: confidenceOf(words),
    words,
  };
}

function correctWords(phrase: NewPhrase, texts: readonly string[]): Word[] {
  const alignment = alignWords(
    phrase.words.map((word) => word.text),
    texts,
  );
  const words: Word[] = [];
  for (let at = 0; at < texts.length; ) {
    const from = alignment[at];
    const kept = from == null ? undefined : phrase.words[from];
    if (kept !== undefined) {
      words.push({ ...kept, text: texts[at] as string });
      at += 1;
      continue;
    }
    let end = at;
    while (end < texts.length && alignment[end] === null) end += 1;
    const gap = gapBetween(phrase, alignment[at - 1] ?? -1, alignment[end] ?? phrase.words.length);
    words.push(...spread(texts.slice(at, end), gap));
    at = end;
  }
  return words;
}

/** Where the words between two kept ones were spoken: in the place of those they replace, else in the pause. */
function gapBetween(phrase: NewPhrase, before: number, after: number): Span {
  const replaced = phrase.words.slice(before + 1, after);
  if (replaced.length > 0) return extentOf(replaced);
  const start_ms = phrase.words[before]?.end_ms ?? phrase.start_ms;
  return { start_ms, end_ms: Math.max(start_ms, phrase.words[after]?.start_ms ?? phrase.end_ms) };
}

/** Words of a gap, each as long as its share of the letters; in no gap at all they have a place but no length. */
function spread(texts: readonly string[], { start_ms, end_ms }: Span): Word[] {
  const total = texts.reduce((sum, text) => sum + text.length, 0);
  let letters = 0;
  return texts.map((text) => {
    const from = start_ms + ((end_ms - start_ms) * letters) / total;
    letters += text.length;
    const to = start_ms + ((end_ms - start_ms) * letters) / total;
    return { text, start_ms: Math.round(from), end_ms: Math.round(to), confidence: null };
  });
}
