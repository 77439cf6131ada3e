/**
 * Does our reading of words agree with people? Valence against the mean of twenty raters (tweets and product reviews
 * of Hutto & Gilbert 2014), emotions against the labels of Reddit comments (GoEmotions, Demszky et al. 2020). English
 * only: no rated Ukrainian or Russian texts under a licence that fits are known.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { emotionOfWords, signsOf } from '@earshot/core/emotions/emotion-of-words.ts';
import type { Feeling } from '@earshot/core/emotions/emotions.ts';
import { table, writeResults } from './results.ts';

const rated = [
  ['tweets', 'tweets_GroundTruth.txt'],
  ['product reviews', 'amazonReviewSnippets_GroundTruth.txt'],
] as const;
/** Raters go from −4 to 4; a mean this near to 0 says neither pleasant nor unpleasant. */
const neutralRating = 0.5;
/** The groups of the labels by number, as our emotions. Surprise is neither pleasant nor unpleasant. */
const groups = ['anger', 'anger', 'negative', 'happiness', 'neutral', 'sadness', 'neutral'] as const;
const classes = ['neutral', 'happiness', 'anger', 'sadness', 'negative'] as const;
const sides = ['pleasant', 'unpleasant', 'neutral'] as const;

type Method = { name: string; read: (words: readonly string[]) => Feeling };

const methods: readonly Method[] = [
  { name: 'Earshot', read: emotionOfWords },
  { name: 'counting words of the same lexicon', read: countWords },
];

/** Correlation and F1 of our emotions on rated texts, beside counting words and the most frequent class. */
export async function benchEmotion({ data }: { data: string | undefined }): Promise<void> {
  if (data === undefined)
    throw new Error('bench emotion needs --data DIR with sentiment/vader and emotion/goemotions');
  const parts = [await valenceTable(data), await emotionTable(data), how];
  await writeResults('emotion', 'emotion --data DIR', parts.join('\n\n'));
}

async function valenceTable(data: string): Promise<string> {
  const rows: (string | number)[][] = [];
  for (const [name, file] of rated) {
    const texts = (await lines(join(data, 'sentiment', 'vader', file))).map(([, rating = '', text = '']) => ({
      rating: Number(rating),
      words: wordsOf(text),
    }));
    const truth = texts.map(({ rating }) => new Set([sideOf(rating, neutralRating)]));
    for (const { name: method, read } of methods) {
      const found = texts.map(({ words }) => read(words));
      const correlation = pearson(
        found.map(({ valence }) => valence),
        texts.map(({ rating }) => rating),
      );
      const guesses = found.map(({ emotion, valence }) =>
        emotion === 'neutral' ? 'neutral' : sideOf(valence, 0),
      );
      rows.push([
        `${name}, ${texts.length}`,
        method,
        correlation.toFixed(3),
        macroF1(truth, guesses, sides).toFixed(3),
      ]);
    }
    const usual = mostFrequent(truth);
    const guesses = truth.map(() => usual);
    rows.push([
      `${name}, ${texts.length}`,
      `always ${usual}`,
      '–',
      macroF1(truth, guesses, sides).toFixed(3),
    ]);
  }
  return table(['texts', 'method', 'correlation with people', 'macro-F1 of three sides'], rows);
}

async function emotionTable(data: string): Promise<string> {
  const texts = (await lines(join(data, 'emotion', 'goemotions', 'ekman_dev.tsv'))).map(
    ([text = '', labels = '']) => ({
      words: wordsOf(text),
      truth: new Set(labels.split(',').map((label) => groups[Number(label)] ?? 'neutral')),
    }),
  );
  const truth = texts.map((text) => text.truth);
  const row = (name: string, guesses: readonly string[]) => [
    name,
    macroF1(truth, guesses, classes).toFixed(3),
    ...classes.map((one) => f1(truth, guesses, one).toFixed(3)),
  ];
  const rows = methods.map(({ name, read }) =>
    row(
      name,
      texts.map(({ words }) => {
        const { emotion } = read(words);
        return emotion === 'positive' ? 'happiness' : emotion;
      }),
    ),
  );
  const usual = mostFrequent(truth);
  rows.push(
    row(
      `always ${usual}`,
      truth.map(() => usual),
    ),
  );
  return table([`${texts.length} Reddit comments`, 'macro-F1', ...classes], rows);
}

/** The sum of the ratings of the words found, by the number of words: no negation, no emphasis, no "but". */
function countWords(words: readonly string[]): Feeling {
  const signs = words.flatMap((word) => signsOf([word.toLowerCase()]));
  const sum = signs.reduce((total, { valence }) => total + valence, 0);
  const strongest = signs
    .filter(({ valence }) => Math.sign(valence) === Math.sign(sum))
    .toSorted((a, b) => Math.abs(b.valence) - Math.abs(a.valence))[0];
  const valence = Math.max(-1, Math.min(1, sum / (4 * Math.max(1, words.length))));
  return { emotion: sum === 0 ? 'neutral' : (strongest?.emotion ?? 'neutral'), valence };
}

async function lines(path: string): Promise<string[][]> {
  const text = await readFile(path, 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
}

function wordsOf(text: string): string[] {
  const plain = text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
  return plain.split(/\s+/).filter((word) => word !== '');
}

function sideOf(value: number, neutral: number): (typeof sides)[number] {
  if (Math.abs(value) <= neutral) return 'neutral';
  return value > 0 ? 'pleasant' : 'unpleasant';
}

function mostFrequent(truth: readonly ReadonlySet<string>[]): string {
  const counts = new Map<string, number>();
  for (const one of truth.flatMap((labels) => [...labels])) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

/** A text may have several true classes; a guess is right where it is one of them. */
function f1(truth: readonly ReadonlySet<string>[], guesses: readonly string[], one: string): number {
  const hits = truth.filter((labels, at) => labels.has(one) && guesses[at] === one).length;
  const all =
    truth.filter((labels) => labels.has(one)).length + guesses.filter((guess) => guess === one).length;
  return all === 0 ? 0 : (2 * hits) / all;
}

function macroF1(
  truth: readonly ReadonlySet<string>[],
  guesses: readonly string[],
  names: readonly string[],
): number {
  return names.reduce((sum, name) => sum + f1(truth, guesses, name), 0) / names.length;
}

function pearson(a: readonly number[], b: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  let [both, ownA, ownB] = [0, 0, 0];
  for (const [at, value] of a.entries()) {
    const [da, db] = [value - meanA, (b[at] as number) - meanB];
    both += da * db;
    ownA += da * da;
    ownB += db * db;
  }
  return ownA === 0 || ownB === 0 ? 0 : both / Math.sqrt(ownA * ownB);
}

const how = `Words only, without dictionaries. A mean rating within ${neutralRating} of 0 (of 4) counts as neutral. Comments:
joy is compared with our happiness and positive together, anger and disgust with anger, sadness with sadness, fear with
negative, neutral and surprise with neutral. Our negative also holds whatever is just unpleasant, which these labels
call anger or sadness; that is why it scores low here. The threshold of neutral, and the kind of some English words,
were set on the training part of the comments; these figures are from the part kept apart. The rated tweets and reviews
chose no word and no limit, though their totals were seen along the way.`;
