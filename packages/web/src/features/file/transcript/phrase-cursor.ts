/** A phrase that the keys are at; `word` is null where they are at all of it. */
export type PhraseCursor = { phrase: number; word: number | null };

/** Where a key leads from a phrase or a word of it; undefined where it is none of these keys. `lengths`: words of each phrase. */
export function movedCursor(
  lengths: readonly number[],
  { phrase, word }: PhraseCursor,
  key: string,
): PhraseCursor | undefined {
  const last = lengths.length - 1;
  switch (key) {
    case 'ArrowDown':
      return { phrase: Math.min(last, phrase + 1), word: null };
    case 'ArrowUp':
      return { phrase: Math.max(0, phrase - 1), word: null };
    case 'Home':
      return { phrase: 0, word: null };
    case 'End':
      return { phrase: last, word: null };
    case 'ArrowRight': {
      const next = (word ?? -1) + 1;
      if (next < (lengths[phrase] ?? 0)) return { phrase, word: next };
      const to = lengths.findIndex((length, at) => at > phrase && length > 0);
      return to < 0 ? { phrase, word } : { phrase: to, word: 0 };
    }
    case 'ArrowLeft': {
      if (word !== null && word > 0) return { phrase, word: word - 1 };
      const to = lengths.findLastIndex((length, at) => at < phrase && length > 0);
      return to < 0 ? { phrase, word } : { phrase: to, word: (lengths[to] ?? 1) - 1 };
    }
    default:
      return undefined;
  }
}
