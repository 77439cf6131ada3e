import { commonWords } from './common-words.ts';
import { rowOf, type SemanticModel, type TermSlots } from './semantic-model.ts';
import { add, dot, normalise } from './vector-arithmetic.ts';
import { dimensions } from './word-vectors.ts';

/**
 * From so many phrases on, vectors of words tell more than equal words alone: on the intents of BANKING77 the average
 * precision of pairs is 0.26 there and 0.23 for equal words; it goes on rising with more, see docs/decisions.
 */
export const leastPhrases = 1000;
/** What the vectors weigh beside equal words; from 0.5 to 0.85 the average precision differs by 0.01. */
const vectorShare = 0.7;
/**
 * Raised to these, the value that parts most of the same intent from most of other intents (0.42 with vectors, 0.46 without)
 * becomes `usualSimilarity`; equal texts stay 1.
 */
const calibration = { vectors: 0.69, words: 0.76 };
/** Of a word that is common in every conversation, while the own ones are few. */
const commonWeight = 0.1;

/** A text as it is compared. */
export type Meaning = {
  slots: TermSlots;
  weights: number[];
  terms: Set<string>;
  vector: Float32Array;
  /** Weight of the words the model does not know. */
  unknown: Map<string, number>;
  length: number;
};

export type SentenceMeasure = {
  usesVectors: boolean;
  /** 0 … 1: what a term says, 1 for one never heard. */
  weightOf: (term: string) => number;
  meaningOf: (slots: TermSlots) => Meaning;
  /** 0 … 1. */
  similarity: (one: Meaning, other: Meaning) => number;
  /** Up to `most` terms closest to a vector, none further than `least`. */
  closest: (vector: Float32Array, least: number, most: number) => string[];
  vectorOf: (terms: readonly string[]) => Float32Array | null;
};

/** How texts are compared by a model; null where nothing was counted yet. */
export function sentenceMeasure(model: SemanticModel | null): SentenceMeasure {
  const usesVectors = model !== null && model.phrases >= leastPhrases;
  const rows = new Map(model?.terms.map((term, row) => [term, row]));
  const vectors = model !== null && usesVectors ? unitVectors(model) : new Float32Array();
  const phrases = model?.phrases ?? 0;

  const weightOf = (term: string): number => {
    const row = rows.get(term);
    const found = row === undefined ? 0 : (model?.phrasesWith[row] ?? 0);
    const weight = Math.max(0, Math.log((phrases + 1) / (found + 0.5)) / Math.log((phrases + 1) / 0.5));
    return phrases < leastPhrases && isCommon(term) ? Math.min(weight, commonWeight) : weight;
  };
  const vectorOf = (terms: readonly string[]): Float32Array | null => {
    const sum = new Float32Array(dimensions);
    for (const term of terms) {
      const row = rows.get(term);
      if (row !== undefined && usesVectors)
        add(sum, vectors.subarray(row * dimensions, (row + 1) * dimensions), 1);
    }
    return normalise(sum) > 0 ? sum : null;
  };
  const meaningOf = (slots: TermSlots): Meaning => {
    const weights = slots.map((terms) => Math.min(...terms.map(weightOf)));
    const vector = new Float32Array(dimensions);
    const unknown = new Map<string, number>();
    for (const [at, terms] of slots.entries()) {
      const own = vectorOf(terms);
      const weight = weights[at] ?? 0;
      if (own !== null) add(vector, own, weight);
      else if (terms[0] !== undefined) unknown.set(terms[0], (unknown.get(terms[0]) ?? 0) + weight);
    }
    let squares = dot(vector, vector);
    for (const weight of unknown.values()) squares += weight * weight;
    return { slots, weights, terms: new Set(slots.flat()), vector, unknown, length: Math.sqrt(squares) };
  };
  return {
    usesVectors,
    weightOf,
    meaningOf,
    vectorOf,
    similarity(one, other) {
      const equal = equalWords(one, other);
      if (!usesVectors) return equal ** calibration.words;
      const close = Math.max(0, cosine(one, other));
      return Math.min(1, vectorShare * close + (1 - vectorShare) * equal) ** calibration.vectors;
    },
    closest(vector, least, most) {
      const found: { term: string; closeness: number }[] = [];
      for (const [term, row] of rows) {
        const closeness = dot(vector, vectors.subarray(row * dimensions, (row + 1) * dimensions));
        if (closeness >= least) found.push({ term, closeness });
      }
      return found
        .sort((a, b) => b.closeness - a.closeness || (a.term < b.term ? -1 : 1))
        .slice(0, most)
        .map(({ term }) => term);
    },
  };
}

/** Stems of languages without a dictionary have a mark before them. */
function isCommon(term: string): boolean {
  return commonWords.has(term.startsWith('~') ? term.slice(1) : term);
}

/** Harmonic mean of how much of either text is in the other, by weight. */
function equalWords(one: Meaning, other: Meaning): number {
  const shared = [share(one, other), share(other, one)] as const;
  const sum = shared[0] + shared[1];
  return sum === 0 ? 0 : (2 * shared[0] * shared[1]) / sum;
}

function share({ slots, weights }: Meaning, { terms }: Meaning): number {
  let found = 0;
  let all = 0;
  for (const [at, own] of slots.entries()) {
    const weight = weights[at] ?? 0;
    all += weight;
    if (own.some((term) => terms.has(term))) found += weight;
  }
  return all === 0 ? 0 : found / all;
}

function cosine(one: Meaning, other: Meaning): number {
  if (one.length === 0 || other.length === 0) return 0;
  let product = dot(one.vector, other.vector);
  for (const [term, weight] of one.unknown) product += weight * (other.unknown.get(term) ?? 0);
  return product / (one.length * other.length);
}

/** Unit vectors without what all words have in common (Arora, Liang and Ma 2017). */
function unitVectors(model: SemanticModel): Float32Array {
  const vectors = new Float32Array(model.terms.length * dimensions);
  const common = new Float32Array(dimensions);
  for (let row = 0; row < model.terms.length; row += 1) {
    const vector = rowOf(model, row);
    if (normalise(vector) > 0) add(common, vector, model.phrasesWith[row] ?? 0);
    vectors.set(vector, row * dimensions);
  }
  normalise(common);
  for (let row = 0; row < model.terms.length; row += 1) {
    const vector = vectors.subarray(row * dimensions, (row + 1) * dimensions);
    add(vector, common, -dot(vector, common));
    normalise(vector);
  }
  return vectors;
}
