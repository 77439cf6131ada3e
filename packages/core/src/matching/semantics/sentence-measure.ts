import { commonWords } from './common-words.ts';
import { rowOf, type SemanticModel, type TermSlots } from './semantic-model.ts';
import { type Scale, scaleOf, unscaled, usualByWords } from './similarity-scale.ts';
import { add, dot, normalise } from './vector-arithmetic.ts';
import { dimensions } from './word-vectors.ts';

/**
 * From so many phrases on, vectors of words tell more than equal words alone: on the intents of BANKING77 the average
 * precision of pairs is 0.26 there and 0.23 for equal words; it goes on rising with more, see docs/decisions.
 */
export const leastPhrases = 1000;
/** What the vectors weigh beside equal words; from 0.5 to 0.85 the average precision differs by 0.01. */
const vectorShare = 0.7;
/** Of a word that is common in every conversation, while the own ones are few. */
const commonWeight = 0.1;
const nothing: ReadonlyMap<string, number> = new Map();

/** A place of a text, in all its readings, as a measure sees it. */
export type SlotMeaning = {
  terms: readonly string[];
  /** 0 … 1: what it says, 1 where it was never heard. */
  weight: number;
  /** Its rows in the model; none where the model knows none of its terms, and then it is a direction of its own. */
  rows: readonly number[];
  /** Makes the sum of the rows as long as the weight. */
  scale: number;
};

/** A text that phrases are compared with. */
export type AskedText = {
  /** Whose text it is: another measure says nothing of it. */
  measure: SentenceMeasure;
  /** What is said in it, each once, with what it weighs there together. */
  things: readonly { weight: number }[];
  /** Places of those things that are not common in every conversation. */
  telling: ReadonlySet<number>;
  weight: number;
  length: number;
  /** Things by their terms. */
  thingsOf: ReadonlyMap<string, readonly number[]>;
  /** Weights of what the model does not know, by its first reading. */
  unknown: ReadonlyMap<string, number>;
  /** The scalar product with a row of the model. */
  withRow: (row: number) => number;
  scale: Scale;
};

/** A stretch of a phrase, ready to be compared. */
export type Stretch = { slots: readonly SlotMeaning[]; length: number };

export type SentenceMeasure = {
  usesVectors: boolean;
  slotOf: (terms: readonly string[]) => SlotMeaning;
  /** How long the sum of some places is. */
  lengthOf: (slots: readonly SlotMeaning[]) => number;
  asked: (slots: TermSlots) => AskedText;
  /** How close a stretch is to a text: up to 1; below 0 where it points away. */
  closeness: (asked: AskedText, stretch: Stretch) => number;
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
  const rowVectors = Array.from({ length: vectors.length / dimensions }, (_, row) =>
    vectors.subarray(row * dimensions, (row + 1) * dimensions),
  );
  const vectorOf = (row: number) => rowVectors[row] ?? new Float32Array(dimensions);
  const slotOf = (terms: readonly string[]): SlotMeaning => {
    const weight = Math.min(...terms.map(weightOf));
    const known = usesVectors ? terms.flatMap((term) => rows.get(term) ?? []) : [];
    const sum = new Float32Array(dimensions);
    for (const row of known) add(sum, vectorOf(row), 1);
    const length = normalise(sum);
    return { terms, weight, rows: length > 0 ? known : [], scale: length > 0 ? weight / length : 0 };
  };
  const scratch = new Float32Array(dimensions);
  /** Adds up places; what the model does not know is added apart. */
  const addUp = (vector: Float32Array, slots: readonly SlotMeaning[]): ReadonlyMap<string, number> => {
    let unknown: Map<string, number> | null = null;
    for (const { terms, weight, rows: own, scale } of slots) {
      for (const row of own) add(vector, vectorOf(row), scale);
      const [first] = terms;
      if (own.length > 0 || first === undefined) continue;
      unknown ??= new Map();
      unknown.set(first, (unknown.get(first) ?? 0) + weight);
    }
    return unknown ?? nothing;
  };
  const lengthOf = (slots: readonly SlotMeaning[]): number => {
    scratch.fill(0);
    const unknown = addUp(scratch, slots);
    let squares = dot(scratch, scratch);
    for (const weight of unknown.values()) squares += weight * weight;
    // As it is kept of the phrases of a workspace.
    return Math.fround(Math.sqrt(squares));
  };
  const stretchOf = (slots: readonly SlotMeaning[]): Stretch => ({ slots, length: lengthOf(slots) });
  const askedAs = (terms: TermSlots, scale: Scale): AskedText => {
    const slots = terms.map(slotOf);
    const vector = new Float32Array(dimensions);
    const unknown = addUp(vector, slots);
    return {
      measure,
      ...thingsIn(slots),
      weight: slots.reduce((sum, slot) => sum + slot.weight, 0),
      length: lengthOf(slots),
      unknown,
      withRow: (row) => dot(vector, vectorOf(row)),
      scale,
    };
  };
  const cohort = (usesVectors ? (model?.cohort ?? []) : []).map((terms) => stretchOf(terms.map(slotOf)));
  const closeness = (asked: AskedText, stretch: Stretch) => closenessOf(asked, stretch, usesVectors);
  const measure: SentenceMeasure = {
    usesVectors,
    slotOf,
    lengthOf,
    closeness,
    asked(terms) {
      if (!usesVectors) return askedAs(terms, scaleOf(null));
      const plain = askedAs(terms, unscaled);
      return { ...plain, scale: scaleOf(cohort.map((stretch) => closeness(plain, stretch))) };
    },
  };
  return measure;
}

function thingsIn(slots: readonly SlotMeaning[]): Pick<AskedText, 'things' | 'telling' | 'thingsOf'> {
  const things = new Map<string, { terms: readonly string[]; weight: number }>();
  for (const { terms, weight } of slots) {
    const name = terms.join('\n');
    things.set(name, { terms, weight: weight + (things.get(name)?.weight ?? 0) });
  }
  const thingsOf = new Map<string, number[]>();
  for (const [thing, { terms }] of [...things.values()].entries())
    for (const term of terms) thingsOf.set(term, [...(thingsOf.get(term) ?? []), thing]);
  const telling = [...things.values()].flatMap(({ terms }, thing) => (terms.some(isCommon) ? [] : [thing]));
  return { things: [...things.values()], telling: new Set(telling), thingsOf };
}

/** The scalar product of a text with a place of another; `withRow` may remember what the text says of each row. */
export function productWith(
  asked: AskedText,
  { terms, weight, rows, scale }: SlotMeaning,
  withRow = asked.withRow,
): number {
  if (rows.length === 0) return weight * (asked.unknown.get(terms[0] ?? '') ?? 0);
  let sum = 0;
  for (const row of rows) sum += withRow(row);
  return sum * scale;
}

/** Things of a text that share a reading with a place of another. */
export function thingsShared({ thingsOf }: AskedText, terms: readonly string[]): number[] {
  return terms.flatMap((term) => thingsOf.get(term) ?? []);
}

/** How close a stretch is to a text: up to 1; below 0 where it points away. */
function closenessOf(asked: AskedText, { slots, length }: Stretch, usesVectors: boolean): number {
  const said = { found: 0, all: 0, shared: new Set<number>() };
  let product = 0;
  for (const slot of slots) {
    product += productWith(asked, slot);
    said.all += slot.weight;
    const things = thingsShared(asked, slot.terms);
    if (things.length > 0) said.found += slot.weight;
    for (const thing of things) said.shared.add(thing);
  }
  return mixed(usesVectors, cosineOf(asked, product, length), equalWords(asked, said));
}

/** The cosine, from the scalar product. */
export function cosineOf(asked: AskedText, product: number, length: number): number {
  const lengths = asked.length * length;
  return lengths === 0 ? 0 : product / lengths;
}

/** Closeness of vectors and of words together. */
export function mixed(usesVectors: boolean, cosine: number, equal: number): number {
  return usesVectors ? vectorShare * cosine + (1 - vectorShare) * equal : equal;
}

/** The least cosine with which a closeness can be reached, if all words were equal. */
export function leastCosine(usesVectors: boolean, closeness: number): number {
  return usesVectors ? (closeness - (1 - vectorShare)) / vectorShare : Number.NEGATIVE_INFINITY;
}

/**
 * Harmonic mean of how much of either text is in the other, by weight. `found` and `all`: weight of the places that the text has
 * too and of all; `shared`: things of the text that are said.
 */
export function equalWords(
  asked: AskedText,
  { found, all, shared }: { found: number; all: number; shared: ReadonlySet<number> },
): number {
  let heard = 0;
  for (const thing of shared) heard += asked.things[thing]?.weight ?? 0;
  const one = asked.weight === 0 ? 0 : heard / asked.weight;
  const other = all === 0 ? 0 : found / all;
  const equal = one + other === 0 ? 0 : (2 * one * other) / (one + other);
  return asked.measure.usesVectors ? equal : Math.max(equal, halfSaid(asked, shared));
}

/**
 * While only words are compared, a phrase in which at least half of the telling words of a text are said means the same: a short
 * question would not be found in a long phrase, and a phrase that says it in other words cannot be found at all. From there on it
 * is the closer the more of them are said.
 */
function halfSaid({ telling }: AskedText, shared: ReadonlySet<number>): number {
  let told = 0;
  for (const thing of shared) if (telling.has(thing)) told += 1;
  const share = told / Math.max(1, telling.size);
  return share < 0.5 ? 0 : usualByWords + (share - 0.5) / 2;
}

/** Stems of languages without a dictionary have a mark before them. */
function isCommon(term: string): boolean {
  return commonWords.has(term.startsWith('~') ? term.slice(1) : term);
}

/**
 * Unit vectors without what all words have in common (Arora, Liang and Ma 2017), those of each script apart: where few calls are
 * in another language, its words stand among each other only, and all of them would mean the same.
 */
function unitVectors(model: SemanticModel): Float32Array {
  const vectors = new Float32Array(model.terms.length * dimensions);
  const commons = { cyrillic: new Float32Array(dimensions), other: new Float32Array(dimensions) };
  const commonOf = (row: number) => commons[isCyrillic(model.terms[row] ?? '') ? 'cyrillic' : 'other'];
  for (let row = 0; row < model.terms.length; row += 1) {
    const vector = rowOf(model, row);
    if (normalise(vector) > 0) add(commonOf(row), vector, model.phrasesWith[row] ?? 0);
    vectors.set(vector, row * dimensions);
  }
  for (const common of Object.values(commons)) normalise(common);
  for (let row = 0; row < model.terms.length; row += 1) {
    const vector = vectors.subarray(row * dimensions, (row + 1) * dimensions);
    const common = commonOf(row);
    add(vector, common, -dot(vector, common));
    normalise(vector);
  }
  return vectors;
}

const isCyrillic = (term: string) => /\p{Script=Cyrillic}/u.test(term);
