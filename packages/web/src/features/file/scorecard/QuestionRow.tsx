import type { Phrase } from '@earshot/core/call/phrase.ts';
import type { File } from '@earshot/core/files/files.ts';
import { creditOf } from '@earshot/core/goals/credit.ts';
import type { ReviewLine } from '@earshot/core/goals/review-card.ts';
import { useEffect, useRef } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { useCoachingAction } from '../../../shared/coaching/use-coaching-action.tsx';
import { AnswerChip } from '../../../shared/goals/AnswerChip.tsx';
import { AnswerEvidence } from '../../../shared/goals/AnswerEvidence.tsx';
import { Confidence } from '../../../shared/goals/Confidence.tsx';
import { goalTexts } from '../../../shared/goals/goals.texts.ts';
import { useAnswerText, useReasonText } from '../../../shared/goals/use-answer-text.ts';
import { OperatorSaid } from '../../../shared/reviews/OperatorSaid.tsx';
import { AnswerButtons } from './AnswerButtons.tsx';
import { AnswerNotes } from './AnswerNotes.tsx';
import type { ReviewState } from './use-review.ts';

type Props = {
  file: File;
  phrases: readonly Phrase[] | undefined;
  line: ReviewLine;
  number: string;
  isCurrent: boolean;
  state: ReviewState;
  onTake: () => void;
};

/** One question: what the machine says and why, what the person answers, and what that earns. */
export function QuestionRow({ file, phrases, line, number, isCurrent, state, onTake }: Props) {
  const t = useTexts(goalTexts);
  const actionOf = useCoachingAction(file);
  const { question, earned, possible, stored } = line;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const give = (answer: Parameters<typeof state.give>[1]) => {
    onTake();
    state.give(line, answer);
  };
  return (
    <li
      ref={row}
      className={isCurrent ? 'question-row current' : 'question-row'}
      aria-current={isCurrent ? 'step' : undefined}
      data-testid={`question-${question.id}`}
      onFocusCapture={onTake}
    >
      <span className="num t2 question-number">{number}</span>
      <div className="question-said">
        <p className="question-text">
          <span className="med">{question.text}</span>{' '}
          <span className="xs mut num">{t('pointsOf', { count: question.control_value })}</span>
          {question.is_fatal && <span className="chip small tone-bad">{t('fatal')}</span>}
          {question.is_bonus && <span className="chip small tone-mute">{t('bonus')}</span>}
        </p>
        {isCurrent && question.description !== '' && (
          <p className="sm t2" dir="auto">
            {question.description}
          </p>
        )}
        {!state.isBlind && <MachineLine line={line} />}
        {!state.isBlind && (
          <AnswerEvidence call={file} answer={stored} phrases={phrases} actionOf={actionOf(question.text)} />
        )}
        {!state.isBlind && <OperatorSaid fileId={file.file_id} goalId={state.goalId} question={question} />}
        <AnswerNotes line={line} isCurrent={isCurrent} state={state} onGive={give} />
      </div>
      <AnswerButtons line={line} onGive={give} />
      <b className={line.isLost && earned === 0 ? 'num question-points lost' : 'num question-points'}>
        {t('points', {
          earned: earned === null ? '–' : formatNumber(earned, 1),
          possible: formatNumber(possible),
        })}
      </b>
    </li>
  );
}

/** What the machine says, or would say, and why. */
function MachineLine({ line: { question, stored } }: { line: ReviewLine }) {
  const t = useTexts(goalTexts);
  const textOf = useAnswerText();
  const reasonOf = useReasonText();
  const { machine } = stored;
  const { suggestion } = machine;
  return (
    <p className="row sm t2 machine-line">
      {machine.reason !== 'asks_person' && (
        <AnswerChip
          question={question}
          state={machine.state}
          answer={machine.answer}
          by="machine"
          credit={creditOf(question, machine.answer)}
        />
      )}
      {machine.confidence !== null && <Confidence value={machine.confidence} bar={question.confidence_bar} />}
      <span>
        {machine.reason !== 'asks_person' && `${t(`by_${stored.answered_by}`)}, `}
        {reasonOf(question, { ...stored, ...machine })}
        {suggestion !== null && ` · ${t('suggests', { answer: textOf(question, 'answered', suggestion) })}`}
      </span>
      {stored.note !== '' && <span dir="auto">{stored.note}</span>}
    </p>
  );
}
