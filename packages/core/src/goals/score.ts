import type { CountedAnswer } from './answers.ts';
import { creditOf, failedBelow, percentOfCredit } from './credit.ts';
import type { NumberedGroup, NumberedQuestion } from './questions.ts';

/** A score is shown once answers to this share of the points are known. */
export const leastKnown = 0.7;

export type AnswerPoints = {
  question_id: number;
  /** Null where it is not answered, as the next. */
  earned: number | null;
  /** What it earns of its points, 0 … 100; known also of a question that has none. */
  credit_percent: number | null;
  possible: number;
};

export type GoalScore = {
  /** 0 … 100; null where too little is known, or nothing could be earned. */
  score: number | null;
  /** Something that counts is not answered yet. */
  is_provisional: boolean;
  /** Null while neither is sure. */
  passed: boolean | null;
  earned: number;
  possible: number;
  /** Questions of critical groups, and fatal ones, that were failed. */
  failed_by: number[];
  answers: AnswerPoints[];
};

/**
 * What the answers to a goal's questions are worth: earned over possible points, without what does not apply and what cannot be
 * told. Bonus points come on top, to 100 at most; a fatal question that was failed leaves nothing. `answers` by the number
 * of the question; one that is missing cannot be told.
 */
export function scoreOf(
  groups: readonly Pick<NumberedGroup, 'is_control' | 'questions'>[],
  answers: ReadonlyMap<number, CountedAnswer>,
  passFrom: number,
): GoalScore {
  const judged = groups.flatMap(({ is_control, questions }) =>
    questions.map((question) => ({ question, is_control, ...judge(question, answers.get(question.id)) })),
  );
  const asked = judged.filter(({ state }) => state !== 'not_applicable');
  const known = asked.filter(({ state }) => state === 'answered');
  const counted = (some: typeof judged) =>
    some.filter(({ question }) => !question.is_bonus).reduce((sum, one) => sum + one.possible, 0);
  const possible = counted(known);
  const all = counted(asked);
  const earned = known.reduce((sum, one) => sum + (one.earned ?? 0), 0);
  const failed = known.filter(
    ({ question, is_control, credit }) => (is_control || question.is_fatal) && credit < failedBelow,
  );
  const isFatal = failed.some(({ question }) => question.is_fatal);
  const isKnown = possible > 0 && possible >= leastKnown * all;
  const share = isKnown ? Math.min(100, (earned / possible) * 100) : null;
  const score = isFatal ? 0 : share === null ? null : Math.round(share * 10) / 10;
  return {
    score,
    is_provisional: known.length < asked.length,
    passed: failed.length > 0 ? false : score === null ? null : score >= passFrom,
    earned: isFatal ? 0 : earned,
    possible,
    failed_by: failed.map(({ question }) => question.id),
    answers: judged.map(({ question, earned, possible, credit }) => ({
      question_id: question.id,
      earned,
      credit_percent: earned === null ? null : percentOfCredit(credit),
      possible,
    })),
  };
}

function judge(question: NumberedQuestion, answer: CountedAnswer | undefined) {
  const { state, answer: value, points } = answer ?? { state: 'cannot_tell' as const, answer: null };
  if (state === 'not_applicable') return { state, earned: null, possible: 0, credit: 0 };
  const credit = state === 'answered' ? creditOf(question, value, points ?? null) : null;
  // What is no answer to this question, as after a change of its options, has to be given again.
  if (credit === null)
    return { state: 'cannot_tell' as const, earned: null, possible: question.control_value, credit: 0 };
  const earned = credit * question.control_value;
  return { state: 'answered' as const, earned, possible: question.control_value, credit };
}
