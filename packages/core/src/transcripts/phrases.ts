import { type NewPhrase, toPhrase } from '../call/phrase.ts';
import type { Word } from '../call/word.ts';

export type SpeakerWords = { speaker: string; words: readonly Word[] };

/** A pause this long ends a phrase even when nobody else speaks. */
const phrasePauseMs = 1000;
/** After the end of a sentence a shorter pause is enough. */
const sentencePauseMs = 350;
/** One screenful of a monologue; a longer one is cut at its next pause or sentence. */
const longestPhraseMs = 30_000;

/**
 * Merges the words of all speakers into phrases in the order of the call. A phrase ends where its speaker
 * pauses, or where the other one takes over for good; a short "yes" of the other side does not cut it, because
 * both sides have their own words with their own times.
 */
export function toPhrases(speakers: readonly SpeakerWords[]): NewPhrase[] {
  const phrases = speakers.flatMap((side) => {
    const others = speakers.filter((other) => other !== side).flatMap((other) => other.words);
    return cut(side.words, others).map((words) => toPhrase(side.speaker, words));
  });
  phrases.sort((a, b) => a.start_ms - b.start_ms || a.end_ms - b.end_ms);
  return phrases.map((phrase, id) => ({ ...phrase, id }));
}

function cut(words: readonly Word[], others: readonly Word[]): Word[][] {
  const ordered = words.toSorted((a, b) => a.start_ms - b.start_ms);
  const starts = others.map((word) => word.start_ms).sort((a, b) => a - b);
  const groups: Word[][] = [];
  for (const word of ordered) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group === undefined || last === undefined || endsPhrase(group, last, word, starts))
      groups.push([word]);
    else group.push(word);
  }
  return groups;
}

function endsPhrase(group: readonly Word[], last: Word, next: Word, otherStarts: readonly number[]): boolean {
  const pauseMs = next.start_ms - last.end_ms;
  if (pauseMs >= phrasePauseMs) return true;
  const isSentenceEnd = /[.?!…]["»”')]*$/.test(last.text);
  if (isSentenceEnd && pauseMs >= sentencePauseMs) return true;
  const lengthMs = last.end_ms - (group[0]?.start_ms ?? last.start_ms);
  if (lengthMs >= longestPhraseMs && (isSentenceEnd || pauseMs >= sentencePauseMs)) return true;
  if (lengthMs >= 2 * longestPhraseMs) return true;
  // The other side began in the pause: what follows answers it.
  return pauseMs >= sentencePauseMs && hasBetween(otherStarts, last.end_ms, next.start_ms);
}

/** Whether a sorted list has a value in `from` … `to`. */
function hasBetween(sorted: readonly number[], from: number, to: number): boolean {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return (sorted[low] ?? Number.POSITIVE_INFINITY) <= to;
}
