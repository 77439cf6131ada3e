import type { GivenHere, ReviewLine } from '@earshot/core/goals/review-card.ts';
import { useCallback } from 'react';
import { useTexts } from '../../../lib/i18n.ts';
import type { LinesOf } from '../../../shared/drafts/DraftDifferences.tsx';
import { useAnswerText } from '../../../shared/goals/use-answer-text.ts';
import { scorecardTexts } from './scorecard.texts.ts';

/** A draft of answers, question by question, in words. */
export function useScoreLines(lines: readonly ReviewLine[]): LinesOf {
  const t = useTexts(scorecardTexts);
  const textOf = useAnswerText();
  return useCallback(
    (body) => {
      const given = ((body as { answers?: GivenHere }).answers ?? {}) as GivenHere;
      return lines.flatMap(({ question }, at) => {
        const one = given[question.id];
        const text = one
          ? [textOf(question, one.state, one.answer), one.comment].filter(Boolean).join(' · ')
          : '';
        return [{ name: String(question.id), label: t('draftAnswer', { number: at + 1 }), text }];
      });
    },
    [lines, t, textOf],
  );
}
