import type { CallScore } from '@earshot/core/goals/goals.api.ts';
import { numberQuestions } from '@earshot/core/goals/number-questions.ts';
import type { NumberedGroup, NumberedQuestion, QuestionInput } from '@earshot/core/goals/questions.ts';

/** The form of a score, in which everything has its number. */
export const groupsOf = ({ groups }: Pick<CallScore, 'groups'>): NumberedGroup[] =>
  numberQuestions(groups, 0).groups;

/** A question of the form of a score. */
export function asNumbered(question: QuestionInput): NumberedQuestion {
  const options = question.options.map((option, at) => ({ ...option, id: option.id ?? at + 1 }));
  return { ...question, id: question.id ?? 0, options };
}
