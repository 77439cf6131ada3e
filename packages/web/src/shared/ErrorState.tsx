import Button from '@mui/material/Button';
import { TriangleAlert } from 'lucide-react';
import { EmptyState } from '../components/EmptyState.tsx';
import { useTexts } from '../lib/i18n.ts';
import { useErrorText } from './use-error-text.ts';
import { words } from './words.texts.ts';

export function ErrorState({ error, onRetry }: { error: unknown; onRetry?: (() => void) | undefined }) {
  const t = useTexts(words);
  const errorText = useErrorText();
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
