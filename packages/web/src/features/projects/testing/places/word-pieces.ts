import { alignWords } from '@earshot/core/transcripts/align-words.ts';

export type Piece = { text: string; isSame: boolean };

const wordsIn = (text: string): string[] => text.split(/\s+/u).filter((word) => word !== '');

/** The texts in stretches that both have and that only one has. */
export function wordPieces(right: string, heard: string): { right: Piece[]; heard: Piece[] } {
  const [before, after] = [wordsIn(right), wordsIn(heard)];
  const from = alignWords(before, after);
  const bare = (word: string | undefined) => word?.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  const isSame = (place: number) => {
    const old = from[place];
    return old !== null && old !== undefined && bare(before[old]) === bare(after[place]);
  };
  const kept = new Set(after.flatMap((_, place) => (isSame(place) ? [from[place]] : [])));
  return {
    right: joined(before, (place) => kept.has(place)),
    heard: joined(after, isSame),
  };
}

function joined(words: readonly string[], isSame: (place: number) => boolean): Piece[] {
  const pieces: Piece[] = [];
  for (const [place, word] of words.entries()) {
    const last = pieces.at(-1);
    if (last !== undefined && last.isSame === isSame(place)) last.text += ` ${word}`;
    else pieces.push({ text: word, isSame: isSame(place) });
  }
  return pieces;
}
