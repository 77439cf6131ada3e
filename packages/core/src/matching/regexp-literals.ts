import type { RegexpText } from './marked-text.ts';
import type { Atom } from './regexp-atoms.ts';

export type Literals = {
  /** Runs of letters that every match contains, lower case, longest first. */
  literals: readonly string[];
  /** The one among them with which every match begins; null where that is not known. */
  beginning: string | null;
};

/** The runs of plain characters outside groups; none where alternatives stand beside each other. */
export function literalsOf(atoms: readonly Atom[]): Literals {
  let depth = 0;
  let run = '';
  const runs: string[] = [];
  const close = () => {
    runs.push(run);
    run = '';
  };
  for (const [index, atom] of atoms.entries()) {
    if (atom.kind === 'alternative' && depth === 0) return { literals: [], beginning: null };
    // `(?i)` alone opens nothing.
    if (atom.kind === 'open' && !atom.source.endsWith(')')) depth += 1;
    if (atom.kind === 'close') depth -= 1;
    if (atom.kind === 'boundary') continue;
    const next = atoms[index + 1];
    const isRepeated = next?.kind === 'quantifier';
    if (atom.kind === 'char' && depth === 0 && !(isRepeated && next.least === 0))
      run += atom.literal.toLowerCase();
    if (atom.kind !== 'char' || isRepeated) close();
  }
  close();
  const literals = [...new Set(runs.filter(Boolean))].sort((a, b) => b.length - a.length);
  return { literals, beginning: runs[0] || null };
}

/**
 * Where the next match can begin at the earliest, going by the letters it must have; beyond the end of the text where
 * there is none. It spares the engine the most part of most texts.
 */
export function nextPlace(
  { text, lower }: RegexpText,
  from: number,
  { literals: [literal], beginning }: Literals,
): number {
  const sought = beginning ?? literal;
  // Where a capital letter becomes two small ones, places do not correspond.
  if (sought === undefined || lower().length !== text.length) return from;
  const place = lower().indexOf(sought, from);
  if (place === -1) return text.length + 1;
  return beginning === null ? from : place;
}
