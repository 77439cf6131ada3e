import { type SpokenPhrase, textOf } from '../call/phrase.ts';
import type { CallMoment } from '../detection/moments.ts';
import type { LearnedQuestionModel } from '../learned-questions/learned-model.ts';
import type { LearnedAnswer } from '../learned-questions/question-answerer.ts';
import type { Said } from './answer-goal.ts';

/** Phrases that are kept of one ground: a feature such as thanks may stand on many. */
const mostOfGround = 3;

/** What a learned question says of a call, with the phrases that its grounds stand on as moments. */
export function learnedSaid(
  { answer, leaning, probability, reasons }: LearnedAnswer,
  { judgement }: Pick<LearnedQuestionModel, 'judgement'>,
  phrases: readonly SpokenPhrase[],
): Said {
  if (phrases.length === 0) return { answer: null, confidence: null, reason: 'no_words' };
  const grounds = reasons.map(({ feature, contribution, is_less, phrase_ids }) => ({
    feature,
    is_less,
    contribution: Number(contribution.toPrecision(4)),
    phrase_ids: phrase_ids.slice(0, mostOfGround),
  }));
  return {
    answer: leaning ? 'yes' : 'no',
    confidence: probability,
    reason: 'learned',
    proposes: judgement === 'assist' ? 'assists' : answer === null ? 'below_bar' : null,
    grounds,
    moments: phraseMoments(phrases, new Set(grounds.flatMap(({ phrase_ids }) => phrase_ids))),
  };
}

/** Whole phrases of a call as moments, in its order. */
export function phraseMoments(phrases: readonly SpokenPhrase[], ids: ReadonlySet<number>): CallMoment[] {
  return phrases
    .filter(({ id }) => ids.has(id))
    .map((phrase) => {
      const { id, words, start_ms, end_ms, speaker, role } = phrase;
      const all: [number, number] | null = words.length === 0 ? null : [0, words.length - 1];
      return { phrase_id: id, words: all, start_ms, end_ms, speaker, role, text: textOf(phrase) };
    });
}
