/** Whether similarity tells texts of the same intent from others: precision and recall over pairs. */
import { usualSimilarity } from '@earshot/core/matching/compile-query.ts';
import { termsOfText } from '@earshot/core/matching/semantics/own-semantics.ts';
import { trainModel } from '@earshot/core/matching/semantics/semantic-model.ts';
import {
  type Meaning,
  type SentenceMeasure,
  sentenceMeasure,
} from '@earshot/core/matching/semantics/sentence-measure.ts';
import { generator } from '@earshot/core/testing/random.ts';
import { lexicon } from '../src/modules/matching/lexicon.ts';
import type { SearchCollection } from './search-collections.ts';

type Pair = { score: number; isSame: boolean };
type Measured = { precision: number; recall: number };

/** One document in four is kept from training and compared with every query. */
const keptApart = 4;
const sizes = [1000, 2500, Number.POSITIVE_INFINITY];

export function pairRows({ documents, queries, relevant }: SearchCollection): string[][] {
  const terms = documents.map(({ text }) => termsOfText(text, lexicon()));
  const asked = queries.map(({ text }) => termsOfText(text, lexicon()));
  // Documents stand intent by intent.
  const random = generator(5);
  const order = documents
    .map((_, at) => ({ at, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ at }) => at);
  const kept = order.filter((_, at) => at % keptApart === 0);
  const seen = order.filter((_, at) => at % keptApart !== 0);
  const curve = ({ meaningOf }: SentenceMeasure, score: (one: Meaning, other: Meaning) => number) => {
    const others = kept.map((at) => ({ id: documents[at]?.id ?? '', meaning: meaningOf(terms[at] ?? []) }));
    return curveOf(
      asked.flatMap((own, at) => {
        const meaning = meaningOf(own);
        const same = relevant.get(queries[at]?.id ?? '');
        return others.map((other) => ({
          score: score(meaning, other.meaning),
          isSame: same?.has(other.id) ?? false,
        }));
      }),
    );
  };
  const ours = sizes.map((size) => {
    const phrases = seen.slice(0, size).map((at) => terms[at] ?? []);
    const measure = sentenceMeasure(trainModel(null, phrases));
    return {
      title: `own conversations, ${phrases.length} phrases`,
      curve: curve(measure, measure.similarity),
    };
  });
  const words = sentenceMeasure(null);
  const usual = ours.at(-1)?.curve.at(usualSimilarity) ?? { precision: 0, recall: 0 };
  const row = (title: string, { averagePrecision, bestF1, at, precisionWhere }: Curve, hasScale = true) => [
    title,
    averagePrecision.toFixed(3),
    bestF1.toFixed(3),
    hasScale ? at(usualSimilarity).precision.toFixed(2) : '',
    hasScale ? at(usualSimilarity).recall.toFixed(2) : '',
    precisionWhere(usual.recall).toFixed(2),
  ];
  return [
    ...ours.map((one) => row(one.title, one.curve)),
    row('words', curve(words, words.similarity)),
    row('Jaccard over lemmas', curve(words, jaccard), false),
  ];
}

type Curve = ReturnType<typeof curveOf>;

function jaccard(one: Meaning, other: Meaning): number {
  const shared = one.terms.intersection(other.terms).size;
  return shared / (one.terms.size + other.terms.size - shared || 1);
}

function curveOf(pairs: Pair[]) {
  const sorted = pairs.sort((a, b) => b.score - a.score);
  const same = sorted.filter(({ isSame }) => isSame).length;
  const points: (Measured & { score: number })[] = [];
  let found = 0;
  let sum = 0;
  for (const [at, { score, isSame }] of sorted.entries()) {
    if (isSame) {
      found += 1;
      sum += found / (at + 1);
    }
    points.push({ score, precision: found / (at + 1), recall: found / same });
  }
  const f1 = ({ precision, recall }: Measured) => (2 * precision * recall) / (precision + recall || 1);
  return {
    averagePrecision: sum / same,
    bestF1: points.reduce((best, point) => Math.max(best, f1(point)), 0),
    at: (least: number): Measured =>
      points.findLast(({ score }) => score >= least) ?? { precision: 0, recall: 0 },
    precisionWhere: (recall: number) => points.find((point) => point.recall >= recall)?.precision ?? 0,
  };
}
