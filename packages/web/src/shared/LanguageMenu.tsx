import { type Locale, locales } from '@earshot/core/locales.ts';
import { setLocale } from '@earshot/core/users/account.api.ts';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Globe } from 'lucide-react';
import { useState } from 'react';
import { useAccount } from '../lib/account.ts';
import { call } from '../lib/call.ts';
import { useCustomization } from '../lib/customization.ts';
import { useTexts } from '../lib/i18n.ts';
import { languageMenuTexts } from './language-menu.texts.ts';

export const localeNames: Record<Locale, string> = { en: 'English', ua: 'Українська', ru: 'Русский' };

export function LanguageMenu({ full = false }: { full?: boolean }) {
  const t = useTexts(languageMenuTexts);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const locale = useCustomization((look) => look.locale);
  return (
    <>
      <Button
        data-testid="language-menu"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`${full ? localeNames[locale] : locale.toUpperCase()}, ${t('label')}`}
        startIcon={<Globe size={16} />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {full ? localeNames[locale] : locale.toUpperCase()}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {locales.map((one) => (
          <MenuItem
            key={one}
            lang={one === 'ua' ? 'uk' : one}
            selected={one === locale}
            onClick={() => {
              chooseLocale(one);
              setAnchor(null);
            }}
          >
            {localeNames[one]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

export function chooseLocale(locale: Locale): void {
  const { isLoggedIn } = useAccount.getState();
  useCustomization.getState().set({ locale, isLocaleChosen: !isLoggedIn });
  if (!isLoggedIn) return;
  // The choice works in this browser whether or not the server hears of it.
  void call(setLocale, { body: { locale } }).catch(() => {});
}
