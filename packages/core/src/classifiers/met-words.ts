import type { Met } from './drift.ts';
import type { HeldOut } from './learn-classifier.ts';
import type { ReadText } from './text-terms.ts';

/** Lemmas of texts that nobody labelled, where not only one of them has it. */
export function heardIn(texts: readonly Pick<ReadText, 'words'>[]): ReadonlySet<string> {
  const [once, heard] = [new Set<string>(), new Set<string>()];
  for (const { words } of texts)
    for (const lemma of new Set(words.map((word) => word.lemma))) (once.has(lemma) ? heard : once).add(lemma);
  return heard;
}

/** Words of other groups are those that it would have known of an example, and those that were `heard` anyway. */
export function metOf(
  examples: readonly (Pick<ReadText, 'words'> & { group: string })[],
  heldOut: readonly HeldOut[],
  labels: number,
  heard: ReadonlySet<string>,
): Met {
  const groupsOf = new Map<string, string | null>();
  for (const { words, group } of examples)
    for (const { lemma } of words) {
      const first = groupsOf.get(lemma);
      if (first === undefined) groupsOf.set(lemma, group);
      else if (first !== group) groupsOf.set(lemma, null);
    }
  const all = examples.flatMap(({ words }) => words);
  return {
    texts: examples.length,
    words: all.length,
    unknown: all.filter(({ lemma }) => groupsOf.get(lemma) !== null && !heard.has(lemma)).length,
    labels: Array.from(
      { length: labels },
      (_, label) => heldOut.filter(({ answers }) => answers[label]?.leans === true).length,
    ),
  };
}
