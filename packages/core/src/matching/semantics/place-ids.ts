import { termsOfKeys } from './slot-terms.ts';

/** Places that can be told apart, by number: the same word has the same number wherever it is said. */
export type PlaceIds = {
  readonly count: number;
  /** The number of a place with these keys of the word index; null where none of them says anything. */
  idOf: (keys: readonly string[]) => number | null;
  termsOf: (id: number) => readonly string[];
  /** Places with this among their readings. */
  withTerm: (term: string) => readonly number[];
};

/** No places yet; each gets its number when it is first met. */
export function createPlaceIds(): PlaceIds {
  const ids = new Map<string, number>();
  const terms: (readonly string[])[] = [];
  const byTerm = new Map<string, number[]>();
  // What reads words gives the same list for the same word.
  const known = new WeakMap<readonly string[], number>();
  const newId = (own: readonly string[], name: string): number => {
    const id = terms.push(own) - 1;
    ids.set(name, id);
    for (const term of new Set(own)) {
      const others = byTerm.get(term);
      if (others === undefined) byTerm.set(term, [id]);
      else others.push(id);
    }
    return id;
  };
  return {
    get count() {
      return terms.length;
    },
    idOf(keys) {
      const ready = known.get(keys);
      if (ready !== undefined) return ready;
      const own = termsOfKeys(keys);
      if (own.length === 0) return null;
      const name = own.join('\n');
      const id = ids.get(name) ?? newId(own, name);
      known.set(keys, id);
      return id;
    },
    termsOf: (id) => terms[id] ?? [],
    withTerm: (term) => byTerm.get(term) ?? [],
  };
}
