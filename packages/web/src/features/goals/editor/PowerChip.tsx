import { Hand, Sparkles, User } from 'lucide-react';
import { useTexts } from '../../../lib/i18n.ts';
import { learningTexts } from './learning.texts.ts';
import type { Standing } from './standing.ts';

const looks = {
  automatic: { Icon: Sparkles, tone: 'tone-ok' },
  assist: { Icon: Hand, tone: 'tone-warn' },
  person: { Icon: User, tone: 'tone-mute' },
} as const;

/** Who answers a question, in a word. */
export function PowerChip({ power }: Pick<Standing, 'power'>) {
  const t = useTexts(learningTexts);
  if (power === null) return null;
  const { Icon, tone } = looks[power];
  return (
    <span className={`chip small ${tone}`} data-testid="power">
      <Icon size={12} aria-hidden />
      {t(`power_${power}`)}
    </span>
  );
}
