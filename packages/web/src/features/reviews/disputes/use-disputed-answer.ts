import type { AnswerState, AnswerValue } from '@earshot/core/goals/answers.ts';
import type { NumberedQuestion } from '@earshot/core/goals/questions.ts';
import type { Dispute } from '@earshot/core/reviews/disputes.ts';
import { useQuery } from '@tanstack/react-query';
import { asNumbered } from '../../../shared/goals/asked.ts';
import { goalsQuery } from '../../../shared/goals/goals.queries.ts';
import { useAnswerText } from '../../../shared/goals/use-answer-text.ts';

/** An answer to the question that is disputed, in words; of a question that the form no longer asks as well as can be. */
export function useDisputedAnswer({ goal_id, question_id }: Pick<Dispute, 'goal_id' | 'question_id'>) {
  const textOf = useAnswerText();
  const question = useQuery(goalsQuery())
    .data?.results.find(({ id }) => id === goal_id)
    ?.groups.flatMap(({ questions }) => questions)
    .find(({ id }) => id === question_id);
  const asked = question === undefined ? plain : asNumbered(question);
  return (state: AnswerState, answer: AnswerValue): string => {
    const isGone = asked.mode === 'choice' && !asked.options.some(({ id }) => id === answer);
    return textOf(isGone ? plain : asked, state, answer);
  };
}

const plain: Pick<NumberedQuestion, 'mode' | 'options' | 'scale'> = {
  mode: 'text',
  options: [],
  scale: { from: 0, to: 0 },
};
