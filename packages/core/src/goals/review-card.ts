import type { AnswerState, AnswerValue, CountedAnswer } from './answers.ts';
import { creditOf } from './credit.ts';
import type { CallScore, GivenAnswer, ScoreAnswer } from './goals.api.ts';
import { numberQuestions } from './number-questions.ts';
import type { NumberedGroup, NumberedQuestion } from './questions.ts';
import { type GoalScore, scoreOf } from './score.ts';

/** What a person has answered and not sent yet, by the number of the question. */
export type GivenHere = Readonly<Record<string, GivenAnswer>>;

export type ReviewLine = {
  question: NumberedQuestion;
  /** As it is stored. */
  stored: ScoreAnswer;
  /** As it would count. */
  state: AnswerState;
  answer: AnswerValue;
  by: 'machine' | 'person';
  given: GivenAnswer | null;
  /** The machine is sure enough of another answer. */
  isOverruled: boolean;
  /** Overruled without a word. */
  needsComment: boolean;
  /** Nobody has answered it. */
  isOpen: boolean;
  /** The machine answers, or would, and is not sure enough of it. */
  isUnsure: boolean;
  earned: number | null;
  possible: number;
  /** Points are lost, so that a reason can be chosen. */
  isLost: boolean;
};

export type Review = {
  groups: (Omit<NumberedGroup, 'questions'> & { lines: ReviewLine[]; earned: number; possible: number })[];
  lines: ReviewLine[];
  score: GoalScore;
  /** Answers that person and machine both gave, and those that are the same. */
  compared: number;
  agreed: number;
};

/** A score with what a person answers to it here and now. */
export function reviewOf(score: CallScore, given: GivenHere): Review {
  const { groups } = numberQuestions(score.groups, 0);
  const stored = new Map(score.answers.map((one) => [one.question_id, one]));
  const counted = new Map<number, CountedAnswer>();
  for (const one of score.answers) counted.set(one.question_id, given[one.question_id] ?? one);
  const result = scoreOf(groups, counted, score.pass_from);
  const points = new Map(result.answers.map((one) => [one.question_id, one]));
  const shown = groups.map(({ questions, ...group }) => {
    const lines = questions.flatMap((question): ReviewLine[] => {
      const answer = stored.get(question.id);
      if (answer === undefined) return [];
      const { earned = null, possible = 0 } = points.get(question.id) ?? {};
      return [lineOf(question, answer, given[question.id] ?? null, { earned, possible })];
    });
    const sum = (pick: (line: ReviewLine) => number) => lines.reduce((all, line) => all + pick(line), 0);
    return {
      ...group,
      lines,
      earned: sum((line) => line.earned ?? 0),
      possible: sum((line) => (line.question.is_bonus ? 0 : line.possible)),
    };
  });
  const lines = shown.flatMap((group) => group.lines);
  const compared = lines.filter(
    ({ by, state, stored }) => by === 'person' && state === 'answered' && stored.machine.state === 'answered',
  );
  return {
    groups: shown,
    lines,
    score: result,
    compared: compared.length,
    agreed: compared.filter(({ isOverruled }) => !isOverruled).length,
  };
}

function lineOf(
  question: NumberedQuestion,
  stored: ScoreAnswer,
  given: GivenAnswer | null,
  { earned, possible }: { earned: number | null; possible: number },
): ReviewLine {
  const { state, answer } = given ?? stored;
  const by = given === null ? stored.by : 'person';
  const { machine } = stored;
  const isOther =
    (machine.state === 'answered' && (state !== 'answered' || answer !== machine.answer)) ||
    (machine.state === 'not_applicable' && state === 'answered');
  const isOverruled = by === 'person' && isOther;
  const comment = given === null ? stored.comment : given.comment;
  const isOpen = state === 'cannot_tell' || (state === 'answered' && earned === null);
  return {
    question,
    stored,
    state,
    answer,
    by,
    given,
    isOverruled,
    needsComment: isOverruled && comment.trim() === '',
    isOpen,
    isUnsure:
      machine.state === 'cannot_tell' && machine.reason !== 'asks_person'
        ? true
        : machine.confidence !== null && machine.confidence < unsureBelow,
    earned,
    possible,
    isLost: earned !== null && earned < possible,
  };
}

/** Answers of which the machine is less sure are listed as such, whatever bar their question sets. */
const unsureBelow = 0.75;

/** The answer that a key means for a question; undefined where it means none. `0` is "does not apply" but where it is a number. */
export function answerOfKey(
  { mode, scale, options }: NumberedQuestion,
  key: 'yes' | 'no' | number,
): Pick<GivenAnswer, 'state' | 'answer'> | undefined {
  const answered = (answer: AnswerValue) => ({ state: 'answered' as const, answer });
  if (key === 'yes' || key === 'no') return mode === 'yes_no' ? answered(key) : undefined;
  if (mode === 'scale' && key >= scale.from && key <= scale.to) return answered(key);
  if (key === 0) return { state: 'not_applicable', answer: null };
  const option = mode === 'choice' ? options[key - 1] : undefined;
  return option && answered(option.id);
}

/** Whether this can be sent as an answer. */
export const isAnswer = (question: NumberedQuestion, { state, answer, points }: GivenAnswer): boolean =>
  state === 'not_applicable' || creditOf(question, answer, points) !== null;
