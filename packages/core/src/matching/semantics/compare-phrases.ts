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
import { closenessOfPhrase, shortestInStretches } from './stretches.ts';

/** What is looked for: how close (0 … 1), said by whom and where. */
export type Wanted = { least: number; most: number; who: Who; part: Part };

/** Numbers of four bytes, and sums that are taken apart, differ in their last place. */
const rounding = 1e-6;
/** Closeness is above it. */
const anyCloseness = Number.NEGATIVE_INFINITY;

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
  const { phraseFrom, stretchCount, starts_ms, flags } = columns;
  const isAnywhere = who === 'anyone' && part.name === 'entire';
  const isWanted = (phrase: number, duration_ms: number): boolean => {
    const flag = flags[phrase] ?? 0;
    const spoken = { start_ms: starts_ms[phrase] ?? 0, in_hold: isInHold(flag) };
    return isBy(who, roleOf(flag)) && isInPart(spoken, part, duration_ms);
  };
  // Most phrases are further off, and need not be brought to the scale.
  const limits: number[] = [];
  const limitFor = (places: number): number => {
    limits[places] ??= asked.scale.closenessOf(least, places) - rounding;
    return limits[places];
  };
  const closenessOf = comparingStretches({ asked, columns, values, meanings });
  /** Of a phrase with several stretches; 0 where it can only be further off than `least`. */
  const closenessOfLong = (from: number, end: number, places: number, least: number): number => {
    const roughWhole = closenessOf(from, least, true);
    let most = roughWhole;
    for (let stretch = from + 1; stretch < end; stretch += 1) {
      const rough = closenessOf(stretch, least, true);
      if (rough > most) most = rough;
    }
    if (closenessOfPhrase(roughWhole, most, places) < least) return 0;
    const whole = closenessOf(from, anyCloseness, false);
    if (closenessOfPhrase(whole, most, places) < least) return 0;
    let closest = whole;
    for (let stretch = from + 1; stretch < end; stretch += 1)
      closest = Math.max(closest, closenessOf(stretch, closest, false));
    return closenessOfPhrase(whole, closest, places);
  };
  const similarityOf = (phrase: number): number => {
    const from = phraseFrom[phrase] ?? 0;
    const end = phraseFrom[phrase + 1] ?? 0;
    if (from === end) return 0;
    // The first stretch of a phrase is the whole.
    const places = stretchCount[from] ?? 0;
    const limit = limitFor(places);
    const closeness =
      end === from + 1 ? closenessOf(from, limit, false) : closenessOfLong(from, end, places, limit);
    if (closeness < limit) return 0;
    const similarity = asked.scale.similarityOf(closeness, places);
    return similarity < least || similarity > most ? 0 : similarity;
  };
  // None of a phrase comes nearer than its closest stretch.
  const leastProduct =
    asked.length *
    leastCosine(asked.measure.usesVectors, Math.min(limitFor(1), limitFor(shortestInStretches)));
  const nextNear = (from: number, end: number) =>
    nextStretch(columns, values.products, leastProduct, from, end);
  const phrase = (one: number, duration_ms: number): number => {
    if (!isAnywhere && !isWanted(one, duration_ms)) return 0;
    const end = phraseFrom[one + 1] ?? 0;
    return nextNear(phraseFrom[one] ?? 0, end) === end ? 0 : similarityOf(one);
  };
  return {
    phrase,
    call({ from, to, duration_ms }) {
      let closest = 0;
      if (!isAnywhere) {
        for (let one = from; one < to; one += 1) closest = Math.max(closest, phrase(one, duration_ms));
        return closest;
      }
      const end = phraseFrom[to] ?? 0;
      let one = from;
      for (let stretch = phraseFrom[from] ?? 0; ; stretch = phraseFrom[one] ?? 0) {
        stretch = nextNear(stretch, end);
        if (stretch === end) return closest;
        while ((phraseFrom[one + 1] ?? 0) <= stretch) one += 1;
        closest = Math.max(closest, similarityOf(one));
        one += 1;
      }
    },
  };
}

/**
 * The next of some stretches whose scalar product is no smaller than it must be for one as long; `end` where there is none.
 * Most of a search is spent here, so it calls nothing.
 */
function nextStretch(
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

/**
 * How close a stretch is to a text; 0 where it can only be further off than `least`. Roughly: what it cannot exceed, without
 * looking which things of the text are in it.
 */
function comparingStretches({
  asked,
  columns,
  values,
  meanings,
}: Omit<Comparison, 'wanted'>): (stretch: number, least: number, roughly: boolean) => number {
  const { places, stretchFrom, stretchCount, lengths, weights } = columns;
  const { products, equals, shared } = values;
  const { usesVectors } = asked.measure;
  const equalIn = (from: number, to: number, found: number): number => {
    const said = { found, all: 0, shared: new Set<number>() };
    for (let at = from; at < to; at += 1) {
      const place = places[at] ?? 0;
      said.all += meanings[place]?.weight ?? 0;
      // Most places of a phrase are not asked for, and looking them up is what takes long.
      if (equals[place] === 0) continue;
      for (const one of shared.get(place) ?? []) said.shared.add(one);
    }
    return equalWords(asked, said);
  };
  return (stretch, least, roughly) => {
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
    const mostEqual = usesVectors ? (2 * other) / (1 + other) + rounding : 1;
    const most = mixed(usesVectors, cosine, mostEqual);
    if (roughly) return most;
    return most < least ? 0 : mixed(usesVectors, cosine, equalIn(from, to, found));
  };
}
