import { finished, type Steps } from '../steps.ts';
import { comparingCopies } from './near-copies.ts';
import type { ReadWord } from './text-terms.ts';

/**
 * Calls are not joined to more than this share of all examples, about a fold. Most calls say *thank you*: joined by that they would
 * all be one, and nothing would be left to try a classifier on. What so many calls say, the next ones say as well.
 */
const mostJoined = 0.2;

type Grouped = readonly { words: readonly ReadWord[]; group: string }[];

/**
 * What examples are never parted by when it is tried how good a classifier is: those of one call, and those that say nearly the same.
 * Else it would be asked what it has just learned by heart.
 */
export const exampleGroups = (examples: Grouped): string[] => finished(groupingExamples(examples));

/** The same in parts, between which it yields. */
export function* groupingExamples(examples: Grouped): Steps<string[]> {
  const parent = new Map<string, string>();
  const rootOf = (name: string): string => {
    let root = name;
    for (let up = parent.get(root); up !== undefined && up !== root; up = parent.get(root)) root = up;
    parent.set(name, root);
    return root;
  };
  const own = new Map<string, number>();
  for (const { group } of examples) own.set(group, (own.get(group) ?? 0) + 1);
  const joined = new Map(own);
  const most = examples.length * mostJoined;
  const copies = yield* comparingCopies(examples.map(({ words }) => words));
  for (const [at, first] of copies.entries()) {
    const [group, other] = [examples[at]?.group ?? '', examples[first]?.group ?? ''];
    const [root, otherRoot] = [rootOf(group), rootOf(other)];
    if (root === otherRoot) continue;
    const size = (joined.get(root) ?? 0) + (joined.get(otherRoot) ?? 0);
    const isCall = [group, other].some((name) => (own.get(name) ?? 0) > 1);
    if (isCall && size > most) continue;
    parent.set(root, otherRoot);
    joined.set(otherRoot, size);
  }
  return examples.map(({ group }) => rootOf(group));
}
