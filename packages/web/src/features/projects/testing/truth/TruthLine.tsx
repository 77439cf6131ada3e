import type { TestedItem } from '@earshot/core/evaluations/evaluations.ts';
import type { Right, Truth } from '@earshot/core/evaluations/truths.ts';
import { CircleCheck, CircleDashed, Dices } from 'lucide-react';
import { useTexts } from '../../../../lib/i18n.ts';
import { truthTexts } from '../../truth.texts.ts';
import { CallMomentLine, WholeCallLine } from '../places/CallMomentLine.tsx';
import type { KnownSubject } from '../use-subject.ts';
import { AnswerBox } from './AnswerBox.tsx';
import { useRightText } from './use-right-text.ts';

type Props = {
  truth: Truth;
  known: KnownSubject;
  items: readonly TestedItem[];
  isCurrent: boolean;
  /** Undefined for whoever may only look. */
  onChoose: (() => void) | undefined;
  onSay: (right: Right | null) => void;
  onRemove: () => void;
};

/** A place of the truth set with what is right of it; the one that is gone through is answered where it stands. */
export function TruthLine({ truth, known, items, isCurrent, onChoose, onSay, onRemove }: Props) {
  const t = useTexts(truthTexts);
  const { place, role, text, right, source, is_random, by } = truth;
  const rightText = useRightText(known, items);
  return (
    <li data-current={isCurrent} data-testid={`truth-${truth.id}`}>
      {place === null ? (
        <WholeCallLine place={truth} />
      ) : (
        <CallMomentLine place={truth} moment={{ ...place, role }} text={text} />
      )}
      <div className="truth-said sm">
        {right === null ? (
          <CircleDashed size={14} className="mut" aria-hidden />
        ) : (
          <CircleCheck size={14} className="told-right" aria-hidden />
        )}
        <span className={right === null ? 'mut' : 'med truth-answer'}>
          {right === null ? t('open') : rightText(right)}
        </span>
        <span className="chip small">
          {is_random && <Dices size={11} aria-hidden />}
          {is_random ? t('random') : t(`source_${source}`)}
        </span>
        {by !== null && <span className="t2">{by}</span>}
        {!isCurrent && onChoose && (
          <button type="button" className="plain link push" aria-expanded={false} onClick={onChoose}>
            {t(right === null ? 'answerThis' : 'changeThis')}
          </button>
        )}
      </div>
      {isCurrent && <AnswerBox truth={truth} known={known} items={items} onSay={onSay} onRemove={onRemove} />}
    </li>
  );
}
