import type { CallScore } from '@earshot/core/goals/goals.api.ts';
import { Check, CircleDashed, X } from 'lucide-react';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { goalTexts } from './goals.texts.ts';

type Props = { score: Pick<CallScore, 'score' | 'passed' | 'is_provisional'> };

/** A score out of 100 with whether it passed as a shape; a circle of dashes where that is not sure. */
export function GoalScore({ score: { score, passed, is_provisional } }: Props) {
  const t = useTexts(goalTexts);
  const Shape = passed === null ? CircleDashed : passed ? Check : X;
  const tone = passed === null ? 'tone-mute' : passed ? 'tone-ok' : 'tone-bad';
  const words = [
    score === null ? t('noScore') : null,
    passed === null ? null : t(passed ? 'passed' : 'failed'),
    is_provisional ? t('provisional') : null,
  ].filter((word) => word !== null);
  return (
    <span className={`chip small num ${tone}`} title={words.join(', ')}>
      <Shape size={12} aria-hidden />
      {score === null ? '–' : formatNumber(score, 1)}
      <span className="visually-hidden">{words.join(', ')}</span>
    </span>
  );
}
