import { nearCopies } from './near-copies.ts';
import type { ReadWord } from './text-terms.ts';

/**
 * What examples are never parted by when it is tried how good a classifier is: those of one call, and those that say nearly the same.
 * Else it would be asked what it has just learned by heart.
 */
export function exampleGroups(examples: readonly { words: readonly ReadWord[]; group: string }[]): string[] {
  const parent = new Map<string, string>();
  const rootOf = (name: string): string => {
    let root = name;
    for (let up = parent.get(root); up !== undefined && up !== root; up = parent.get(root)) root = up;
    parent.set(name, root);
    return root;
  };
  const copies = nearCopies(examples.map(({ words }) => words));
  for (const [at, first] of copies.entries()) {
    const [one, other] = [rootOf(examples[at]?.group ?? ''), rootOf(examples[first]?.group ?? '')];
    if (one !== other) parent.set(one, other);
  }
  return examples.map(({ group }) => rootOf(group));
}
