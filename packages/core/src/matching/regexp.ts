import { RE2JS } from 're2js';
import { edge, type RegexpText, wordCharacter } from './marked-text.ts';
import { mostRepeated } from './query.ts';
import { type Atom, atomsOf, classes } from './regexp-atoms.ts';

/** A regular expression that runs in time that grows with the text only, whatever its author wrote. */
export type LinearRegexp = {
  /** Non-empty matches in order, at most `most`, as places in UTF-16 units. */
  matches: (text: RegexpText, most: number) => { start: number; end: number }[];
  /** Runs of letters that every match contains, lower case, longest first. For skipping texts without them. */
  literals: readonly string[];
};

export class RepetitionTooLarge extends Error {
  constructor() {
    super('repetition is too large');
  }
}

const edgeSource = `\\x{${edge.charCodeAt(0).toString(16)}}`;

/**
 * Compiles without regard to case. `\w`, `\s` and `\b` know every alphabet. Throws an Error with the engine's own words
 * when the expression is not valid, or uses what cannot run in linear time, and `RepetitionTooLarge`.
 */
export function compileRegexp(source: string): LinearRegexp {
  const atoms = atomsOf(source);
  if (atoms.some((atom) => atom.kind === 'not_boundary')) throw new Error('\\B is not supported');
  refuseHuge(atoms);
  const marks = marksNeeded(atoms);
  const pattern = atoms.map((atom, at) => (marks > 0 ? withEdges(atoms, at, marks) : atom.source)).join('');
  const compiled = RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE);
  const { literals, beginning } = literalsOf(atoms);
  return {
    literals,
    matches(text, most) {
      const { marked, placeOf, markedPlaceOf } = text.edges(marks);
      const matcher = compiled.matcher(marked);
      const found: { start: number; end: number }[] = [];
      let from = 0;
      for (;;) {
        const place = nextPlace(text, placeOf(from), beginning, literals);
        if (place === null || found.length >= most) return found;
        from = Math.max(from, markedPlaceOf(place));
        if (from > marked.length || !matcher.find(from)) return found;
        const start = placeOf(matcher.start());
        const end = placeOf(matcher.end());
        from = matcher.end();
        if (end > start) {
          found.push({ start, end });
          // The edge at which one match ends may be the one at which the next begins.
          while (marks > 0 && marked[from - 1] === edge) from -= 1;
        } else from += (marked.codePointAt(from) ?? 0) > 0xffff ? 2 : 1;
      }
    },
  };
}

/**
 * Where the next match can begin at the earliest, going by the letters it must have; null where there is none. It
 * spares the engine the most part of most texts.
 */
function nextPlace(
  { text, lower }: RegexpText,
  from: number,
  beginning: string,
  [literal]: readonly string[],
): number | null {
  // Where a capital letter becomes two small ones, places do not correspond.
  if (literal === undefined || lower().length !== text.length) return from;
  const place = lower().indexOf(beginning === '' ? literal : beginning, from);
  if (place === -1) return null;
  return beginning === '' ? from : place;
}

/** Nobody means more `\b` at one place, and every mark makes the text longer. */
const mostMarks = 4;

/**
 * Marks at every edge: each `\b` takes one. Usually a character stands between two of them, and one mark serves both;
 * in `\b"?\b` both can be at the same edge.
 */
function marksNeeded(atoms: readonly Atom[]): number {
  const count = atoms.filter((atom) => atom.kind === 'boundary').length;
  if (count < 2) return count;
  const hasGroups = atoms.some((atom) => atom.kind === 'open');
  const areApart = atoms
    .flatMap((atom, at) => (atom.kind === 'boundary' ? [at] : []))
    .every((at, which, all) => which === 0 || hasCharacter(atoms.slice(all[which - 1], at)));
  return areApart && !hasGroups ? 1 : Math.min(count, mostMarks);
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
function withEdges(atoms: readonly Atom[], at: number, marks: number): string {
  const atom = atoms[at];
  // A counted repetition would be written out by the engine once for every character.
  const maybe = `${edgeSource}${marks === 1 ? '?' : '*'}`;
  switch (atom?.kind) {
    case 'char':
      return mayFollowEdge(atoms, at, marks) ? `(?:${maybe}${atom.source})` : atom.source;
    case 'class': {
      const source = exceptEdge(atom.source);
      return mayFollowEdge(atoms, at, marks) ? `(?:${maybe}${source})` : source;
    }
    case 'boundary':
      return edgeSource;
    case 'end':
      return `${maybe}$`;
    default:
      return atom?.source ?? '';
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

function refuseHuge(atoms: readonly Atom[]): void {
  // Nested counts multiply: what a group repeats is only known where the group closes.
  const groups = [{ once: 0, repeated: 0 }];
  for (const [index, atom] of atoms.entries()) {
    if (atom.kind === 'open') groups.push({ once: 0, repeated: 0 });
    const size = sizeOf(atom, groups);
    const outer = groups.at(-1);
    if (size === null || outer === undefined) continue;
    const next = atoms[index + 1];
    if (next?.kind === 'quantifier') {
      const times = Math.max(1, Number.isFinite(next.most) ? next.most : next.least);
      outer.repeated += (size.once + size.repeated) * times;
    } else {
      outer.once += size.once;
      outer.repeated += size.repeated;
    }
  }
  if (groups.reduce((sum, { repeated }) => sum + repeated, 0) > mostRepeated) throw new RepetitionTooLarge();
}

type Size = { once: number; repeated: number };

/** How many characters are asked for, and how many of them because something is repeated. */
function sizeOf(atom: Atom, groups: Size[]): Size | null {
  if (atom.kind === 'char' || atom.kind === 'class' || atom.kind === 'boundary')
    return { once: 1, repeated: 0 };
  return atom.kind === 'close' && groups.length > 1 ? (groups.pop() ?? null) : null;
}

type Literals = {
  literals: string[];
  /** The one among them with which every match begins; empty where that is not known. */
  beginning: string;
};

/** The runs of plain characters outside groups; none where alternatives stand beside each other. */
function literalsOf(atoms: readonly Atom[]): Literals {
  let depth = 0;
  let run = '';
  let beginning: string | undefined;
  const runs: string[] = [];
  const close = () => {
    beginning ??= run;
    if (run !== '') runs.push(run);
    run = '';
  };
  for (const [index, atom] of atoms.entries()) {
    if (atom.kind === 'alternative' && depth === 0) return { literals: [], beginning: '' };
    if (atom.kind === 'open') {
      // `(?i)` alone opens nothing.
      if (!/^\(\?[a-zA-Z-]*\)$/.test(atom.source)) depth += 1;
      close();
    } else if (atom.kind === 'close') depth -= 1;
    if (atom.kind === 'boundary') continue;
    if (atom.kind !== 'char' || depth > 0) {
      close();
      continue;
    }
    const next = atoms[index + 1];
    if (next?.kind !== 'quantifier') run += atom.literal.toLowerCase();
    else {
      if (next.least > 0) run += atom.literal.toLowerCase();
      close();
    }
  }
  close();
  const literals = [...new Set(runs)].sort((a, b) => b.length - a.length);
  return { literals, beginning: beginning ?? '' };
}
