import { type SpokenPhrase, textOf } from '../call/phrase.ts';
import type { Span } from '../call/span.ts';
import type { CallMoment } from './moments.ts';

/**
 * The moment of a call that somebody points at: the words that are said within a span, of the phrase of which most is in it. Where
 * nothing is said there, it is silent.
 */
export function momentAt(
  phrases: readonly Omit<SpokenPhrase, 'in_hold'>[],
  { start_ms, end_ms }: Span,
): CallMoment {
  const shared = (one: Span) => Math.min(one.end_ms, end_ms) - Math.max(one.start_ms, start_ms);
  const phrase = phrases.reduce<(typeof phrases)[number] | undefined>(
    (best, one) => (shared(one) > 0 && (best === undefined || shared(one) > shared(best)) ? one : best),
    undefined,
  );
  const silent = { phrase_id: null, words: null, start_ms, end_ms, speaker: null, role: null, text: '' };
  if (phrase === undefined) return silent;
  const first = phrase.words.findIndex((word) => shared(word) > 0);
  const last = phrase.words.findLastIndex((word) => shared(word) > 0);
  if (first === -1) return silent;
  const words = phrase.words.slice(first, last + 1);
  return {
    phrase_id: phrase.id,
    words: [first, last],
    start_ms: words[0]?.start_ms ?? start_ms,
    end_ms: words.at(-1)?.end_ms ?? end_ms,
    speaker: phrase.speaker,
    role: phrase.role,
    text: textOf({ words }),
  };
}

/** More of a text than this says no more of what a moment is about. */
const longestText = 400;

/**
 * The same of a stretch that may hold several phrases: it lasts from its first word to its last, and its text is of all of them. Of
 * several speakers it has none.
 */
export function stretchAt(
  phrases: readonly Omit<SpokenPhrase, 'in_hold'>[],
  { start_ms, end_ms }: Span,
): CallMoment {
  const parts = phrases.flatMap((phrase) => {
    const words = phrase.words.filter((word) => word.start_ms < end_ms && word.end_ms > start_ms);
    return words.length === 0 ? [] : [{ phrase, words }];
  });
  const [first] = parts;
  if (first === undefined || parts.length === 1) return momentAt(phrases, { start_ms, end_ms });
  const { phrase } = first;
  const isOne = parts.every(({ phrase: { speaker } }) => speaker === phrase.speaker);
  const words = parts.flatMap((part) => part.words);
  const text = parts.map(textOf).join(' ');
  return {
    phrase_id: phrase.id,
    words: null,
    start_ms: Math.min(...words.map((word) => word.start_ms)),
    end_ms: Math.max(...words.map((word) => word.end_ms)),
    speaker: isOne ? phrase.speaker : null,
    role: isOne ? phrase.role : null,
    text: text.length > longestText ? `${text.slice(0, longestText)}…` : text,
  };
}
