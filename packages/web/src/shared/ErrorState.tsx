import Button from '@mui/material/Button';
import type { LinkProps } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { WaitsLine } from '../components/WaitsLine.tsx';
import { CallError } from '../lib/call.ts';
import { useTexts } from '../lib/i18n.ts';
import { useNetwork } from '../lib/network.ts';
import { useErrorText } from './use-error-text.ts';
import { words } from './words.texts.ts';

type Props = {
  error: unknown;
  onRetry?: (() => void) | undefined;
  /** Where there are others of the kind: what is gone does not come back by asking again. */
  list?: LinkProps['to'];
};

export function ErrorState({ error, onRetry, list }: Props) {
  const t = useTexts(words);
  const errorText = useErrorText();
  const isAway = useNetwork((network) => network.isAway);
  if (isAway && error instanceof CallError && (error.code === 'network' || error.code === 'unavailable'))
    return (
      <div style={{ display: 'grid', flex: 1, placeItems: 'center', minHeight: 80 }}>
        <WaitsLine />
      </div>
    );
  const isGone = list !== undefined && error instanceof CallError && error.status === 404;
  return (
    <div role="alert" style={{ display: 'flex', flex: 1 }}>
      <EmptyState icon={<TriangleAlert size={22} />} title={t('failedTitle')} text={errorText(error)}>
        {isGone && (
          <ButtonLink variant="outlined" to={list}>
            {t('toList')}
          </ButtonLink>
        )}
        {onRetry && !isGone && (
          <Button variant="outlined" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        )}
      </EmptyState>
    </div>
  );
}
