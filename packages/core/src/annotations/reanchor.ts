import type { NewPhrase } from '../call/phrase.ts';
import type { Span } from '../call/span.ts';

/** Words of a phrase, first and last counted from 0. */
export type Place = { phrase_id: number; words: [number, number] };

type Noted = Span & { speaker: string | null };

/**
 * The words that are now spoken where a note was made: of the same side where it still speaks there. Null where nobody
 * says anything at that moment any more.
 */
export function placeAt(phrases: readonly NewPhrase[], noted: Noted): Place | null {
  const found = phrases.flatMap((phrase) => {
    const place = wordsAt(phrase, noted);
    return place === null ? [] : [{ phrase, place }];
  });
  const best = found.find(({ phrase }) => phrase.speaker === noted.speaker) ?? found[0];
  return best === undefined ? null : { phrase_id: best.phrase.id, words: best.place };
}

/** Words whose middle lies in the stretch, else those that touch it. */
function wordsAt(phrase: NewPhrase, { start_ms, end_ms }: Noted): [number, number] | null {
  if (phrase.end_ms < start_ms || phrase.start_ms > end_ms) return null;
  const inside = phrase.words.flatMap((word, at) => {
    const middle = (word.start_ms + word.end_ms) / 2;
    return middle >= start_ms && middle <= end_ms ? [at] : [];
  });
  const touching = phrase.words.flatMap((word, at) =>
    word.start_ms < end_ms && word.end_ms > start_ms ? [at] : [],
  );
  const words = inside.length > 0 ? inside : touching;
  const [first] = words;
  return first === undefined ? null : [first, words.at(-1) ?? first];
}
