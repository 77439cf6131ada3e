import { RE2JS } from 're2js';
import { once } from './once.ts';
import { type Atom, atomsOf } from './regexp-atoms.ts';

/** A regular expression that runs in time that grows with the text only, whatever its author wrote. */
export type LinearRegexp = {
  /** Non-empty matches in order, at most `most`, as places in UTF-16 units. */
  matches: (text: RegexpText, most: number) => { start: number; end: number }[];
  /** Runs of letters that every match contains, lower case, longest first. For skipping texts without them. */
  literals: readonly string[];
};

/** A text that many expressions are asked of: what they need of it is made once. */
export type RegexpText = {
  text: string;
  lower: () => string;
  /** With a mark at every edge of a word, and where each unit of it stands in the text. */
  edges: () => { marked: string; places: readonly number[] };
};

export function regexpText(text: string): RegexpText {
  return { text, lower: once(() => text.toLowerCase()), edges: once(() => markEdges(text)) };
}

/** A counted repetition is written out by the engine; more states than this would take seconds and memory. */
const mostRepetitions = 1000;

/** Stands in the text at every edge of a word, because the engine's own `\b` knows only the Latin alphabet. */
const edge = '\u{E000}';
const edgeSource = '\\x{E000}';

/**
 * Compiles without regard to case. `\w`, `\s` and `\b` know every alphabet. Throws an Error with the engine's own words
 * when the expression is not valid, or uses what cannot run in linear time.
 */
export function compileRegexp(source: string): LinearRegexp {
  const atoms = atomsOf(source);
  if (atoms.some((atom) => atom.kind === 'not_boundary')) throw new Error('\\B is not supported');
  refuseHuge(atoms);
  const hasEdges = atoms.some((atom) => atom.kind === 'boundary');
  const pattern = atoms.map((atom) => (hasEdges ? withEdges(atom) : atom.source)).join('');
  const compiled = RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE);
  return {
    literals: literalsOf(atoms),
    matches(text, most) {
      const edges = hasEdges ? text.edges() : null;
      const places = edges?.places;
      const matcher = compiled.matcher(edges?.marked ?? text.text);
      const found: { start: number; end: number }[] = [];
      while (found.length < most && matcher.find()) {
        const start = places?.[matcher.start()] ?? matcher.start();
        const end = places?.[matcher.end()] ?? matcher.end();
        if (end > start) found.push({ start, end });
      }
      return found;
    },
  };
}

/** In a text with marked edges a mark may stand before any character, and only `\b` asks for one. */
function withEdges(atom: Atom): string {
  switch (atom.kind) {
    case 'char':
      return `(?:${edgeSource}?${atom.source})`;
    case 'class':
      return `(?:${edgeSource}?${exceptEdge(atom.source)})`;
    case 'boundary':
      return edgeSource;
    case 'end':
      return `${edgeSource}?$`;
    default:
      return atom.source;
  }
}

/** A class that says what does not belong to it would take the mark for a character. */
function exceptEdge(source: string): string {
  if (source.startsWith('[^')) return `${source.slice(0, -1)}${edgeSource}]`;
  if (source === '\\D') return `[^\\d${edgeSource}]`;
  return source.startsWith('\\P') ? `[^${source.replace('\\P', '\\p')}${edgeSource}]` : source;
}

const wordCharacter = /[\p{L}\p{M}\p{N}_]/u;

function markEdges(text: string): { marked: string; places: number[] } {
  const places: number[] = [];
  let marked = '';
  let inWord = false;
  let at = 0;
  for (const char of text) {
    const isWord = wordCharacter.test(char);
    if (isWord !== inWord) {
      marked += edge;
      places.push(at);
      inWord = isWord;
    }
    marked += char;
    for (let unit = 0; unit < char.length; unit += 1) places.push(at + unit);
    at += char.length;
  }
  if (inWord) {
    marked += edge;
    places.push(at);
  }
  places.push(at);
  return { marked, places };
}

function refuseHuge(atoms: readonly Atom[]): void {
  // Nested counts multiply: what a group repeats is only known where the group closes.
  const sizes: number[] = [0];
  for (const [index, atom] of atoms.entries()) {
    if (atom.kind === 'open') sizes.push(0);
    const next = atoms[index + 1];
    const times =
      next?.kind === 'quantifier' ? Math.max(1, Number.isFinite(next.most) ? next.most : next.least) : 1;
    if (atom.kind === 'char' || atom.kind === 'class') sizes[sizes.length - 1] = (sizes.at(-1) ?? 0) + times;
    if (atom.kind === 'close' && sizes.length > 1) {
      const size = (sizes.pop() ?? 0) * times;
      sizes[sizes.length - 1] = (sizes.at(-1) ?? 0) + size;
    }
  }
  if (sizes.reduce((sum, size) => sum + size, 0) > mostRepetitions)
    throw new Error('repetition is too large');
}

/** The runs of plain characters outside groups; none where alternatives stand beside each other. */
function literalsOf(atoms: readonly Atom[]): string[] {
  let depth = 0;
  let run = '';
  const runs: string[] = [];
  const close = () => {
    if (run !== '') runs.push(run);
    run = '';
  };
  for (const [index, atom] of atoms.entries()) {
    if (atom.kind === 'alternative' && depth === 0) return [];
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
  return [...new Set(runs)].sort((a, b) => b.length - a.length);
}
