import { sampled } from './sampled.ts';
import { countPhrases, emptyCounts, forgetRare, pairKey, pairOf, type WordCounts } from './word-counts.ts';
import { dimensions, wordVectors } from './word-vectors.ts';

/** What a workspace's own conversations say about the meaning of words, in a form that can be stored. */
export type SemanticModel = {
  phrases: number;
  terms: string[];
  /** In how many phrases each term occurs. */
  phrasesWith: Uint32Array;
  /** A row of `dimensions` for each term, and the largest number of each row. */
  vectors: Int8Array;
  largest: Float32Array;
  /** Two terms each, and how often they stood together: with them counting can be continued. */
  pairs: Uint16Array;
  weights: Float32Array;
  /** Phrases picked by chance from all that were counted: they tell how close to a text anything comes. */
  cohort: TermSlots[];
};

/** A phrase as counting sees it: places in order, each with the terms it can be found by. */
export type TermSlots = readonly (readonly string[])[];

/** Of so many the spread of the upper half is known to about a twentieth (1/√(2n)). */
const mostInCohort = 400;

/** Makes a model, or continues one: what was counted stays counted, and the search for vectors starts where it ended. */
export function trainModel(before: SemanticModel | null, phrases: Iterable<TermSlots>): SemanticModel {
  const counts = before === null ? emptyCounts() : countsOf(before);
  const rows = before === null ? null : new Map(before.terms.map((term, row) => [term, row]));
  const cohort = [...(before?.cohort ?? [])];
  countPhrases(counts, sampled(phrases, cohort, before?.phrases ?? 0, mostInCohort));
  forgetRare(counts);
  const start = before === null || rows === null ? null : rowsFor(counts.terms, before, rows);
  return toModel(counts, wordVectors(counts, start), cohort);
}

function rowsFor(
  terms: readonly string[],
  model: SemanticModel,
  rows: ReadonlyMap<string, number>,
): Float32Array {
  const vectors = new Float32Array(terms.length * dimensions);
  for (const [at, term] of terms.entries()) {
    const row = rows.get(term);
    if (row !== undefined) vectors.set(rowOf(model, row), at * dimensions);
  }
  return vectors;
}

/** The vector of one term. */
export function rowOf({ vectors, largest }: SemanticModel, row: number): Float32Array {
  const scale = (largest[row] ?? 0) / 127;
  return Float32Array.from(
    vectors.subarray(row * dimensions, (row + 1) * dimensions),
    (value) => value * scale,
  );
}

function toModel(counts: WordCounts, basis: Float32Array, cohort: TermSlots[]): SemanticModel {
  const largest = new Float32Array(counts.terms.length);
  const vectors = new Int8Array(basis.length);
  for (let row = 0; row < largest.length; row += 1) {
    const values = basis.subarray(row * dimensions, (row + 1) * dimensions);
    const most = values.reduce((found, value) => Math.max(found, Math.abs(value)), 0);
    largest[row] = most;
    if (most > 0)
      for (let d = 0; d < dimensions; d += 1)
        vectors[row * dimensions + d] = Math.round(((values[d] ?? 0) / most) * 127);
  }
  const pairs = new Uint16Array(counts.pairs.size * 2);
  let at = 0;
  for (const key of counts.pairs.keys()) {
    pairs.set(pairOf(key), at);
    at += 2;
  }
  return {
    phrases: counts.phrases,
    terms: counts.terms,
    phrasesWith: Uint32Array.from(counts.phrasesWith),
    vectors,
    largest,
    pairs,
    weights: Float32Array.from(counts.pairs.values()),
    cohort,
  };
}

function countsOf({ phrases, terms, phrasesWith, pairs, weights }: SemanticModel): WordCounts {
  const known = new Map<number, number>();
  for (const [at, weight] of weights.entries())
    known.set(pairKey(pairs[2 * at] ?? 0, pairs[2 * at + 1] ?? 0), weight);
  return {
    phrases,
    terms: [...terms],
    places: new Map(terms.map((term, place) => [term, place])),
    phrasesWith: Array.from(phrasesWith),
    pairs: known,
  };
}
