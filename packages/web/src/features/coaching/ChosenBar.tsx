import Button from '@mui/material/Button';
import { Whistle, X } from 'lucide-react';
import { IconAction } from '../../components/IconAction.tsx';
import { useTexts } from '../../lib/i18n.ts';
import '../../shared/bulk/bulk.css';
import { coachingPageTexts } from './coaching.texts.ts';

type Props = { count: number; onGive: () => void; onClear: () => void };

/** What can be done with the moments that are chosen. */
export function ChosenBar({ count, onGive, onClear }: Props) {
  const t = useTexts(coachingPageTexts);
  const chosen = t('chosen', { count });
  return (
    <div className="bulk-bar" role="toolbar" aria-label={chosen}>
      <span className="semi" role="status">
        {chosen}
      </span>
      <Button startIcon={<Whistle size={16} />} onClick={onGive}>
        {t('giveChosen')}
      </Button>
      <IconAction label={t('unchoose')} size="small" onClick={onClear}>
        <X size={16} />
      </IconAction>
    </div>
  );
}
