import Button from '@mui/material/Button';
import { TriangleAlert } from 'lucide-react';
import { EmptyState } from '../components/EmptyState.tsx';
import { WaitsLine } from '../components/WaitsLine.tsx';
import { CallError } from '../lib/call.ts';
import { useTexts } from '../lib/i18n.ts';
import { useNetwork } from '../lib/network.ts';
import { useErrorText } from './use-error-text.ts';
import { words } from './words.texts.ts';

export function ErrorState({ error, onRetry }: { error: unknown; onRetry?: (() => void) | undefined }) {
  const t = useTexts(words);
  const errorText = useErrorText();
  const isAway = useNetwork((network) => network.isAway);
  if (isAway && error instanceof CallError && (error.code === 'network' || error.code === 'unavailable'))
    return (
      <div style={{ display: 'grid', flex: 1, placeItems: 'center', minHeight: 80 }}>
        <WaitsLine />
      </div>
    );
  return (
    <div role="alert" style={{ display: 'flex', flex: 1 }}>
      <EmptyState icon={<TriangleAlert size={22} />} title={t('failedTitle')} text={errorText(error)}>
        {onRetry && (
          <Button variant="outlined" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        )}
      </EmptyState>
    </div>
  );
}
