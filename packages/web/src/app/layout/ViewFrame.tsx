import { Link, Outlet } from '@tanstack/react-router';
import { Moon, Sun } from 'lucide-react';
import { BrandMark } from '../../components/Brand.tsx';
import { IconAction } from '../../components/IconAction.tsx';
import { useCustomization } from '../../lib/customization.ts';
import { useTexts } from '../../lib/i18n.ts';
import { LanguageMenu } from '../../shared/LanguageMenu.tsx';
import { appTexts } from '../app.texts.ts';
import { errorPageTexts } from '../error-pages.texts.ts';
import { NetworkBanner } from './NetworkBanner.tsx';
import './shell.css';

/** Around a call that is shown by a link: no menu, nothing to change. */
export function ViewFrame() {
  const t = useTexts(appTexts);
  const e = useTexts(errorPageTexts);
  const { themeMode, set } = useCustomization();
  const isDark = themeMode === 'dark';
  return (
    <div className="main view-frame">
      <header className="top">
        <BrandMark />
        <span className="semi" style={{ fontSize: 15, marginInlineStart: 6 }}>
          Earshot
        </span>
        <span className="chip" style={{ marginInlineStart: 10 }}>
          {t('viewOnly')}
        </span>
        <span className="grow" />
        <LanguageMenu />
        <IconAction
          label={t(isDark ? 'toLight' : 'toDark')}
          onClick={() => set({ themeMode: isDark ? 'light' : 'dark' })}
        >
          {isDark ? <Sun size={16} /> : <Moon size={16} />}
        </IconAction>
        <Link to="/login" className="sm med" style={{ marginInlineStart: 8 }}>
          {e('toSignIn')}
        </Link>
      </header>
      <NetworkBanner />
      <main id="content" className="outlet">
        <Outlet />
      </main>
    </div>
  );
}
