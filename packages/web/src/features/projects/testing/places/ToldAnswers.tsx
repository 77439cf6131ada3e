import type { Classifier } from '@earshot/core/classifiers/classifiers.ts';
import { Check, CircleHelp, Minus, X } from 'lucide-react';
import { useTexts } from '../../../../lib/i18n.ts';
import { testingTexts } from '../../testing.texts.ts';
import type { Names } from './PlaceLine.tsx';
import type { Side, ToldLine } from './told-lines.ts';

type Props = { line: ToldLine; names: Names; classifier: Classifier | undefined };

/** What is right, and beside it what each version told: the former one first. */
export function ToldAnswers({ line: { question, right, told, against }, names, classifier }: Props) {
  const t = useTexts(testingTexts);
  const dot = (first: number | null) => {
    const color = classifier?.labels.find(({ id }) => id === first)?.color;
    return color && <i className={`label-dot tag-${color}`} aria-hidden />;
  };
  return (
    <p className="told-answers sm">
      {question !== null && <span className="told-question">{question}</span>}
      <span>
        <span className="t2">{t('right')}</span> {dot(right.first)} <b>{right.text}</b>
      </span>
      {against !== null && names.against !== null && (
        <Answer name={names.against} side={against} dot={dot(against.first)} />
      )}
      <Answer name={names.version} side={told} dot={dot(told.first)} />
    </p>
  );
}

function Answer({ name, side, dot }: { name: string; side: Side; dot: React.ReactNode }) {
  const t = useTexts(testingTexts);
  return (
    <span>
      <span className="t2 num">{name}</span> <Mark isRight={side.isRight} /> {dot} {side.text}
      {side.isUnsure && (
        <span className="chip small tone-warn told-unsure">
          <CircleHelp size={11} aria-hidden /> {t('isUnsure')}
        </span>
      )}
    </span>
  );
}

function Mark({ isRight }: Pick<Side, 'isRight'>) {
  const t = useTexts(testingTexts);
  if (isRight === null) return <Minus size={12} aria-hidden />;
  return isRight ? (
    <Check size={13} className="told-right" role="img" aria-label={t('isRight')} />
  ) : (
    <X size={13} className="told-wrong" role="img" aria-label={t('isWrong')} />
  );
}
