/** Somebody with a name and so many calls. */
export type Called = { id: number; name: string; files: number };

/** The words of a name, without regard to case, dots and their order. */
function wordsOf(name: string): string[] {
  return (
    name
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}ʼ'’-]+/gu) ?? []
  );
}

/** Whether each word of the shorter name is a word of the longer one, or the first letter of one; one at least is whole. */
function isShorterOf(short: readonly string[], long: readonly string[]): boolean {
  if (short.length === 0 || long.length < 2 || short.length > long.length) return false;
  const left = [...long];
  let whole = 0;
  for (const word of short.toSorted((a, b) => b.length - a.length)) {
    const at = left.findIndex((one) => one === word || (word.length === 1 && one.startsWith(word)));
    if (at === -1) return false;
    if (left[at] === word && word.length > 1) whole += 1;
    left.splice(at, 1);
  }
  return whole > 0;
}

/**
 * Names that may be of one person: one is the other, shorter or in another order, as `O. Koval` and `Koval Olena`. Whoever
 * could be two others is left out. The one with fewer calls is to be merged into the other.
 */
export function likelySame(people: readonly Called[]): { one: Called; into: Called }[] {
  const named = people.map((person) => ({ person, words: wordsOf(person.name) }));
  const byWord = new Map<string, typeof named>();
  for (const one of named)
    for (const word of new Set(one.words.filter(({ length }) => length > 1)))
      byWord.set(word, [...(byWord.get(word) ?? []), one]);
  return named.flatMap(({ person, words }) => {
    const near = new Set(words.flatMap((word) => byWord.get(word) ?? []));
    const longer = [...near].filter(
      (other) =>
        other.person.id !== person.id &&
        isShorterOf(words, other.words) &&
        isBefore(person, other.person, words, other.words),
    );
    const [into] = longer;
    return longer.length === 1 && into !== undefined ? [{ one: person, into: into.person }] : [];
  });
}

/** Of two names with the same words, the one with fewer calls, then the later one, goes into the other. */
function isBefore(one: Called, other: Called, words: readonly string[], others: readonly string[]): boolean {
  const isSame = words.length === others.length && words.every((word) => others.includes(word));
  if (!isSame) return true;
  return one.files === other.files ? one.id > other.id : one.files < other.files;
}
