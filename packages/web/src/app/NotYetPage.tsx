import Button from '@mui/material/Button';
import { Link } from '@tanstack/react-router';
import { Construction } from 'lucide-react';
import { EmptyState } from '../components/EmptyState.tsx';
import { useTexts } from '../lib/i18n.ts';
import { useTitle } from '../lib/use-title.ts';
import { appTexts, type SectionKey } from './app.texts.ts';

export function NotYetPage({ section }: { section: SectionKey }) {
  const t = useTexts(appTexts);
  useTitle(t(section));
  return (
    <EmptyState
      icon={<Construction size={22} />}
      title={t('notYet', { section: t(section) })}
      text={t('notYetText')}
    >
      <Button variant="contained" component={Link} {...{ to: '/files' }}>
        {t('toFiles')}
      </Button>
    </EmptyState>
  );
}
