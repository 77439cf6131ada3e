import Button from '@mui/material/Button';
import { SearchX } from 'lucide-react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { coachingPageTexts } from './coaching.texts.ts';

/** What is chosen leaves nothing. */
export function NothingHere({ onClear }: { onClear: () => void }) {
  const t = useTexts(coachingPageTexts);
  return (
    <EmptyState isInside icon={<SearchX size={22} />} title={t('noMatch')}>
      <Button onClick={onClear}>{t('clear')}</Button>
    </EmptyState>
  );
}
