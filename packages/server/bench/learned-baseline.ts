/** The plain way to learn from words: TF-IDF of words and pairs of words by who says them, and a logistic regression. */
import { scoreOf } from '@earshot/core/learning/linear-model.ts';
import { trainLogistic } from '@earshot/core/learning/logistic-regression.ts';
import { type TermLists, termRows, termWeights } from '@earshot/core/learning/tf-idf.ts';
import type { Reviewed } from './learned-trials.ts';

const cost = 1;

/** Learns from reviews, both answers weighing the same, and answers calls. */
export function tfIdfRegression(reviews: readonly Reviewed[]): (call: Reviewed) => boolean {
  const texts = reviews.map(listOf);
  const terms = termWeights(texts, 1);
  const rowOf = termRows(terms);
  const model = trainLogistic(
    texts.map(rowOf),
    reviews.map(({ answer }) => answer),
    { features: terms.terms.length, cost },
  );
  return (call) => scoreOf(model, rowOf(listOf(call))) >= 0;
}

function listOf({ reading }: Reviewed): TermLists {
  const whole = reading.terms.filter(({ name }) => name === 'operator' || name === 'abonent');
  return [
    whole.flatMap(({ name, terms }) =>
      [...terms].flatMap(([term, phrases]) => phrases.map(() => `${name}: ${term}`)),
    ),
  ];
}
