/** Lower case, `ё` as `е` and one apostrophe, by character code: what `normalise` does, without making strings. */
const folding = Uint16Array.from({ length: 0x530 }, (_, code) => {
  const lower = String.fromCharCode(code).toLowerCase();
  return lower.length === 1 ? lower.charCodeAt(0) : code;
});
folding[0x451] = 0x435;
folding[0x401] = 0x435;

export function foldedCode(code: number): number {
  if (code < 0x530) return folding[code] as number;
  return code === 0x2019 ? 0x27 : code;
}

const slash = 0x2f;
const newline = 0x0a;

/** The words of a .dic file, found by the hash of their folded letters; equal words (names, homonyms) all are. */
export function compileWords(dic: string) {
  const count = Number.parseInt(dic, 10) || 0;
  const size = 2 ** Math.ceil(Math.log2(Math.max(count, 16) * 2));
  const mask = size - 1;
  const starts = new Int32Array(size);

  // Sixteen bits for each slot: nearly all of the many words that are asked for in vain end here.
  const marks = new Uint8Array(size * 2);
  const markOf = (hash: number) => (Math.imul(hash ^ (hash >>> 13), 0x5bd1e995) >>> 0) & (size * 16 - 1);

  const slotOf = (hash: number) => Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 7;

  for (let at = dic.indexOf('\n') + 1; at > 0 && at < dic.length; ) {
    const start = at;
    let hash = 0;
    let code = dic.charCodeAt(at);
    while (at < dic.length && code !== slash && code !== newline) {
      if (code !== 0x0d) hash = (Math.imul(hash, 31) + foldedCode(code)) | 0;
      at += 1;
      code = dic.charCodeAt(at);
    }
    if (code === slash) at = dic.indexOf('\n', at);
    if (at > start) {
      let slot = slotOf(hash) & mask;
      while (starts[slot] !== 0) slot = (slot + 1) & mask;
      starts[slot] = start;
      const mark = markOf(hash);
      marks[mark >> 3] = (marks[mark >> 3] as number) | (1 << (mark & 7));
    }
    if (at < 0) break;
    at += 1;
  }

  function isAt(start: number, word: string): boolean {
    for (let i = 0; i < word.length; i += 1)
      if (foldedCode(dic.charCodeAt(start + i)) !== word.charCodeAt(i)) return false;
    const after = dic.charCodeAt(start + word.length);
    return after === slash || after === newline || after === 0x0d || Number.isNaN(after);
  }

  function flagsAt(start: number, length: number): string {
    if (dic.charCodeAt(start + length) !== slash) return '';
    const end = dic.indexOf('\n', start);
    return dic.slice(start + length + 1, end < 0 ? undefined : end).trimEnd();
  }

  function each(word: string, hash: number, visit: (word: string, flags: string) => void) {
    for (let slot = slotOf(hash) & mask; starts[slot] !== 0; slot = (slot + 1) & mask) {
      const start = starts[slot] as number;
      if (isAt(start, word)) visit(word, flagsAt(start, word.length));
    }
  }

  return {
    /** Visits the entries that are this folded word, whose hash the caller has already. */
    each,
    /** Whether any word at all can have this hash: cheaper than making the word to ask for. */
    may(hash: number): boolean {
      const mark = markOf(hash);
      return ((marks[mark >> 3] as number) & (1 << (mark & 7))) !== 0;
    },
    /** Whether the word is an entry written in lower case, so not only a name. */
    hasLowerCase(word: string): boolean {
      let hash = 0;
      for (let i = 0; i < word.length; i += 1) hash = (Math.imul(hash, 31) + word.charCodeAt(i)) | 0;
      for (let slot = slotOf(hash) & mask; starts[slot] !== 0; slot = (slot + 1) & mask) {
        const start = starts[slot] as number;
        if (isAt(start, word) && dic.charCodeAt(start) === word.charCodeAt(0)) return true;
      }
      return false;
    },
  };
}
