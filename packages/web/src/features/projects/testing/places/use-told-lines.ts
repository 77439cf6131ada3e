import type { TestedItem, TestedPlace } from '@earshot/core/evaluations/evaluations.ts';
import { useTexts } from '../../../../lib/i18n.ts';
import { useAnswerText } from '../../../../shared/goals/use-answer-text.ts';
import { testingTexts } from '../../testing.texts.ts';
import type { KnownSubject } from '../use-subject.ts';
import { type ToldLine, toldLines } from './told-lines.ts';

/** What is right of a place beside what was told of it, in words. */
export function useToldLines(
  known: KnownSubject,
  items: readonly TestedItem[],
): (place: TestedPlace) => ToldLine[] {
  const t = useTexts(testingTexts);
  const textOf = useAnswerText();
  return (place) =>
    toldLines(place, items, known.questions, {
      none: t('none'),
      found: t('found'),
      notFound: t('notFound'),
      answer: (question, answer) => {
        if (answer === null) return '–';
        if (question !== undefined) return textOf(question, 'answered', answer);
        return answer === 'yes' || answer === 'no' ? t(answer) : String(answer);
      },
    });
}
