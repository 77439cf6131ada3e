import { Link2Off } from 'lucide-react';
import { EmptyState } from '../components/EmptyState.tsx';
import { PlainAnchor } from '../components/PlainButton.tsx';
import { useTexts } from '../lib/i18n.ts';
import { useTitle } from '../lib/use-title.ts';
import { useErrorText } from '../shared/use-error-text.ts';
import { errorPageTexts } from './error-pages.texts.ts';

/** A link to one call that works no more. */
export function LostLinkPage() {
  const t = useTexts(errorPageTexts);
  const errorText = useErrorText();
  useTitle(t('lostLink'));
  return (
    <main style={{ display: 'flex', minHeight: '100dvh' }}>
      <EmptyState
        icon={<Link2Off size={22} />}
        title={t('lostLink')}
        text={errorText({ code: 'shares.invalid' })}
      >
        <PlainAnchor look="outlined" href="/login">
          {t('toSignIn')}
        </PlainAnchor>
      </EmptyState>
    </main>
  );
}
