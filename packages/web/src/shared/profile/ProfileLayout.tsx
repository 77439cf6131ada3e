import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { useTitle } from '../../lib/use-title.ts';
import './profile-layout.css';
import { profileLayoutTexts } from './profile-layout.texts.ts';

const tabs = [
  ['/profile', 'profile'],
  ['/profile/change_password', 'password'],
  ['/profile/workspace', 'workspace'],
  ['/profile/integration', 'integration'],
] as const;
export type ProfileTab = (typeof tabs)[number][1];

/** The pages about oneself and the own workspace, side by side. */
export function ProfileLayout({ tab, children }: { tab: ProfileTab; children: ReactNode }) {
  const t = useTexts(profileLayoutTexts);
  useTitle(t(tab));
  return (
    <div className="page profile">
      <div className="page-head">
        <h1>{t('title')}</h1>
      </div>
      <nav className="profile-tabs" aria-label={t('title')}>
        {tabs.map(([path, name]) => (
          <Link key={path} to={path} activeOptions={{ exact: true }}>
            {t(name)}
          </Link>
        ))}
      </nav>
      {children}
    </div>
  );
}
