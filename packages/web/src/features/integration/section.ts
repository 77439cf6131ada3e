import { lazyPage } from '../../lib/parts.ts';
import { said } from '../../lib/texts.ts';
import { profileLayoutTexts } from '../../shared/profile/profile-layout.texts.ts';
import type { Section } from '../../shared/section.ts';

export const integrationSections = [
  {
    paths: ['/profile/integration'],
    title: said(profileLayoutTexts, 'integration'),
    page: lazyPage(() => import('./IntegrationPage.tsx'), 'IntegrationPage'),
  },
] as const satisfies readonly Section[];
