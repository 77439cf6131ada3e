import type { CalibratedCall } from '@earshot/core/reviews/calibrations.api.ts';
import { useCallback } from 'react';
import { asNumbered } from '../../../shared/goals/asked.ts';
import { useAnswerText } from '../../../shared/goals/use-answer-text.ts';
import type { Unsettled } from './use-settling.ts';

/** What a draft of settling says, question by question: the answer and the note. */
export function useUnsettledLines({ score: { groups } }: CalibratedCall) {
  const textOf = useAnswerText();
  return useCallback(
    (body: Record<string, unknown>) => {
      const { given = {}, notes = {} } = body as Partial<Unsettled>;
      return groups
        .flatMap(({ questions }) => questions.map(asNumbered))
        .map((question) => {
          const answer = given[question.id];
          const parts = [
            answer === undefined ? '' : textOf(question, answer.state, answer.answer),
            notes[question.id]?.note ?? '',
          ];
          return {
            name: String(question.id),
            label: question.text,
            text: parts.filter((part) => part !== '').join(' · '),
          };
        });
    },
    [groups, textOf],
  );
}
