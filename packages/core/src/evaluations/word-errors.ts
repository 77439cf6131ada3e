/** Lower case and without punctuation: how words are written is no mistake of hearing. */
export function plainWords(text: string): string[] {
  const plain = text.toLowerCase().replaceAll(/[’ʼ`´]/gu, "'");
  return plain.match(/[\p{L}\p{M}\p{N}]+(?:'[\p{L}\p{M}\p{N}]+)*/gu) ?? [];
}

/** More words are compared in parts of this length, each with what stands at its place. */
const mostCompared = 4000;

/** How many words have to be put in, taken out or changed to make what was heard of what was said (Levenshtein 1966). */
export function wordErrors(
  said: readonly string[],
  heard: readonly string[],
): { words: number; wrong: number } {
  let wrong = 0;
  const parts = Math.max(1, Math.ceil(said.length / mostCompared), Math.ceil(heard.length / mostCompared));
  const cut = (words: readonly string[], part: number) =>
    words.slice(Math.round((part * words.length) / parts), Math.round(((part + 1) * words.length) / parts));
  for (let part = 0; part < parts; part += 1) wrong += distance(cut(said, part), cut(heard, part));
  return { words: said.length, wrong };
}

function distance(said: readonly string[], heard: readonly string[]): number {
  let row = Array.from({ length: heard.length + 1 }, (_, at) => at);
  for (const [index, word] of said.entries()) {
    const next = [index + 1];
    for (const [at, other] of heard.entries()) {
      const kept = (row[at] ?? 0) + (word === other ? 0 : 1);
      next.push(Math.min(kept, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
