import type { TestedItem } from '@earshot/core/evaluations/evaluations.ts';
import type { Right, Truth } from '@earshot/core/evaluations/truths.ts';
import Button from '@mui/material/Button';
import { CornerDownLeft, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../../lib/i18n.ts';
import { useKeys } from '../../../../lib/keys.ts';
import { playInCall } from '../../../../shared/hits/play-call.ts';
import { truthTexts } from '../../truth.texts.ts';
import { hitCallOf } from '../places/CallMomentLine.tsx';
import type { KnownSubject } from '../use-subject.ts';
import { CallWords } from './CallWords.tsx';
import { HasAnswer } from './HasAnswer.tsx';
import { LabelsAnswer } from './LabelsAnswer.tsx';
import { QuestionsAnswer } from './QuestionsAnswer.tsx';
import { TextAnswer } from './TextAnswer.tsx';

type Props = {
  truth: Truth;
  known: KnownSubject;
  items: readonly TestedItem[];
  /** Null takes an answer back. */
  onSay: (right: Right | null) => void;
  onRemove: () => void;
};

/** How an answer is given; what it is of depends on what is tested. */
export type AnswerProps = {
  truth: Truth;
  known: KnownSubject;
  items: readonly TestedItem[];
  value: Right | null;
  onChange: (value: Right | null) => void;
  /** Says this at once. */
  onSay: (value: Right) => void;
};

/** Answers a place: Enter saves and goes on to the next one without an answer. */
export function AnswerBox({ truth, known, items, onSay, onRemove }: Props) {
  const t = useTexts(truthTexts);
  const [value, setValue] = useState<Right | null>(truth.right);
  const [isRefused, setIsRefused] = useState(false);
  const { kind } = known.subject;
  const change = (next: Right | null) => {
    setIsRefused(false);
    setValue(next);
  };
  const save = () => (value === null ? setIsRefused(true) : onSay(value));
  const { start_ms, end_ms } = truth.place ?? { start_ms: 0, end_ms: truth.call.duration_ms ?? 0 };
  useKeys({
    Enter: save,
    Space: () => end_ms > start_ms && playInCall(hitCallOf(truth), start_ms, end_ms),
  });
  const answer = { truth, known, items, value, onChange: change, onSay };
  return (
    <div className="answer-box">
      {truth.place === null && kind !== 'engine' && <CallWords truth={truth} />}
      {kind === 'classifier' && <LabelsAnswer {...answer} />}
      {(kind === 'pattern' || kind === 'script') && <HasAnswer {...answer} />}
      {kind === 'goal' && <QuestionsAnswer {...answer} />}
      {kind === 'engine' && <TextAnswer {...answer} onSave={save} />}
      {isRefused && (
        <p className="rule-mistake" role="alert">
          {t(kind === 'classifier' ? 'chooseFirst' : 'answerFirst')}
        </p>
      )}
      <div className="answer-box-foot">
        <Button variant="contained" startIcon={<CornerDownLeft size={14} />} onClick={save}>
          {t('save')}
          <kbd className="on-button" aria-hidden>
            {kind === 'engine' ? 'Ctrl Enter' : 'Enter'}
          </kbd>
        </Button>
        {truth.right !== null && (
          <Button
            startIcon={<Undo2 size={14} />}
            onClick={() => {
              change(null);
              onSay(null);
            }}
          >
            {t('takeBack')}
          </Button>
        )}
        <Button className="push" startIcon={<Trash2 size={14} />} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </div>
  );
}
