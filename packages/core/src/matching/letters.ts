import { rarestOf, type Sought, trigramsOf } from './trigrams.ts';

/** Finds out quickly in which phrases of a conversation some letters stand beside each other. */
export type Letters = {
  /** Phrases in which all of these runs of letters stand, lower case, rising; every phrase where none is asked for. */
  phrasesWith: (runs: readonly string[]) => readonly number[];
};

export function createLetters(lowerTexts: readonly string[]): Letters {
  const whole = lowerTexts.join('\n');
  const ends: number[] = [];
  for (const lower of lowerTexts) ends.push((ends.at(-1) ?? -1) + lower.length + 1);
  const trigrams = trigramsOf(whole);
  return {
    phrasesWith(runs) {
      let sought: Sought | null = null;
      for (const run of runs) {
        const rarest = rarestOf(run, trigrams);
        // Most of what is asked for is nowhere in the conversation.
        if (rarest?.count === 0) return [];
        if (rarest !== null && rarest.count < (sought?.count ?? Number.POSITIVE_INFINITY)) sought = rarest;
      }
      const hasAll = (phrase: number) => runs.every((run) => lowerTexts[phrase]?.includes(run));
      if (sought === null) return [...lowerTexts.keys()].filter(hasAll);
      const phrases: number[] = [];
      let phrase = 0;
      for (let place = trigrams.first[sought.hash] ?? 0; place > 0; place = trigrams.next[place] ?? 0) {
        if (!whole.startsWith(sought.run, place - 1 - sought.place)) continue;
        while ((ends[phrase] ?? place) < place) phrase += 1;
        if (phrases.at(-1) !== phrase && hasAll(phrase)) phrases.push(phrase);
      }
      return phrases;
    },
  };
}
