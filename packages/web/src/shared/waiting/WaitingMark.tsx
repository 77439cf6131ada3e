import { Clock } from 'lucide-react';
import { useTexts } from '../../lib/i18n.ts';
import './waiting.css';
import { waitingTexts } from './waiting.texts.ts';

/** Beside what is not sent yet. */
export function WaitingMark() {
  const t = useTexts(waitingTexts);
  return (
    <span className="waiting-mark" data-testid="waiting">
      <Clock size={12} aria-hidden /> {t('waiting')}
    </span>
  );
}
