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
