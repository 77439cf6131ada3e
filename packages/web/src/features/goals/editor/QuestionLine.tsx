import type { Hint } from '@earshot/core/goals/lint.ts';
import type { QuestionInput } from '@earshot/core/goals/questions.ts';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { goalTexts } from '../../../shared/goals/goals.texts.ts';
import { PowerChip } from '../../../shared/goals/PowerChip.tsx';
import { editorTexts } from './editor.texts.ts';
import { Hints } from './Hints.tsx';
import type { Standing } from './standing.ts';
import { useAnswererLine } from './use-answerer-line.ts';
import { useLearnedLine } from './use-learned-line.ts';

type Props = {
  question: QuestionInput;
  number: string;
  hints: readonly Hint[];
  standing: Standing;
  actions: ReactNode;
  onOpen: () => void;
};

/** A question that is folded: what it asks, who answers, what it is worth. */
export function QuestionLine({ question, number, hints, standing, actions, onOpen }: Props) {
  const t = useTexts(editorTexts);
  const g = useTexts(goalTexts);
  const lineOf = useAnswererLine();
  const learned = useLearnedLine();
  const text = question.text.trim() || t('untitled');
  return (
    <div className="goal-question" data-testid={`form-question-${number}`}>
      <span className="num t2">{number}</span>
      <button type="button" className="plain goal-question-text" aria-expanded={false} onClick={onOpen}>
        <span className="med">{text}</span>
        <span className="xs mut">
          {[
            g(`mode_${question.mode}`),
            lineOf(question.answer_by),
            ...(question.is_fatal ? [g('fatal')] : []),
            ...(question.is_bonus ? [g('bonus')] : []),
            ...(question.not_applicable_when === null ? [] : [`${g('notApplicable')} …`]),
            ...(standing.learning === null ? [] : [learned(standing.learning)]),
          ].join(' · ')}
        </span>
      </button>
      <span className="row goal-question-end">
        {standing.power !== null && <PowerChip power={standing.power} />}
        <b className="num">{formatNumber(question.control_value)}</b>
      </span>
      {actions}
      <div className="goal-hints">
        <Hints hints={hints} />
      </div>
    </div>
  );
}
