import { Clock } from 'lucide-react';
import { useTexts } from '../lib/i18n.ts';
import '../lib/network-marks.css';
import { networkTexts } from '../lib/network.texts.ts';

/** Said by a list or a part of a page that is not there because nobody answers. */
export function WaitsLine() {
  const t = useTexts(networkTexts);
  return (
    <span className="waits-line" data-testid="waits">
      <Clock size={13} aria-hidden /> {t('waits')}
    </span>
  );
}
