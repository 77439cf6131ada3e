import Button from '@mui/material/Button';
import { useTexts } from '../../lib/i18n.ts';
import { useCounted } from '../use-counted.ts';
import './filters.css';
import { filterTexts } from './filters.texts.ts';

type Counted = { count: number; count_is_capped: boolean };
type Props = {
  /** What the list has, and what it would have of all time. */
  shown: Counted | undefined;
  all: Counted | undefined;
  onShow: () => void;
};

/** How many calls the period leaves out, so that none is missed unknowingly. */
export function HiddenByPeriod({ shown, all, onShow }: Props) {
  const t = useTexts(filterTexts);
  const counted = useCounted();
  // Where counting stopped in the period already nobody knows how many more there are.
  const hidden = shown && all && !shown.count_is_capped ? all.count - shown.count : 0;
  if (hidden <= 0) return null;
  return (
    <p className="hidden-by-period sm t2" role="status">
      {t('hiddenByPeriod', { count: hidden, shown: counted(hidden, all?.count_is_capped ?? false) })}{' '}
      <Button size="small" onClick={onShow}>
        {t('showHidden')}
      </Button>
    </p>
  );
}
