import type { PlaceIds } from './place-ids.ts';
import { type AskedText, productWith, type SlotMeaning, thingsShared } from './sentence-measure.ts';

/** What every place of a workspace is to one text, by the number of the place. */
export type PlaceValues = {
  /** The scalar product with the text. Four bytes: both lists then stay in the processor's own memory. */
  products: Float32Array;
  /** Its weight, where the text has it too. */
  equals: Float32Array;
  /** Which things of the text it is. */
  shared: ReadonlyMap<number, readonly number[]>;
};

/** Once for a text, so that comparing a phrase is nothing but adding up. */
export function placeValues(asked: AskedText, ids: PlaceIds, meanings: readonly SlotMeaning[]): PlaceValues {
  const rows: number[] = [];
  const withRow = (row: number) => {
    rows[row] ??= asked.withRow(row);
    return rows[row];
  };
  const products = Float32Array.from(meanings, (meaning) => productWith(asked, meaning, withRow));
  const equals = new Float32Array(meanings.length);
  const shared = new Map<number, readonly number[]>();
  for (const term of asked.thingsOf.keys())
    for (const id of ids.withTerm(term)) {
      equals[id] = meanings[id]?.weight ?? 0;
      shared.set(id, thingsShared(asked, ids.termsOf(id)));
    }
  return { products, equals, shared };
}
