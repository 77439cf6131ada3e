/** English texts with what people say of them, for the bench of emotions. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type LabelledText = {
  words: string[];
  /** Mean of twenty raters, −4 … 4; null where there are only labels. */
  rating: number | null;
  /** The sides it may be on; several where the labels differ. */
  sides: ReadonlySet<string>;
  /** Its emotions; null where there is only a rating. */
  emotions: ReadonlySet<string> | null;
};
export type LabelledSet = { title: string; texts: LabelledText[] };

export const sideNames = ['pleasant', 'unpleasant', 'neutral'] as const;
export const emotionClasses = ['neutral', 'happiness', 'anger', 'sadness', 'negative'] as const;

/** A mean rating this near to 0 says neither pleasant nor unpleasant. */
export const neutralRating = 0.5;
/** The groups of the labels by number, as our emotions. Surprise is neither pleasant nor unpleasant. */
const groups = ['anger', 'anger', 'negative', 'happiness', 'neutral', 'sadness', 'neutral'] as const;

/** What nothing was chosen on: every second tweet, the reviews, and the comments kept apart. */
export async function readLabelledTexts(data: string): Promise<LabelledSet[]> {
  const tweets = await rated(join(data, 'sentiment', 'vader', 'tweets_GroundTruth.txt'));
  const reviews = await rated(join(data, 'sentiment', 'vader', 'amazonReviewSnippets_GroundTruth.txt'));
  const comments = await labelled(join(data, 'emotion', 'goemotions', 'ekman_dev.tsv'));
  return [
    { title: 'tweets', texts: tweets.filter((_, at) => at % 2 === 1) },
    { title: 'product reviews', texts: reviews },
    { title: 'Reddit comments', texts: comments },
  ];
}

export function sideOf(value: number, neutral: number): (typeof sideNames)[number] {
  if (Math.abs(value) <= neutral) return 'neutral';
  return value > 0 ? 'pleasant' : 'unpleasant';
}

async function rated(path: string): Promise<LabelledText[]> {
  return (await lines(path)).map(([, rating = '', text = '']) => ({
    words: wordsOf(text),
    rating: Number(rating),
    sides: new Set([sideOf(Number(rating), neutralRating)]),
    emotions: null,
  }));
}

async function labelled(path: string): Promise<LabelledText[]> {
  return (await lines(path)).map(([text = '', labels = '']) => {
    const emotions = new Set(labels.split(',').map((label) => groups[Number(label)] ?? 'neutral'));
    return { words: wordsOf(text), rating: null, sides: new Set([...emotions].map(sideOfEmotion)), emotions };
  });
}

function sideOfEmotion(emotion: string): string {
  if (emotion === 'neutral') return 'neutral';
  return emotion === 'happiness' ? 'pleasant' : 'unpleasant';
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
