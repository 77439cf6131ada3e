import Button from '@mui/material/Button';
import { WifiOff } from 'lucide-react';
import { useTexts } from '../../lib/i18n.ts';
import '../../lib/network-marks.css';
import { networkTexts } from '../../lib/network.texts.ts';
import { tryNow, useNetwork } from '../../lib/network.ts';

/** Says that nobody answers, for as long as that is so. What is read out is there from the first, and empty till then. */
export function NetworkBanner() {
  const t = useTexts(networkTexts);
  const { isSaid, isTrying } = useNetwork();
  return (
    <div role="status" aria-live="polite" data-testid="network">
      {isSaid && (
        <div className="notice tone-warn network-banner">
          <WifiOff size={16} aria-hidden />
          <span>
            <b>{t('away')}.</b> {t('awayText')}
          </span>
          <Button size="small" variant="outlined" loading={isTrying} onClick={tryNow}>
            {t('retryNow')}
          </Button>
        </div>
      )}
    </div>
  );
}
