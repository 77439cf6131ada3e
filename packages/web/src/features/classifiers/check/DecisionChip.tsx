import type { LabelTold } from '@earshot/core/classifiers/checks.api.ts';
import { Check, CircleHelp, Minus } from 'lucide-react';
import { useTexts } from '../../../lib/i18n.ts';
import { written } from '../../../shared/classifiers/SpreadBar.tsx';
import { checkTexts } from './check.texts.ts';

const looks = {
  yes: { tone: 'ok', icon: Check, text: 'yes' },
  no: { tone: 'mute', icon: Minus, text: 'no' },
  unsure: { tone: 'warn', icon: CircleHelp, text: 'isUnsure' },
} as const;

export function DecisionChip({ decision }: Pick<LabelTold, 'decision'>) {
  const t = useTexts(checkTexts);
  const { tone, icon: Icon, text } = looks[decision];
  return (
    <span className={`chip small tone-${tone}`}>
      <Icon size={11} aria-hidden /> {t(text)}
    </span>
  );
}

type Props = { told: readonly LabelTold[]; colorOf: (labelId: number) => string };

/** The labels that something is told to have, those that are unsure with a dashed edge. */
export function ToldChips({ told, colorOf }: Props) {
  const t = useTexts(checkTexts);
  const shown = told
    .filter(({ decision }) => decision !== 'no')
    .sort((one, other) => other.probability - one.probability);
  if (shown.length === 0) return <span className="sm mut">{t('nothingAbove')}</span>;
  return (
    <span className="label-chips">
      {shown.map(({ id, name, probability, decision }) => (
        <span
          key={id}
          className={`tag-chip tag-${colorOf(id)} ${decision === 'unsure' ? 'unsure' : ''}`}
          title={`${name}: ${t(decision === 'unsure' ? 'isUnsure' : 'yes')}`}
        >
          <span className="el">{name}</span>
          <span className="num">{written(probability)}</span>
          {decision === 'unsure' && <CircleHelp size={11} aria-hidden />}
        </span>
      ))}
    </span>
  );
}
