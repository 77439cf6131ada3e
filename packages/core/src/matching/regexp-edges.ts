import { edge, wordCharacter } from './marked-text.ts';
import { type Atom, classes } from './regexp-atoms.ts';

const edgeSource = `\\x{${edge.charCodeAt(0).toString(16)}}`;

/** What the engine is asked for, and how many marks are to stand at every edge of a word of the text. */
export type MarkedPattern = { pattern: string; marks: number };

/** An expression for texts with marked edges, in which every `\b` takes a mark. */
export function markedPattern(atoms: readonly Atom[]): MarkedPattern {
  const marks = marksNeeded(atoms);
  const pieces = atoms.map((atom, at) =>
    marks > 0 ? withEdges(atom, mayFollowEdge(atoms, at, marks), marks) : atom.source,
  );
  return { pattern: pieces.join(''), marks };
}

/** Nobody means more `\b` at one place, and every mark makes the text longer. */
const mostMarks = 4;

/**
 * Marks at every edge: each `\b` takes one. Usually a character stands between two of them, and one mark serves both;
 * in `\b"?\b` both can be at the same edge.
 */
function marksNeeded(atoms: readonly Atom[]): number {
  const boundaries = atoms.flatMap((atom, at) => (atom.kind === 'boundary' ? [at] : []));
  if (boundaries.length === 0) return 0;
  const hasGroups = atoms.some((atom) => atom.kind === 'open');
  const areApart = boundaries.every(
    (at, which) => which === 0 || hasCharacter(atoms.slice(boundaries[which - 1], at)),
  );
  return areApart && !hasGroups ? 1 : Math.min(boundaries.length, mostMarks);
}

/** Whether at least one character is matched, for certain. */
function hasCharacter(atoms: readonly Atom[]): boolean {
  return atoms.some((atom, at) => {
    const next = atoms[at + 1];
    const isCharacter = atom.kind === 'char' || atom.kind === 'class';
    return isCharacter && !(next?.kind === 'quantifier' && next.least === 0);
  });
}

/**
 * In a text with marked edges marks may stand before a character, and only `\b` asks for one. Between two characters of
 * words there is none, and neither is there between two others; knowing that, the engine sees whole words.
 */
function withEdges(atom: Atom, mayFollow: boolean, marks: number): string {
  // A counted repetition would be written out by the engine once for every character.
  const maybe = `${edgeSource}${marks === 1 ? '?' : '*'}`;
  switch (atom.kind) {
    case 'char':
    case 'class': {
      const source = exceptEdge(atom.source);
      return mayFollow ? `(?:${maybe}${source})` : source;
    }
    case 'boundary':
      return edgeSource;
    case 'end':
      return `${maybe}$`;
    default:
      return atom.source;
  }
}

function mayFollowEdge(atoms: readonly Atom[], at: number, marks: number): boolean {
  const side = sideOf(atoms[at]);
  const next = atoms[at + 1];
  // Repeated, it may follow itself on the other side of an edge.
  if (side === null && next?.kind === 'quantifier' && next.most > 1) return true;
  let before = at - 1;
  for (;;) {
    const atom = atoms[before];
    if (atom?.kind === 'boundary') return marks > 1;
    if (atom?.kind !== 'quantifier') return side === null || sideOf(atom) !== side;
    if (side === null || sideOf(atoms[before - 1]) !== side) return true;
    // What may be missing leaves the question to what stands before it.
    if (atom.least > 0) return false;
    before -= 2;
  }
}

const wordClasses: ReadonlySet<string> = new Set([classes.word, '\\d']);
const otherClasses: ReadonlySet<string> = new Set([classes.notWord, classes.space]);

/** Whether an atom matches characters of words only, or others only; null where it can be either. */
function sideOf(atom: Atom | undefined): 'word' | 'other' | null {
  if (atom?.kind === 'char') return wordCharacter.test(atom.literal) ? 'word' : 'other';
  if (atom?.kind !== 'class') return null;
  if (wordClasses.has(atom.source)) return 'word';
  return otherClasses.has(atom.source) ? 'other' : null;
}

/** A class that says what does not belong to it would take the mark for a character. */
function exceptEdge(source: string): string {
  if (source.startsWith('[^')) return `${source.slice(0, -1)}${edgeSource}]`;
  if (source === '\\D') return `[^\\d${edgeSource}]`;
  return source.startsWith('\\P') ? `[^${source.replace('\\P', '\\p')}${edgeSource}]` : source;
}
