import type { AnswerState, AnswerValue } from '@earshot/core/goals/answers.ts';
import type { NumberedQuestion } from '@earshot/core/goals/questions.ts';
import { Sparkles, User } from 'lucide-react';
import { useAnswerText } from './use-answer-text.ts';

type Props = {
  question: NumberedQuestion;
  state: AnswerState;
  answer: AnswerValue;
  by: 'machine' | 'person';
  /** 0 … 1; null where the answer earns nothing and loses nothing. */
  credit: number | null;
};

/** An answer in a word, with who gave it as a shape; good or bad goes by what it earns. */
export function AnswerChip({ question, state, answer, by, credit }: Props) {
  const textOf = useAnswerText();
  const Icon = by === 'person' ? User : Sparkles;
  return (
    <span className={`chip small ${toneOf(state, credit)}`}>
      <Icon size={12} aria-hidden />
      {textOf(question, state, answer)}
    </span>
  );
}

function toneOf(state: AnswerState, credit: number | null): string {
  if (state === 'not_applicable') return 'tone-mute';
  if (state === 'cannot_tell' || credit === null) return 'tone-warn';
  return credit >= 0.75 ? 'tone-ok' : credit >= 0.5 ? 'tone-warn' : 'tone-bad';
}
