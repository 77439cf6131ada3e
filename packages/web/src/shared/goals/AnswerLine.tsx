import type { Phrase } from '@earshot/core/call/phrase.ts';
import type { CallScore, ScoreAnswer } from '@earshot/core/goals/goals.api.ts';
import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import type { HitCall } from '../hits/play-call.ts';
import { AnswerChip } from './AnswerChip.tsx';
import { AnswerEvidence } from './AnswerEvidence.tsx';
import type { MomentAction } from './AnswerMoments.tsx';
import { asNumbered } from './asked.ts';
import { Confidence } from './Confidence.tsx';
import { goalTexts } from './goals.texts.ts';
import { useAnswerText, useReasonText } from './use-answer-text.ts';

type Props = {
  call: HitCall;
  question: CallScore['groups'][number]['questions'][number];
  answer: ScoreAnswer;
  phrases: readonly Phrase[] | undefined;
  actionOf?: MomentAction | undefined;
  /** What can be done about it, and what others say of it. */
  children?: ReactNode;
};

/** A question about the call with its answer, why, and the moments behind it. */
export function AnswerLine({ call, question: asked, answer, phrases, actionOf, children }: Props) {
  const t = useTexts(goalTexts);
  const question = asNumbered(asked);
  const textOf = useAnswerText();
  const reasonOf = useReasonText();
  const { earned, possible, state, comment, failure_reason, machine, by } = answer;
  const isOther = by === 'person' && machine.state === 'answered' && machine.answer !== answer.answer;
  return (
    <div data-testid={`answer-${question.id}`}>
      <div className="side-line">
        <span>{question.text}</span>
        <span className="num sm t2">
          {t('points', {
            earned: earned === null ? '–' : formatNumber(earned, 1),
            possible: formatNumber(possible),
          })}
        </span>
      </div>
      <p className="row sm t2" style={{ gap: 8, flexWrap: 'wrap' }}>
        <AnswerChip
          {...{ question, state, by }}
          answer={answer.answer}
          credit={earned === null || possible === 0 ? null : earned / possible}
        />
        {answer.confidence !== null && <Confidence value={answer.confidence} bar={question.confidence_bar} />}
        <span>
          {[t(`by_${answer.answered_by}`), reasonOf(question, answer)].join(', ')}
          {machine.suggestion !== null &&
            by === 'machine' &&
            ` · ${t('suggests', { answer: textOf(question, 'answered', machine.suggestion) })}`}
        </span>
      </p>
      {isOther && (
        <p className="xs mut">
          {t('overruled', { answer: textOf(question, machine.state, machine.answer) })}
        </p>
      )}
      {[answer.note, failure_reason, comment].filter(Boolean).map((text) => (
        <p key={text} className="sm" dir="auto">
          {text}
        </p>
      ))}
      <AnswerEvidence {...{ call, answer, phrases, actionOf }} />
      {children}
    </div>
  );
}
