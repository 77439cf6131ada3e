import type { ReadWord } from './text-terms.ts';
import { type Unit, wordAt } from './units.ts';

/** Where a word was said that a classifier had never learned; `at`: the place of its call. */
type Said = { at: number; phrase_id: number; start_ms: number; end_ms: number };

/** Words that were not learned, by their lemmas, of calls that are told one after the other. */
export class UnknownWords {
  readonly #found = new Map<string, { calls: number; forms: Map<string, number>; last: Said }>();
  #calls = 0;

  get calls(): number {
    return this.#calls;
  }

  /** Adds a call, later than those before. */
  add(
    units: readonly Unit[],
    read: (text: string) => readonly ReadWord[],
    isKnown: (lemma: string) => boolean,
  ): void {
    const at = this.#calls;
    this.#calls += 1;
    for (const unit of units)
      for (const { form, lemma, start } of read(unit.text)) {
        if (isKnown(lemma) || !isWord.test(form)) continue;
        const said = wordAt(unit, start);
        if (said === null) continue;
        const { id, start_ms, end_ms } = said.phrase;
        const last = { at, phrase_id: id, start_ms, end_ms };
        const one = this.#found.get(lemma);
        if (one === undefined) this.#found.set(lemma, { calls: 1, forms: new Map([[form, 1]]), last });
        else {
          if (one.last.at !== at) one.calls += 1;
          one.forms.set(form, (one.forms.get(form) ?? 0) + 1);
          one.last = last;
        }
      }
  }

  /** Those of most calls, as they were said most often, with the place in the order of calls where they were said last. */
  top(most: number): { word: string; calls: number; last: Said }[] {
    return [...this.#found.values()]
      .filter(({ calls }) => calls >= fewestCalls)
      .toSorted((one, other) => other.calls - one.calls)
      .slice(0, most)
      .map(({ calls, forms, last }) => ({ word: commonest(forms), calls, last }));
  }
}

/** A word of one call is a name or a slip. */
const fewestCalls = 2;
/** Numbers and single letters are never learned, and tell nothing. */
const isWord = /^\p{L}[\p{L}\p{M}’'-]+$/u;

const commonest = (forms: ReadonlyMap<string, number>): string =>
  [...forms].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? '';
