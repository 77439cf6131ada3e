import { ServerCrash } from 'lucide-react';
import { EmptyState } from '../components/EmptyState.tsx';
import { PlainAnchor } from '../components/PlainButton.tsx';
import { useTexts } from '../lib/i18n.ts';
import { useTitle } from '../lib/use-title.ts';
import { errorPageTexts } from './error-pages.texts.ts';

export function ErrorPage() {
  const t = useTexts(errorPageTexts);
  useTitle(t('errorTitle'));
  return (
    <main style={{ display: 'flex', minHeight: '100dvh' }}>
      <EmptyState icon={<ServerCrash size={22} />} title={t('errorTitle')} text={t('errorText')}>
        {/* A whole reload: whatever was half loaded is dropped. */}
        <PlainAnchor look="contained" href="/">
          {t('reload')}
        </PlainAnchor>
      </EmptyState>
    </main>
  );
}
