import type { ClassifierStatus } from '@earshot/core/classifiers/classifiers.ts';
import { Check, Circle, Hourglass, LoaderCircle, TrendingUp, TriangleAlert } from 'lucide-react';
import { useTexts } from '../../lib/i18n.ts';
import { standingTexts } from './standing.texts.ts';

const looks = {
  NEW: { tone: 'mute', icon: Circle },
  'WAITING FOR DATA': { tone: 'warn', icon: Hourglass },
  LEARNING: { tone: 'primary', icon: LoaderCircle },
  READY: { tone: 'ok', icon: Check },
  'NEED REFIT': { tone: 'warn', icon: TrendingUp },
  ERROR: { tone: 'bad', icon: TriangleAlert },
} as const satisfies Record<ClassifierStatus, object>;

export function StatusChip({ status }: { status: ClassifierStatus }) {
  const t = useTexts(standingTexts);
  const { tone, icon: Icon } = looks[status];
  return (
    <span className={`chip tone-${tone}`} data-testid="classifier-status">
      <Icon size={12} aria-hidden /> {t(`status_${status}`)}
    </span>
  );
}
