import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconAction } from '../../components/IconAction.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { words } from '../words.texts.ts';

type Props = {
  previous: string;
  next: string;
  hasPrevious: boolean;
  hasNext: boolean;
  /** Nothing of the whole list stands before what is shown, or behind it. */
  isFirst?: boolean;
  isLast?: boolean;
  className?: string;
  onStep: (step: 1 | -1) => void;
};

/** Back and on through a list; at either end of it a note says so. */
export function StepButtons(props: Props) {
  const { previous, next, hasPrevious, hasNext, className, onStep } = props;
  const { isFirst = !hasPrevious, isLast = !hasNext } = props;
  const w = useTexts(words);
  const note = isFirst === isLast ? null : isFirst ? 'firstRecord' : 'lastRecord';
  const shared = { size: 'small', className } as const;
  return (
    <>
      {note && <span className="sm mut">{w(note)}</span>}
      <IconAction {...shared} label={previous} disabled={!hasPrevious} onClick={() => onStep(-1)}>
        <ChevronLeft size={16} className="flip" />
      </IconAction>
      <IconAction {...shared} label={next} disabled={!hasNext} onClick={() => onStep(1)}>
        <ChevronRight size={16} className="flip" />
      </IconAction>
    </>
  );
}
