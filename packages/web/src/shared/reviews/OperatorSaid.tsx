import type { NumberedQuestion } from '@earshot/core/goals/questions.ts';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../lib/i18n.ts';
import { useAnswerText } from '../goals/use-answer-text.ts';
import { selfReviewsQuery } from './own-scores.queries.ts';
import { reviewTexts } from './reviews.texts.ts';

type Props = { fileId: string; goalId: number; question: NumberedQuestion };

/** What the operator of a call answered to a question about it; nothing where they did not. */
export function OperatorSaid({ fileId, goalId, question }: Props) {
  const t = useTexts(reviewTexts);
  const textOf = useAnswerText();
  const sent = useQuery(selfReviewsQuery(fileId)).data?.find(({ goal_id }) => goal_id === goalId)?.sent;
  const own = sent?.answers.find(({ question_id }) => question_id === question.id);
  if (own === undefined) return null;
  return (
    <p className="sm t2" data-testid={`operator-said-${question.id}`}>
      {t('operatorSaid', { answer: textOf(question, own.state, own.answer) })}
      {own.comment !== '' && (
        <>
          {' · '}
          <span dir="auto">{own.comment}</span>
        </>
      )}
    </p>
  );
}
