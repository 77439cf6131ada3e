import type { AnswerState, AnswerValue } from '@earshot/core/goals/answers.ts';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { goalTexts } from '../../../shared/goals/goals.texts.ts';

/** An answer in words, where its question is not at hand. */
export function usePlainAnswer() {
  const g = useTexts(goalTexts);
  return (state: AnswerState, answer: AnswerValue): string => {
    if (state === 'not_applicable') return g('notApplicable');
    if (state === 'cannot_tell' || answer === null) return g('cannotTell');
    if (answer === 'yes' || answer === 'no') return g(answer);
    return typeof answer === 'number' ? formatNumber(answer, 2) : answer;
  };
}
