import type { AnswerState, AnswerValue } from '@earshot/core/goals/answers.ts';
import type { ScoreAnswer } from '@earshot/core/goals/goals.api.ts';
import type { Answerer, NumberedQuestion } from '@earshot/core/goals/questions.ts';
import { formatNumber, formatPercent } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useMetricValue } from '../metrics/metric-names.ts';
import { goalTexts } from './goals.texts.ts';

/** An answer in words. */
export function useAnswerText() {
  const t = useTexts(goalTexts);
  return (
    { mode, options, scale }: Pick<NumberedQuestion, 'mode' | 'options' | 'scale'>,
    state: AnswerState,
    answer: AnswerValue,
  ): string => {
    if (state === 'not_applicable') return t('notApplicable');
    if (state === 'cannot_tell' || answer === null) return t('cannotTell');
    if (mode === 'choice') return options.find(({ id }) => id === answer)?.text ?? t('cannotTell');
    if (mode === 'scale')
      return t('ofScale', { value: formatNumber(Number(answer)), most: formatNumber(scale.to) });
    if (answer === 'yes' || answer === 'no') return t(answer);
    return typeof answer === 'number' ? formatNumber(answer, 2) : answer;
  };
}

/** Why a question has the answer it has, in words. */
export function useReasonText() {
  const t = useTexts(goalTexts);
  const show = useMetricValue();
  return (question: NumberedQuestion, { reason, value, person }: ScoreAnswer): string => {
    const by = question.answer_by;
    if (value === null) return t(`reason_${reason}`, { name: person ?? '', value: '–' });
    return t(`reason_${reason}`, { name: person ?? '', value: shownValue(by, value, show) });
  };
}

function shownValue(by: Answerer, value: number, show: ReturnType<typeof useMetricValue>): string {
  if (by.kind === 'metric') return show(by.metric, value);
  return by.kind === 'classifier' ? formatPercent(value) : formatNumber(value, 2);
}
