import type { CallMoment } from '@earshot/core/detection/moments.ts';
import type { File } from '@earshot/core/files/files.ts';
import { Whistle } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { IconAction } from '../../components/IconAction.tsx';
import { formatClock } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { lazyPart } from '../../lib/parts.ts';
import { useMay } from '../users.queries.ts';
import type { Picked } from './AddToCoaching.tsx';
import './coaching.css';
import { coachingTexts } from './coaching.texts.ts';

const AddToCoaching = lazyPart(() =>
  import('./AddToCoaching.tsx').then((part) => ({ default: part.AddToCoaching })),
);

type ButtonProps = { call: File; at: Picked; about: string };

function AddButton({ call, at, about }: ButtonProps) {
  const t = useTexts(coachingTexts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconAction
        size="small"
        label={t('addAt', { time: formatClock(at.start_ms) })}
        className="add-to-coaching"
        onClick={() => setIsOpen(true)}
      >
        <Whistle size={14} />
      </IconAction>
      {isOpen && (
        <Suspense fallback={null}>
          <AddToCoaching {...{ call, at, about }} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** A button that takes a quote to coaching, by what it is a quote for; none for whoever may not coach. */
export function useCoachingAction(
  call: File,
): (about: string) => ((moment: Pick<CallMoment, keyof Picked>) => ReactNode) | undefined {
  const mayCoach = useMay('coaching.write');
  return (about) =>
    mayCoach
      ? ({ start_ms, end_ms, role, text }) => (
          <AddButton call={call} at={{ start_ms, end_ms, role, text }} about={about} />
        )
      : undefined;
}
