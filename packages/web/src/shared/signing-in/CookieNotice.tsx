import { Cookie } from 'lucide-react';
import { useTexts } from '../../lib/i18n.ts';
import { cookieTexts } from './cookies.texts.ts';
import { useCookiesOff } from './cookies-off.ts';

/** Why signing in leads nowhere, and what to do. */
export function CookieNotice() {
  const t = useTexts(cookieTexts);
  const isOff = useCookiesOff((cookies) => cookies.isOff);
  if (!isOff) return null;
  return (
    <div className="notice tone-warn" role="alert" style={{ marginTop: 16, alignItems: 'flex-start' }}>
      <Cookie size={16} aria-hidden />
      <div>
        <b>{t('title')}</b>
        <p className="sm">{t('text', { site: window.location.host })}</p>
      </div>
    </div>
  );
}
