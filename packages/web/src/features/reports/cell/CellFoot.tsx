import { Check, ChevronLeft, ChevronRight, Info } from 'lucide-react';
import { IconAction } from '../../../components/IconAction.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { useTexts } from '../../../lib/i18n.ts';
import { cellTexts } from './cell.texts.ts';

type Props = {
  offset: number;
  shown: number;
  /** Calls that there are now. */
  count: number;
  /** Calls that the number was counted of. */
  counted: number;
  onOffset: (offset: number) => void;
};

/** Whether there are as many calls as the number says, and which of them are shown. */
export function CellFoot({ offset, shown, count, counted, onOffset }: Props) {
  const t = useTexts(cellTexts);
  const isSame = count === counted;
  const to = Math.min(count, offset + shown);
  return (
    <footer className="cell-foot sm">
      <span className={isSame ? 't2' : 'tone-warn-text'}>
        {isSame ? <Check size={13} aria-hidden /> : <Info size={13} aria-hidden />}{' '}
        {t(isSame ? 'same' : 'other', { count: formatNumber(count) })}
      </span>
      <span className="push num">
        {t('range', {
          from: formatNumber(Math.min(count, offset + 1)),
          to: formatNumber(to),
          all: formatNumber(count),
        })}
      </span>
      <IconAction
        size="small"
        label={t('earlier')}
        disabled={offset === 0}
        onClick={() => onOffset(Math.max(0, offset - shown))}
      >
        <ChevronLeft size={15} className="flip" />
      </IconAction>
      <IconAction
        size="small"
        label={t('later')}
        disabled={to >= count}
        onClick={() => onOffset(offset + shown)}
      >
        <ChevronRight size={15} className="flip" />
      </IconAction>
    </footer>
  );
}
