/** The same words are said over and over; twenty thousand of them, with what is known of each, take four to six megabytes. */
const mostRemembered = 20_000;
const longestRemembered = 40;

/** The same function, which keeps what it made of a word. It must always make the same of the same word. */
export function remembered<T extends NonNullable<unknown> | null>(
  make: (word: string) => T,
): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    const ready = known.get(word);
    if (ready !== undefined) return ready;
    const made = make(word);
    if (word.length > longestRemembered) return made;
    if (known.size >= mostRemembered) known.clear();
    known.set(word, made);
    return made;
  };
}
