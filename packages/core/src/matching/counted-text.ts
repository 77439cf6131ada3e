/** Looks at a sign of a text beyond what was allowed. */
export class TooManyLooks extends Error {}

/**
 * A text that counts how often one of its signs is looked at, and throws `TooManyLooks` beyond what it may be. The engine of
 * regular expressions takes it for a string.
 */
export class CountedText extends String {
  #left: number;
  constructor(text: string, most: number) {
    super(text);
    this.#left = most;
  }
  override charCodeAt(at: number): number {
    this.#left -= 1;
    if (this.#left < 0) throw new TooManyLooks();
    return super.charCodeAt(at);
  }
}
