import { Globe } from 'lucide-react';
import { Suspense, useState } from 'react';
import { PlainButton } from '../components/PlainButton.tsx';
import { useCustomization } from '../lib/customization.ts';
import { useTexts } from '../lib/i18n.ts';
import { lazyPart } from '../lib/parts.ts';
import { localeNames } from './choose-locale.ts';
import { languageMenuTexts } from './language-menu.texts.ts';

const LanguageChoices = lazyPart(() =>
  import('./LanguageChoices.tsx').then((m) => ({ default: m.LanguageChoices })),
);

export function LanguageMenu({ full = false }: { full?: boolean }) {
  const t = useTexts(languageMenuTexts);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const locale = useCustomization((look) => look.locale);
  return (
    <>
      <PlainButton
        data-testid="language-menu"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`${full ? localeNames[locale] : locale.toUpperCase()}, ${t('label')}`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Globe size={16} aria-hidden />
        {full ? localeNames[locale] : locale.toUpperCase()}
      </PlainButton>
      {anchor !== null && (
        <Suspense>
          <LanguageChoices anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
