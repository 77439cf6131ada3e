import type { MomentKind } from '@earshot/core/coaching/coaching.ts';
import { Check, Lightbulb } from 'lucide-react';
import { useTexts } from '../../lib/i18n.ts';
import { coachingTexts } from './coaching.texts.ts';

/** What a moment is an example of. */
export function KindChip({ kind }: { kind: MomentKind }) {
  const t = useTexts(coachingTexts);
  const Shape = kind === 'good' ? Check : Lightbulb;
  return (
    <span className={`chip small ${kind === 'good' ? 'tone-ok' : 'tone-warn'}`}>
      <Shape size={12} aria-hidden />
      {t(`kind_${kind}`)}
    </span>
  );
}
