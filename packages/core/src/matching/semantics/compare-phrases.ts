import { isInPart, type Part } from '../../call/part.ts';
import { isBy, type Who } from '../../call/role.ts';
import { isInHold, type PhraseColumns, roleOf } from './phrase-columns.ts';
import type { PlaceValues } from './place-values.ts';
import {
  type AskedText,
  cosineOf,
  equalWords,
  leastCosine,
  mixed,
  type SlotMeaning,
} from './sentence-measure.ts';

/** What is looked for: how close (0 … 1), said by whom and where. */
export type Wanted = { least: number; most: number; who: Who; part: Part };

/** Numbers of four bytes, and sums that are taken apart, differ in their last place. */
const rounding = 1e-6;

export type Comparison = {
  asked: AskedText;
  wanted: Wanted;
  columns: PhraseColumns;
  values: PlaceValues;
  meanings: readonly SlotMeaning[];
};

/** Similarity of phrases to a text: 0 where they are not what is wanted. */
export type SimilarityOf = {
  phrase: (phrase: number, duration_ms: number) => number;
  /** Of the closest phrase of a call. */
  call: (call: { from: number; to: number; duration_ms: number }) => number;
};

/** Compares phrases with a text. */
export function comparison({ asked, wanted, columns, values, meanings }: Comparison): SimilarityOf {
  const { least, most, who, part } = wanted;
  const { phraseFrom, starts_ms, flags } = columns;
  const isAnywhere = who === 'anyone' && part.name === 'entire';
  const isWanted = (phrase: number, duration_ms: number): boolean => {
    const flag = flags[phrase] ?? 0;
    const spoken = { start_ms: starts_ms[phrase] ?? 0, in_hold: isInHold(flag) };
    return isBy(who, roleOf(flag)) && isInPart(spoken, part, duration_ms);
  };
  // Most phrases are further off, and need not be brought to the scale.
  const leastCloseness = asked.scale.closenessOf(least) - rounding;
  const closestOf = comparingStretches({ asked, columns, values, meanings }, leastCloseness);
  const closestIn = (from: number, to: number): number => {
    const closest = closestOf(phraseFrom[from] ?? 0, phraseFrom[to] ?? 0);
    if (closest < leastCloseness) return 0;
    const similarity = asked.scale.similarityOf(closest);
    return similarity < least || similarity > most ? 0 : similarity;
  };
  const phrase = (one: number, duration_ms: number): number =>
    isAnywhere || isWanted(one, duration_ms) ? closestIn(one, one + 1) : 0;
  return {
    phrase,
    call({ from, to, duration_ms }) {
      if (isAnywhere && most >= 1) return closestIn(from, to);
      let closest = 0;
      for (let one = from; one < to; one += 1) closest = Math.max(closest, phrase(one, duration_ms));
      return closest;
    },
  };
}

/** How close the closest of some stretches is to a text; 0 where all are further off than the least that matters. */
function comparingStretches(
  { asked, columns, values, meanings }: Omit<Comparison, 'wanted'>,
  leastCloseness: number,
): (from: number, end: number) => number {
  const { places, stretchFrom, stretchCount, lengths, weights } = columns;
  const { products, equals, shared } = values;
  const { usesVectors } = asked.measure;
  const leastProduct = asked.length * leastCosine(usesVectors, leastCloseness);
  const equalIn = (from: number, to: number, found: number): number => {
    const said = { found, all: 0, shared: new Set<number>() };
    for (let at = from; at < to; at += 1) {
      const place = places[at] ?? 0;
      said.all += meanings[place]?.weight ?? 0;
      for (const one of shared.get(place) ?? []) said.shared.add(one);
    }
    return equalWords(asked, said);
  };
  const closenessOf = (stretch: number): number => {
    const from = stretchFrom[stretch] ?? 0;
    const to = from + (stretchCount[stretch] ?? 0);
    let product = 0;
    let found = 0;
    for (let at = from; at < to; at += 1) {
      const place = places[at] ?? 0;
      product += products[place] ?? 0;
      found += equals[place] ?? 0;
    }
    const cosine = cosineOf(asked, product, lengths[stretch] ?? 0);
    if (found === 0) return mixed(usesVectors, cosine, 0);
    // Even if everything that is asked for were in it.
    const other = found / (weights[stretch] || 1);
    const mostEqual = (2 * other) / (1 + other) + rounding;
    if (mixed(usesVectors, cosine, mostEqual) < leastCloseness) return 0;
    return mixed(usesVectors, cosine, equalIn(from, to, found));
  };
  return (from, end) => {
    let closest = 0;
    for (let stretch = from; ; stretch += 1) {
      stretch = nextNear(columns, products, leastProduct, stretch, end);
      if (stretch === end) return closest;
      closest = Math.max(closest, closenessOf(stretch));
    }
  };
}

/**
 * The next of some stretches whose scalar product is no smaller than it must be for one as long; `end` where there is none.
 * Most of a search is spent here, so it calls nothing.
 */
function nextNear(
  { places, stretchFrom, stretchCount, lengths }: PhraseColumns,
  products: Float32Array,
  leastProduct: number,
  from: number,
  end: number,
): number {
  for (let stretch = from; stretch < end; stretch += 1) {
    let at = stretchFrom[stretch] ?? 0;
    const to = at + (stretchCount[stretch] ?? 0);
    let product = 0;
    for (; at < to; at += 1) product += products[places[at] ?? 0] ?? 0;
    if (!(product < leastProduct * (lengths[stretch] ?? 0))) return stretch;
  }
  return end;
}
