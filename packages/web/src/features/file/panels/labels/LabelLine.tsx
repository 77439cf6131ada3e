import type { Phrase } from '@earshot/core/call/phrase.ts';
import type { CallLabel } from '@earshot/core/classifiers/call-labels.api.ts';
import type { File } from '@earshot/core/files/files.ts';
import { Check, UserCheck, X } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime, formatNumber, formatPercent } from '../../../../lib/format.ts';
import { useTexts } from '../../../../lib/i18n.ts';
import { LabelChip } from '../../../../shared/classifiers/LabelChip.tsx';
import { AnswerMoments } from '../../../../shared/goals/AnswerMoments.tsx';
import { quotesOf } from '../../../../shared/goals/quotes.ts';
import { labelsTabTexts } from './labels-tab.texts.ts';
import type { Say } from './use-decide-label.ts';
import { WhereSaid } from './WhereSaid.tsx';

type Props = {
  file: File;
  label: CallLabel;
  phrases: readonly Phrase[] | undefined;
  /** Undefined where whoever looks may not say otherwise. */
  onSay: Say | undefined;
  /** Phrases in which it may have been said, where nobody knows yet in which. */
  places: readonly Phrase[];
};

/** A label with how sure that is, who says so, and the moments that decided; a person can say otherwise. */
export function LabelLine({ file, label, phrases, onSay, places }: Props) {
  const { label_id, label: name, color, decision, by, probability, moments } = label;
  const isOff = decision === 'no' && by === 'person';
  return (
    <li data-testid={`call-label-${label_id}`}>
      <div className="call-label-line">
        <LabelChip label={{ name, color }} state={isOff ? 'off' : decision} />
        {by === 'machine' && <Probability value={probability} color={decision === 'no' ? 'grey' : color} />}
      </div>
      <div className="call-label-line">
        <SaidBy label={label} />
        {onSay && <Answers label={label} onSay={onSay} />}
      </div>
      {onSay && places.length > 0 && (
        <WhereSaid places={places} onChoose={(phraseId) => onSay(label, true, phraseId)} />
      )}
      {decision !== 'no' && <Moments {...{ file, moments, phrases }} />}
    </li>
  );
}

function Probability({ value, color }: { value: number; color: string }) {
  const t = useTexts(labelsTabTexts);
  const share = formatPercent(value);
  return (
    <span className={`call-label-share num tag-${color}`} title={t('probability', { share })}>
      <i aria-hidden>
        <i style={{ width: `${Math.round(value * 100)}%` }} />
      </i>
      {share}
    </span>
  );
}

function SaidBy({ label: { by, person, at, probability, version } }: Pick<Props, 'label'>) {
  const t = useTexts(labelsTabTexts);
  if (by === 'machine') return <p className="xs mut">{t('byMachine')}</p>;
  const parts = [
    person ?? t('byPerson'),
    formatDateTime(at),
    ...(version > 0 ? [t('machineSaid', { share: formatPercent(probability) })] : []),
  ];
  return (
    <p className="xs t2 call-label-by">
      <UserCheck size={12} aria-hidden /> {parts.join(' · ')}
    </p>
  );
}

const answers = [
  { has: true, text: 'yes', icon: Check },
  { has: false, text: 'no', icon: X },
] as const;

function Answers({ label, onSay }: { label: CallLabel; onSay: NonNullable<Props['onSay']> }) {
  const t = useTexts(labelsTabTexts);
  const isSaid = label.by === 'person';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a look of its own in every browser.
    <span className="call-label-answers" role="group" aria-label={t('answers', { label: label.label })}>
      {answers.map(({ has, text, icon: Icon }) => {
        const isPressed = isSaid && (label.decision === 'yes') === has;
        return (
          <button
            key={text}
            type="button"
            aria-pressed={isPressed}
            title={isPressed ? t('pressAgain') : undefined}
            onClick={() => onSay(label, isPressed ? null : has)}
          >
            <Icon size={12} aria-hidden /> {t(text)}
          </button>
        );
      })}
    </span>
  );
}

/** Moments that are shown before somebody asks for the others. */
const first = 3;

function Moments({ file, phrases, moments }: Pick<Props, 'file' | 'phrases'> & Pick<CallLabel, 'moments'>) {
  const t = useTexts(labelsTabTexts);
  const [isAll, setIsAll] = useState(false);
  const rest = moments.length - first;
  return (
    <>
      <AnswerMoments
        call={file}
        moments={quotesOf(moments, phrases)}
        first={isAll ? moments.length : first}
      />
      {rest > 0 && (
        <button
          type="button"
          className="plain link sm"
          aria-expanded={isAll}
          onClick={() => setIsAll(!isAll)}
        >
          {isAll ? t('fewerMoments') : t('moreMoments', { shown: formatNumber(rest) })}
        </button>
      )}
    </>
  );
}
