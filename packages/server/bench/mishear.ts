import { wordsOf } from '@earshot/core/matching/text/pieces.ts';

/** Of words that a recogniser gets wrong: another one instead, nothing at all; the rest is one too many. */
const shares = { other: 0.6, nothing: 0.25 };
/** How many of the words that are written most alike may be heard for one. */
const alike = 8;

/**
 * Mishears words as a recogniser does: a share of them by chance, mostly as others that are written alike. `texts` give the words
 * that can be heard.
 */
export function mishearing(
  texts: readonly string[],
): (words: readonly string[], share: number, random: () => number) => string[] {
  const vocabulary = [
    ...new Set(texts.flatMap((text) => wordsOf(text).map((word) => word.text.toLowerCase()))),
  ];
  const pairs = vocabulary.map((word) => new Set(letterPairs(word)));
  const known = new Map<string, string[]>();
  const neighbours = (word: string) => {
    const old = known.get(word);
    if (old !== undefined) return old;
    const own = letterPairs(word);
    const near = vocabulary
      .map((other, at) => ({ other, score: other === word ? -1 : dice(own, pairs[at] ?? new Set()) }))
      .sort((a, b) => b.score - a.score)
      .slice(0, alike)
      .map(({ other }) => other);
    known.set(word, near);
    return near;
  };
  return (words, share, random) => {
    const oneOf = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
    return words.flatMap((word) => {
      if (random() >= share) return [word];
      const kind = random();
      const [bare = word] = wordsOf(word).map(({ text }) => text.toLowerCase());
      if (kind < shares.other) return [oneOf(neighbours(bare))];
      return kind < shares.other + shares.nothing ? [] : [word, oneOf(vocabulary)];
    });
  };
}

function letterPairs(word: string): string[] {
  const whole = `<${word}>`;
  return Array.from({ length: whole.length - 1 }, (_, at) => whole.slice(at, at + 2));
}

/** The share of pairs of letters that two words have in common (Dice). */
function dice(one: readonly string[], other: ReadonlySet<string>): number {
  return (2 * one.filter((pair) => other.has(pair)).length) / (one.length + other.size);
}
