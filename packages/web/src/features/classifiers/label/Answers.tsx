import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import type { QueueItem } from '@earshot/core/classifiers/queue.api.ts';
import Button from '@mui/material/Button';
import { Check, CircleHelp, CornerDownLeft, Minus, Undo2 } from 'lucide-react';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { written } from '../../../shared/classifiers/SpreadBar.tsx';
import { labelTexts } from './label.texts.ts';
import type { Answering } from './use-answering.ts';

type Props = { item: QueueItem; classifier: Classifier; answering: Answering };

/** A button for each label in always the same order, and the other things that can be said. */
export function Answers({ item, classifier, answering }: Props) {
  const t = useTexts(labelTexts);
  const { labels, type, choose, version } = classifier;
  const { chosen, isRefused, toggle, save, say, undo, canUndo } = answering;
  const isHidden = item.reason === 'random' || item.labels.length === 0;
  const guessOf = (id: number) =>
    isHidden ? null : (item.labels.find((told) => told.id === id)?.probability ?? null);
  return (
    <section className="answers" aria-label={t(`question_${type === 'binary' ? 'binary' : choose}`)}>
      <p className="rule-line sm t2">
        {t(`question_${type === 'binary' ? 'binary' : choose}`)}{' '}
        {chosen.length > 0 && <b>{t('chosen', { shown: formatNumber(chosen.length) })}</b>}
        {version > 0 && <span className="push">{isHidden ? t('hidden') : t('thinks', { version })}</span>}
      </p>
      <div className="answer-grid">
        {labels.map((label, at) => (
          <LabelButton
            key={label.id}
            {...label}
            digit={at < 9 ? at + 1 : null}
            guess={guessOf(label.id)}
            isOn={chosen.includes(label.id)}
            onPress={() => toggle(label.id)}
          />
        ))}
      </div>
      {isRefused && (
        <p className="rule-mistake" role="alert">
          {t('chooseFirst')}
        </p>
      )}
      <div className="answer-foot">
        <Button variant="outlined" startIcon={<Minus size={14} />} onClick={() => say([])}>
          {t(type === 'binary' ? 'noneBinary' : 'none')} <Key>0</Key>
        </Button>
        <Button variant="outlined" startIcon={<CircleHelp size={14} />} onClick={() => say(null)}>
          {t('cannotTell')} <Key>S</Key>
        </Button>
        <Button startIcon={<Undo2 size={14} />} disabled={!canUndo} onClick={undo}>
          {t('undo')} <Key>Z</Key>
        </Button>
        <Button
          className="push answer-next"
          variant="contained"
          startIcon={<CornerDownLeft size={14} />}
          onClick={save}
        >
          {t('next')} <Key>Enter</Key>
        </Button>
      </div>
    </section>
  );
}

const Key = ({ children }: { children: string }) => <kbd aria-hidden>{children}</kbd>;

type ButtonProps = {
  name: string;
  color: string;
  digit: number | null;
  /** What the classifier thinks; null where nobody shall be led. */
  guess: number | null;
  isOn: boolean;
  onPress: () => void;
};

function LabelButton({ name, color, digit, guess, isOn, onPress }: ButtonProps) {
  const t = useTexts(labelTexts);
  return (
    <button type="button" className={isOn ? 'answer on' : 'answer'} aria-pressed={isOn} onClick={onPress}>
      {digit !== null && <kbd aria-hidden>{digit}</kbd>}
      <i className={`label-dot tag-${color}`} aria-hidden />
      <span className="answer-name grow">{name}</span>
      {isOn && <Check size={15} aria-hidden />}
      {guess !== null && (
        <>
          <span className="visually-hidden">{t('itThinks')}</span>
          <span className="num sm">{written(guess)}</span>
          <i className="answer-guess" style={{ width: `${guess * 100}%` }} aria-hidden />
        </>
      )}
    </button>
  );
}
