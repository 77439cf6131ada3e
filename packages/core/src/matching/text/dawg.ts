import type { Dictionary, Reading } from './hunspell.ts';

/** Files of a compiled OpenCorpora dictionary. */
export type DawgFiles = {
  /** A graph of bytes in which every form is a path, followed by the number of its paradigm and its place in it. */
  words: ArrayBuffer;
  /** For each paradigm the endings, tags and prefixes of its forms, as numbers; the first form is the lemma. */
  paradigms: ArrayBuffer;
  suffixes: readonly string[];
};

const prefixes = ['', 'по', 'наи'];
const separator = 1;
const missing = -1;

/** A Russian dictionary in the format of pymorphy. It is read where it lies: loading is a copy of five megabytes. */
export function compileDawg({ words, paradigms, suffixes }: DawgFiles): Dictionary {
  const count = new DataView(words).getUint32(0, true);
  const units = new Uint32Array(words, 4, count);
  // For each place the byte of its first child and that of its next sibling.
  const guide = new Uint8Array(words, count * 4 + 8);
  const lemmaOf = paradigmReader(paradigms, suffixes);

  function follow(byte: number, from: number): number {
    const unit = units[from] as number;
    const offset = (unit >>> 10) << ((unit & 0x200) >>> 6);
    const to = (from ^ offset ^ byte) >>> 0;
    return ((units[to] ?? 0) & 0x800000ff) === byte ? to : missing;
  }

  /** All ways to follow a form; `е` may stand for `ё`. */
  function ends(form: string, at: number, from: number): number[] {
    if (at === form.length) return [from];
    const code = form.charCodeAt(at);
    const byte = bytes.get(code);
    if (byte === undefined) return [];
    const plain = follow(byte, from);
    const found = plain === missing ? [] : ends(form, at + 1, plain);
    const dotted = code === 0x435 ? follow(0xb8, from) : missing;
    return dotted === missing ? found : [...found, ...ends(form, at + 1, dotted)];
  }

  /** The numbers behind a word: four bytes of six bits and a mark each. */
  function numbers(from: number, key: readonly number[], found: [number, number][]): void {
    if (key.length === 4) {
      const [a = 0, b = 0, c = 0, d = 0] = key;
      found.push([((a ^ 1) << 6) + (b >> 1), ((c ^ 1) << 6) + (d >> 1)]);
      return;
    }
    for (let byte = guide[from * 2]; byte; ) {
      const to = follow(byte, from);
      if (to === missing) return;
      numbers(to, [...key, byte], found);
      byte = guide[to * 2 + 1];
    }
  }

  function readings(form: string): Reading[] {
    const found: [number, number][] = [];
    for (const end of ends(form, 0, 0)) {
      const start = follow(separator, end);
      if (start !== missing) numbers(start, [], found);
    }
    return found.map(([paradigm, place]) => ({ base: lemmaOf(form, paradigm, place), flag: '', flags: '' }));
  }

  return { readings, has: (word) => readings(word).length > 0 };
}

function paradigmReader(buffer: ArrayBuffer, suffixes: readonly string[]) {
  const list = new Uint16Array(buffer);
  const starts: number[] = [];
  for (let at = 1; starts.length < (list[0] ?? 0); at += (list[at] ?? 0) + 1) starts.push(at);

  return (form: string, paradigm: number, place: number): string => {
    const start = (starts[paradigm] ?? 0) + 1;
    const forms = (list[start - 1] ?? 0) / 3;
    const suffix = (at: number) => suffixes[list[start + at] ?? 0] ?? '';
    const prefix = (at: number) => prefixes[list[start + 2 * forms + at] ?? 0] ?? '';
    const stem = form.slice(prefix(place).length, form.length - suffix(place).length);
    return (prefix(0) + stem + suffix(0)).replaceAll('ё', 'е');
  };
}

/** Letters as bytes of Windows-1251, which the graph is made of. */
const bytes: ReadonlyMap<number, number> = new Map([
  ...Array.from({ length: 32 }, (_, at): [number, number] => [0x430 + at, 0xe0 + at]),
  [0x2d, 0x2d],
]);
