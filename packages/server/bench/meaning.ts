/**
 * Whether similarity tells texts that mean the same from others, at the one setting that everybody uses first. Beside it what
 * similarity was before: whole phrases on one scale for all texts.
 */
import { usualSimilarity } from '@earshot/core/matching/compile-query.ts';
import { type TermSlots, trainModel } from '@earshot/core/matching/semantics/semantic-model.ts';
import {
  type AskedText,
  type SentenceMeasure,
  type Stretch,
  sentenceMeasure,
} from '@earshot/core/matching/semantics/sentence-measure.ts';
import { termsOfText } from '@earshot/core/matching/semantics/slot-terms.ts';
import { closenessOfPhrase, stretchesIn } from '@earshot/core/matching/semantics/stretches.ts';
import { lexicon } from '../src/modules/matching/lexicon.ts';
import { type Labelled, type MeaningCollection, readMeaningCollections } from './meaning-collections.ts';
import { table, writeResults } from './results.ts';

/** Closeness that became the usual similarity on the one scale of before, with vectors and without. */
const oneScale = { vectors: 0.42, words: 0.46 };
const sizes = [500, 1000, 2500, Number.POSITIVE_INFINITY];

export async function benchMeaning({ data }: { data: string | undefined }): Promise<void> {
  if (data === undefined) throw new Error('meaning needs --data DIR');
  const collections = await readMeaningCollections(data);
  const [banking, , , insurance] = collections;
  const rows = collections.map(measureCollection);
  const learned = [banking, insurance].flatMap((one) => (one === undefined ? [] : bySize(one)));
  const how = `Every query is compared with every phrase; who shares the label means the same. The workspace learned from the phrases themselves, or from them and other talk (NatCS). P and R: precision and recall at similarity ${usualSimilarity}, the setting everybody begins with. One scale: whole phrases, one scale for all texts, as it was before. Target: P ≥ 0.5 and R ≥ 0.15 everywhere.`;
  const head = ['', 'queries', 'phrases', 'of the pairs mean the same', 'P', 'R', 'one scale: P', 'R'];
  const sizeHead = ['learned from', 'phrases', 'measure', 'average precision', 'P', 'R'];
  const what = 'By what a workspace has heard so far; below a thousand phrases words alone are compared:';
  await writeResults(
    'meaning',
    'meaning --data DIR',
    `${how}\n\n${table(head, rows)}\n\n${what}\n\n${table(sizeHead, learned)}`,
  );
}

function measureCollection(collection: MeaningCollection): (string | number)[] {
  const { title, queries, phrases, corpus } = collection;
  const measure = sentenceMeasure(trainModel(null, corpus.map(terms)));
  const pairs = comparePairs(measure, collection);
  const same = pairs.filter(({ isSame }) => isSame).length;
  const usual = at(pairs, ({ similarity }) => similarity >= usualSimilarity);
  const limit = measure.usesVectors ? oneScale.vectors : oneScale.words;
  const before = at(pairs, ({ whole }) => whole >= limit);
  const figures = [usual.precision, usual.recall, before.precision, before.recall];
  const share = `${((100 * same) / pairs.length).toFixed(1)} %`;
  return [title, queries.length, phrases.length, share, ...figures.map((figure) => figure.toFixed(2))];
}

function bySize(collection: MeaningCollection): (string | number)[][] {
  return sizes.map((size) => {
    const corpus = collection.corpus.slice(0, size);
    const measure = sentenceMeasure(trainModel(null, corpus.map(terms)));
    const pairs = comparePairs(measure, collection);
    const { precision, recall } = at(pairs, ({ similarity }) => similarity >= usualSimilarity);
    const name = measure.usesVectors ? 'own conversations' : 'words';
    const figures = [averagePrecision(pairs).toFixed(3), precision.toFixed(2), recall.toFixed(2)];
    return [collection.title, corpus.length, name, ...figures];
  });
}

/** `whole`: how close the whole phrase is. */
type Pair = { similarity: number; whole: number; isSame: boolean };

function comparePairs(measure: SentenceMeasure, { queries, phrases }: MeaningCollection): Pair[] {
  const stretches = phrases.map(({ text, labels }) => ({ labels, own: stretchesOf(measure, terms(text)) }));
  return queries.flatMap(({ text, labels }) => {
    const asked = measure.asked(terms(text));
    return stretches.map((phrase) => ({
      ...similarityTo(measure, asked, phrase.own),
      isSame: isSame(labels, phrase.labels),
    }));
  });
}

function similarityTo(measure: SentenceMeasure, asked: AskedText, stretches: readonly Stretch[]) {
  const closeness = stretches.map((stretch) => measure.closeness(asked, stretch));
  const places = stretches[0]?.slots.length ?? 0;
  const whole = closeness[0] ?? 0;
  const together = closenessOfPhrase(whole, Math.max(...closeness), places);
  return { similarity: asked.scale.similarityOf(together, places), whole };
}

const isSame = (one: Labelled['labels'], other: Labelled['labels']) =>
  one.some((label) => other.includes(label));

const terms = (text: string): TermSlots => termsOfText(text, lexicon());

function stretchesOf(measure: SentenceMeasure, slots: TermSlots): Stretch[] {
  return stretchesIn(slots.map(measure.slotOf)).map((own) => ({ slots: own, length: measure.lengthOf(own) }));
}

function at(pairs: readonly Pair[], passes: (pair: Pair) => boolean): { precision: number; recall: number } {
  const found = pairs.filter(passes);
  const right = found.filter(({ isSame: one }) => one).length;
  const same = pairs.filter(({ isSame: one }) => one).length;
  return { precision: found.length === 0 ? 0 : right / found.length, recall: right / same };
}

function averagePrecision(pairs: readonly Pair[]): number {
  const sorted = pairs.toSorted((a, b) => b.similarity - a.similarity);
  let found = 0;
  let sum = 0;
  for (const [place, pair] of sorted.entries()) {
    if (!pair.isSame) continue;
    found += 1;
    sum += found / (place + 1);
  }
  return found === 0 ? 0 : sum / found;
}
