import { KeptInMemory } from './kept-in-memory.ts';

/** What takes a while to count: counted once for as many as ask at the same time, and kept, up to so many bytes. */
export class CountedOnce<Value> {
  readonly #kept: KeptInMemory<Value>;
  readonly #counting = new Map<string, Promise<Value>>();

  constructor(mostBytes: number) {
    this.#kept = new KeptInMemory(mostBytes);
  }

  /**
   * The value of a key, which says all that it depends on. `bytesOf`: about what it takes. Where counting fails, it fails for the one who
   * counts; others count for themselves.
   */
  async of(key: string, count: () => Promise<Value>, bytesOf: (value: Value) => number): Promise<Value> {
    for (;;) {
      const known = this.#kept.get(key);
      if (known !== undefined) return known;
      const counting = this.#counting.get(key);
      if (counting === undefined) break;
      await counting.catch(() => {});
    }
    const own = count();
    this.#counting.set(key, own);
    try {
      const value = await own;
      this.#kept.keep(key, value, bytesOf(value));
      return value;
    } finally {
      this.#counting.delete(key);
    }
  }
}
