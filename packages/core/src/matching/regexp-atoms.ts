/** A piece of a regular expression's source: one thing that matches a single character, or what stands around it. */
export type Atom =
  | { kind: 'char'; source: string; literal: string }
  | { kind: 'class'; source: string }
  | { kind: 'boundary' | 'start' | 'end' | 'alternative' | 'open' | 'close'; source: string }
  | { kind: 'quantifier'; source: string; least: number; most: number };

/** Letters, digits and marks of every alphabet. */
const wordClass = '\\pL\\pM\\pN_';

/** Sources of the classes that stand for `\w`, `\W` and `\s`. */
export const classes = { word: `[${wordClass}]`, notWord: `[^${wordClass}]`, space: '[\\s\\x{A0}]' } as const;

const escapes: Readonly<Record<string, string>> = {
  w: classes.word,
  W: classes.notWord,
  s: classes.space,
  S: '[^\\s\\x{A0}]',
};

const insideClass: Readonly<Record<string, string>> = { '\\w': wordClass, '\\s': '\\s\\x{A0}' };

/**
 * Splits a source into atoms, with `\w` and `\s` widened to every alphabet. Throws an Error on what is cut short, on `\B`
 * and on what repeats a group.
 */
export function atomsOf(source: string): Atom[] {
  const atoms: Atom[] = [];
  let at = 0;
  while (at < source.length) {
    const atom = readAtom(source, at);
    atoms.push(atom.atom);
    at = atom.end;
  }
  return atoms;
}

function readAtom(source: string, at: number): { atom: Atom; end: number } {
  const char = String.fromCodePoint(source.codePointAt(at) ?? 0);
  const end = at + char.length;
  switch (char) {
    case '\\':
      return readEscape(source, at);
    case '[':
      return readClass(source, at);
    case '(': {
      const [head] = /\((?:\?(?:P?<\w+>|[a-zA-Z-]*[:)]|<?[=!]))?/.exec(source.slice(at)) ?? ['('];
      return { atom: { kind: 'open', source: head }, end: at + head.length };
    }
    case ')':
      return { atom: { kind: 'close', source: char }, end };
    case '|':
      return { atom: { kind: 'alternative', source: char }, end };
    case '^':
      return { atom: { kind: 'start', source: char }, end };
    case '$':
      return { atom: { kind: 'end', source: char }, end };
    case '.':
      return { atom: { kind: 'class', source: '[^\\n]' }, end };
    default: {
      const quantifier = /^(?:[*+?]|\{(\d+)(,(\d*))?\})\??/.exec(source.slice(at));
      if (quantifier !== null) return { atom: readQuantifier(quantifier), end: at + quantifier[0].length };
      return { atom: { kind: 'char', source: char, literal: char }, end };
    }
  }
}

function readQuantifier([source, least, comma, most]: RegExpExecArray): Atom {
  const first = source.charAt(0);
  if (first !== '{')
    return {
      kind: 'quantifier',
      source,
      least: first === '+' ? 1 : 0,
      most: first === '?' ? 1 : Number.POSITIVE_INFINITY,
    };
  const low = Number(least);
  const high = comma === undefined ? low : most === '' ? Number.POSITIVE_INFINITY : Number(most);
  return { kind: 'quantifier', source, least: low, most: high };
}

function readEscape(source: string, at: number): { atom: Atom; end: number } {
  const escaped = /\\(?:[pP]\{[^}]*\}|[pP].|x\{[0-9a-fA-F]+\}|x[0-9a-fA-F]{2}|.)/su.exec(source.slice(at));
  if (escaped === null) throw new Error('trailing backslash at end of expression');
  const [whole] = escaped;
  const letter = whole.slice(1);
  const end = at + whole.length;
  // An edge that is none, and groups once more.
  if (/^[1-9kB]/.test(letter)) throw new Error(`${whole} is not supported`);
  if (letter === 'b') return { atom: { kind: 'boundary', source: whole }, end };
  if (letter === 'A') return { atom: { kind: 'start', source: whole }, end };
  if (letter === 'z') return { atom: { kind: 'end', source: whole }, end };
  const wider = escapes[letter];
  if (wider !== undefined) return { atom: { kind: 'class', source: wider }, end };
  if (/^[^\p{L}\p{N}]/u.test(letter)) return { atom: { kind: 'char', source: whole, literal: letter }, end };
  return { atom: { kind: 'class', source: whole }, end };
}

function readClass(source: string, at: number): { atom: Atom; end: number } {
  let end = at + 1;
  if (source[end] === '^') end += 1;
  if (source[end] === ']') end += 1;
  let inside = source.slice(at, end);
  while (source[end] !== ']') {
    if (end >= source.length) throw new Error('missing closing ]');
    const piece = /^(?:\[:\^?\w+:\]|\\.)/s.exec(source.slice(end))?.[0] ?? source.charAt(end);
    inside += insideClass[piece] ?? piece;
    end += piece.length;
  }
  return { atom: { kind: 'class', source: `${inside}]` }, end: end + 1 };
}
