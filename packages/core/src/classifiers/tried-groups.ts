import type { Answer } from './fold-scores.ts';
import { nearCopies } from './near-copies.ts';
import type { ReadWord } from './text-terms.ts';

/**
 * What examples are parted by when a classifier is tried on those that it did not know: their calls. Where everything that has a label, or
 * everything that has it not, is of one call, nothing would be known of that label while that call is held out, and how sure the
 * classifier may be of it would be told by models that never met it. Those examples are parted by what they say. That promises more than
 * other calls may keep, and the spread, which goes by calls, says so.
 */
export function triedGroups(
  examples: readonly { words: readonly ReadWord[]; group: string; answers: readonly Answer[] }[],
): string[] {
  const labels = examples[0]?.answers.length ?? 0;
  const apart = new Set<number>();
  for (let label = 0; label < labels; label += 1)
    for (const side of [true, false]) {
      const own = [...examples.keys()].filter((at) => examples[at]?.answers[label] === side);
      const calls = new Set(own.map((at) => examples[at]?.group));
      if (calls.size === 1) for (const at of own) apart.add(at);
    }
  const places = [...apart].sort((one, other) => one - other);
  const copies = nearCopies(places.map((at) => examples[at]?.words ?? []));
  const own = new Map(places.map((at, place) => [at, copies[place] ?? place]));
  return examples.map(({ group }, at) => (own.has(at) ? `${group} ${own.get(at)}` : group));
}
