import type { Emotion } from './emotions.ts';

/** One word, beginning of a word, or short phrase of the lexicon. */
export type Entry = {
  emotion: Emotion;
  /** −4 … 4, as people rate single words. */
  valence: number;
  /** Said out of courtesy: mildly pleasant, never negated, and no sign of how a call develops. */
  polite: boolean;
  /** Words of a phrase, each ending in `*` where only its beginning counts; one for a single word. */
  parts: readonly string[];
};

export type EmotionLexicon = {
  words: ReadonlyMap<string, Entry>;
  beginnings: ReadonlyMap<string, Entry>;
  /** By first word (or beginning, with `*`), longest first. */
  phrases: ReadonlyMap<string, readonly Entry[]>;
  size: number;
};

const heading = /^(\w+) (-?\d+(?:\.\d+)?)( polite)?$/;

/**
 * Reads a lexicon written as groups: `anger -3: furious outrag* fed_up`. The heading says emotion and valence,
 * `polite` marks words of courtesy, `*` is any ending, `_` joins the words of a phrase. What stands twice keeps
 * its last meaning.
 */
export function readEmotionLexicon(...texts: readonly string[]): EmotionLexicon {
  const words = new Map<string, Entry>();
  const beginnings = new Map<string, Entry>();
  const phrases = new Map<string, Map<string, Entry>>();
  for (const { head, items } of texts.flatMap(groupsOf)) {
    const [, emotion = '', valence, polite] = heading.exec(head) ?? [];
    if (valence === undefined) throw new Error(`Not a heading of the emotion lexicon: ${head}`);
    for (const item of items) {
      const parts = item.split('_');
      const [first = ''] = parts;
      const entry = {
        emotion: emotion as Emotion,
        valence: Number(valence),
        polite: polite !== undefined,
        parts,
      };
      if (parts.length > 1) phrases.set(first, (phrases.get(first) ?? new Map()).set(item, entry));
      else if (item.endsWith('*')) beginnings.set(item.slice(0, -1), entry);
      else words.set(item, entry);
    }
  }
  const longestFirst = [...phrases].map(([first, entries]): [string, Entry[]] => [
    first,
    [...entries.values()].sort((a, b) => b.parts.length - a.parts.length),
  ]);
  const inPhrases = longestFirst.reduce((sum, [, entries]) => sum + entries.length, 0);
  return {
    words,
    beginnings,
    phrases: new Map(longestFirst),
    size: words.size + beginnings.size + inPhrases,
  };
}

function groupsOf(text: string): { head: string; items: string[] }[] {
  return text
    .split(/\n(?=\w+ -?\d[^:\n]*:)/)
    .map((group) => group.trim())
    .filter((group) => group !== '')
    .map((group) => {
      const colon = group.indexOf(':');
      return {
        head: group.slice(0, colon),
        items: group
          .slice(colon + 1)
          .trim()
          .split(/\s+/),
      };
    });
}
