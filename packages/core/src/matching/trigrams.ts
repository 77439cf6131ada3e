/** Says quickly that some letters do not occur in a conversation; it may say that they do when they do not. */
export type Trigrams = { mayContain: (literal: string) => boolean };

const bits = 1 << 16;

/** A call of a thousand words fills about one bit in twenty. */
export function createTrigrams(lowerTexts: readonly string[]): Trigrams {
  const seen = new Uint32Array(bits / 32);
  for (const lower of lowerTexts) {
    for (let at = 0; at + 3 <= lower.length; at += 1) {
      const bit = bitOf(lower, at);
      seen[bit >> 5] = (seen[bit >> 5] ?? 0) | (1 << (bit & 31));
    }
  }
  return {
    mayContain(literal) {
      for (let at = 0; at + 3 <= literal.length; at += 1) {
        const bit = bitOf(literal, at);
        if (((seen[bit >> 5] ?? 0) & (1 << (bit & 31))) === 0) return false;
      }
      return true;
    },
  };
}

function bitOf(text: string, at: number): number {
  const hash = (text.charCodeAt(at) * 31 + text.charCodeAt(at + 1)) * 31 + text.charCodeAt(at + 2);
  return Math.imul(hash, 0x9e3779b1) >>> 16;
}
