import type { NumberedQuestion } from '@earshot/core/goals/questions.ts';
import { useTexts } from '../../../../lib/i18n.ts';
import { AnswerField, type Given } from '../../../../shared/goals/AnswerField.tsx';
import { truthTexts } from '../../truth.texts.ts';
import type { AnswerProps } from './AnswerBox.tsx';

const nothing: Given = { state: 'cannot_tell', answer: null };
/** Whether a question applies is no answer that could be right. */
const notOffered: Given = { state: 'not_applicable', answer: null };

/** The questions that are answered by themselves, as far as somebody says what is right. */
export function QuestionsAnswer({ known: { questions }, items, value, onChange }: AnswerProps) {
  const t = useTexts(truthTexts);
  const answers = value !== null && 'answers' in value ? value.answers : [];
  const asked = questions.filter(({ id }) => items.some((item) => item.id === id));
  if (asked.length === 0) return <p className="t2">{t('noQuestions')}</p>;
  const givenTo = (id: number): Given => {
    const one = answers.find(({ question_id }) => question_id === id);
    return one === undefined ? nothing : { state: 'answered', answer: one.answer };
  };
  const give = ({ id }: NumberedQuestion, { state, answer }: Given) => {
    const rest = answers.filter(({ question_id }) => question_id !== id);
    const isNone = state !== 'answered' || answer === null || answer === '';
    const next = isNone ? rest : [...rest, { question_id: id, answer }];
    onChange(next.length === 0 ? null : { answers: next });
  };
  return (
    <ol className="answer-questions" aria-label={t('question_answers')}>
      {asked.map((question) => (
        <li key={question.id}>
          <span className="grow">{question.text}</span>
          <AnswerField
            question={question}
            label={question.text}
            given={givenTo(question.id)}
            but={notOffered}
            onChange={(given) => give(question, given)}
          />
        </li>
      ))}
    </ol>
  );
}
