import { Construction } from 'lucide-react';
import { EmptyState } from '../components/EmptyState.tsx';
import { PlainButtonLink } from '../components/PlainButton.tsx';
import { useSaid, useTexts } from '../lib/i18n.ts';
import type { Said } from '../lib/texts.ts';
import { appTexts } from './app.texts.ts';
import { errorPageTexts } from './error-pages.texts.ts';

export function NotYetPage({ section }: { section: Said }) {
  const t = useTexts(appTexts);
  const e = useTexts(errorPageTexts);
  const say = useSaid();
  return (
    <EmptyState
      icon={<Construction size={22} />}
      title={t('notYet', { section: say(section) })}
      text={t('notYetText')}
    >
      <PlainButtonLink look="contained" to="/files">
        {e('toFiles')}
      </PlainButtonLink>
    </EmptyState>
  );
}
