import type { TestedItem } from '@earshot/core/evaluations/evaluations.ts';
import type { Right } from '@earshot/core/evaluations/truths.ts';
import { useTexts } from '../../../../lib/i18n.ts';
import { useAnswerText } from '../../../../shared/goals/use-answer-text.ts';
import { testingTexts } from '../../testing.texts.ts';
import type { KnownSubject } from '../use-subject.ts';

/** So much of a transcript stands in a line. */
const mostText = 160;

/** What is right of a place, in a line. */
export function useRightText(
  { questions }: Pick<KnownSubject, 'questions'>,
  items: readonly TestedItem[],
): (right: Right) => string {
  const t = useTexts(testingTexts);
  const textOf = useAnswerText();
  const nameOf = (id: number) => items.find((item) => item.id === id)?.name ?? `#${id}`;
  return (right) => {
    if ('has' in right) return t(right.has ? 'found' : 'notFound');
    if ('labels' in right) return right.labels.length === 0 ? t('none') : right.labels.map(nameOf).join(', ');
    if ('text' in right)
      return right.text.length > mostText ? `${right.text.slice(0, mostText)}…` : right.text;
    return right.answers
      .map(({ question_id, answer }) => {
        const question = questions.find(({ id }) => id === question_id);
        const said = question ? textOf(question, 'answered', answer) : String(answer ?? '–');
        return `${question?.text ?? nameOf(question_id)}: ${said}`;
      })
      .join('; ');
  };
}
