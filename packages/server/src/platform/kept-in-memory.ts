/** What was read or worked out before, up to so many bytes; what nobody asked for longest goes first. */
export class KeptInMemory<Value> {
  readonly #mostBytes: number;
  readonly #kept = new Map<string, { value: Value; bytes: number }>();
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  /** Undefined where it is not known. */
  get(key: string): Value | undefined {
    const known = this.#kept.get(key);
    if (known === undefined) return undefined;
    // The last one that was asked for is the last one to go.
    this.#kept.delete(key);
    this.#kept.set(key, known);
    return known.value;
  }

  /** `bytes`: about what it takes, without its key. */
  keep(key: string, value: Value, bytes: number): void {
    const all = bytes + 100 + key.length * 2;
    this.#bytes += all - (this.#kept.get(key)?.bytes ?? 0);
    this.#kept.delete(key);
    this.#kept.set(key, { value, bytes: all });
    for (const [oldest, one] of this.#kept) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#kept.delete(oldest);
      this.#bytes -= one.bytes;
    }
  }
}
