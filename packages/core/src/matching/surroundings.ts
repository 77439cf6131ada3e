import type { SpokenPhrase } from '../call/phrase.ts';
import type { Hit } from './query.ts';

/** Enough to understand a hit without opening the call; a monologue would fill the list. */
const wordsBefore = 14;
const wordsAfter = 20;

/** The hits with the words around them, so that a list can show and play whole passages. */
export function withSurroundings(hits: readonly Hit[], phrases: readonly SpokenPhrase[]): Hit[] {
  const byId = new Map(phrases.map((phrase) => [phrase.id, phrase]));
  return hits.map((hit) => {
    const phrase = byId.get(hit.phrase_id);
    return phrase === undefined ? hit : { ...hit, around: surroundings(hit, phrase) };
  });
}

/** The words of a phrase around some of them. */
export function surroundings(
  hit: Pick<Hit, 'words'>,
  { words, ...phrase }: SpokenPhrase,
): NonNullable<Hit['around']> {
  const first = Math.max(0, hit.words[0] - wordsBefore);
  const shown = words.slice(first, hit.words[1] + 1 + wordsAfter);
  return {
    first,
    words: shown.map(({ text }) => text),
    of: words.length,
    start_ms: shown[0]?.start_ms ?? phrase.start_ms,
    end_ms: shown.reduce((end, word) => Math.max(end, word.end_ms), shown[0]?.end_ms ?? phrase.end_ms),
  };
}
