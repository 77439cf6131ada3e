import type { ScriptWords } from './script-words.ts';
import type { SpokenUnit, Stretch } from './spoken-units.ts';

/** Where a word of the script was heard: from which unit of a stretch on, in how many of them, and how alike. */
export type Heard = { unit: number; units: number; similarity: number };

/** Where each word of a script was heard in a stretch, in the order of the stretch. */
export type HeardWords = ReadonlyMap<number, readonly Heard[]>;

/** A word is sought in so many pieces (`світ лон нет`). */
const mostPieces = 3;

/** Finds all words of a script in what somebody said at once; every step is then sought among them. */
export function hear({ units }: Stretch, words: ScriptWords): HeardWords {
  const heard = new Map<number, Heard[]>();
  const note = (word: number, where: Heard) => {
    const list = heard.get(word);
    if (list === undefined) heard.set(word, [where]);
    else list.push(where);
  };
  for (const [at, { form, keys }] of units.entries()) {
    for (const { word, similarity } of words.matches(form, keys))
      note(word, { unit: at, units: 1, similarity });
    for (const { pieces, joined } of joinedFrom(units, at))
      for (const { word, similarity } of words.joinedMatches(joined))
        note(word, { unit: at, units: pieces, similarity });
  }
  return heard;
}

/** This unit and those behind it, written as one word. */
function joinedFrom(units: readonly SpokenUnit[], at: number): { pieces: number; joined: string }[] {
  const found: { pieces: number; joined: string }[] = [];
  let joined = units[at]?.form ?? '';
  for (let pieces = 2; pieces <= mostPieces; pieces += 1) {
    const next = units[at + pieces - 1];
    if (next === undefined) break;
    joined += next.form;
    found.push({ pieces, joined });
  }
  return found;
}
