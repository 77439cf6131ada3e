import type { QuestionPower } from '@earshot/core/goals/switches.ts';
import { Hand, Sparkles, User } from 'lucide-react';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { powerTexts } from './power.texts.ts';

const looks = {
  automatic: { Icon: Sparkles, tone: 'tone-ok' },
  assist: { Icon: Hand, tone: 'tone-warn' },
  person: { Icon: User, tone: 'tone-mute' },
} as const;

type Props = {
  power: QuestionPower | 'person';
  /** How many questions are answered so; missing where it is said of one. */
  count?: number;
};

/** Who answers a question, as a shape and a word. */
export function PowerChip({ power, count }: Props) {
  const t = useTexts(powerTexts);
  const { Icon, tone } = looks[power];
  return (
    <span className={`chip small ${tone}`} title={t(power)} data-testid="power">
      <Icon size={12} aria-hidden />
      {count === undefined ? t(power) : formatNumber(count)}
      {count !== undefined && <span className="visually-hidden">{t(power)}</span>}
    </span>
  );
}
