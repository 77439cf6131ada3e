import type { AnswerValue } from './answers.ts';
import type { NumberedQuestion } from './questions.ts';

/** Below this share of its points a question of a critical group counts as failed. */
export const failedBelow = 0.5;

/**
 * The share of its points that an answer earns, 0 … 1: all or nothing for yes, no and numbers, by option for a choice, in
 * proportion for a scale, what the person gave for words. Null where this is no answer to the question.
 */
export function creditOf(
  question: Pick<NumberedQuestion, 'mode' | 'options' | 'scale' | 'expected' | 'control_value'>,
  answer: AnswerValue,
  points: number | null = null,
): number | null {
  switch (question.mode) {
    case 'yes_no':
      if (answer !== 'yes' && answer !== 'no') return null;
      return answer === (question.expected === 'no' ? 'no' : 'yes') ? 1 : 0;
    case 'choice':
      return question.options.find(({ id }) => id === answer)?.credit ?? null;
    case 'scale': {
      const { from, to } = question.scale;
      if (typeof answer !== 'number' || answer < from || answer > to || to <= from) return null;
      return (answer - from) / (to - from);
    }
    case 'number':
      if (typeof answer !== 'number' || !Number.isFinite(answer)) return null;
      return isExpected(question.expected, answer) ? 1 : 0;
    case 'text':
      return textCredit(question.control_value, answer, points);
    default:
      return question.mode satisfies never;
  }
}

/** A credit out of 100, as it is kept: 29, and not the 28.999999999999996 that doubles make of 0.29. */
export const percentOfCredit = (credit: number): number => Number((credit * 100).toPrecision(12));

function isExpected(expected: NumberedQuestion['expected'], answer: number): boolean {
  if (!Array.isArray(expected)) return true;
  const [least, most] = expected;
  return (least === null || answer >= least) && (most === null || answer <= most);
}

function textCredit(most: number, answer: AnswerValue, points: number | null): number | null {
  if (typeof answer !== 'string' || points === null || points < 0 || points > most) return null;
  return most === 0 ? 1 : points / most;
}
