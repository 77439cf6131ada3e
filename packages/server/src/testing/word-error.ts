/** Lower case, no punctuation; apostrophes inside words stay. */
export function plainWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}]+(?:'[\p{L}\p{N}]+)*/gu) ?? []
  );
}

/** Substitutions, insertions and deletions between what was said and what was heard. */
export function wordErrors(said: string, heard: string): { errors: number; words: number } {
  const reference = plainWords(said);
  const hypothesis = plainWords(heard);
  let row = Array.from({ length: hypothesis.length + 1 }, (_, at) => at);
  for (const [index, word] of reference.entries()) {
    const next = [index + 1];
    for (const [at, other] of hypothesis.entries()) {
      const kept = (row[at] ?? 0) + (word === other ? 0 : 1);
      next.push(Math.min(kept, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return { errors: row.at(-1) ?? 0, words: reference.length };
}
