import { lazyPage } from '../../lib/parts.ts';
import { said } from '../../lib/texts.ts';
import { profileLayoutTexts } from '../../shared/profile/profile-layout.texts.ts';
import type { Section } from '../../shared/section.ts';

export const profileSections = [
  {
    paths: ['/profile'],
    title: said(profileLayoutTexts, 'profile'),
    page: lazyPage(() => import('./ProfilePage.tsx'), 'ProfilePage'),
    key: 'KeyP',
  },
  {
    paths: ['/profile/change_password'],
    title: said(profileLayoutTexts, 'password'),
    page: lazyPage(() => import('./PasswordPage.tsx'), 'PasswordPage'),
  },
] as const satisfies readonly Section[];
