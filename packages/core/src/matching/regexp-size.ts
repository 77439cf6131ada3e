import { mostRepeated } from './query.ts';
import type { Atom } from './regexp-atoms.ts';

export class RepetitionTooLarge extends Error {
  constructor() {
    super('repetition is too large');
  }
}

/** Throws `RepetitionTooLarge` where the repetitions of an expression cover more characters than may be asked for. */
export function refuseHuge(atoms: readonly Atom[]): void {
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
