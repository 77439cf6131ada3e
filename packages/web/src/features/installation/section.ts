import { Hourglass } from 'lucide-react';
import { lazyPage } from '../../lib/parts.ts';
import { said } from '../../lib/texts.ts';
import type { Section } from '../../shared/section.ts';
import { installationTexts } from './installation.texts.ts';

export const installationSections = [
  {
    paths: ['/waiting'],
    title: said(installationTexts, 'title'),
    page: lazyPage(() => import('./WaitingWorkPage.tsx'), 'WaitingWorkPage'),
    can: 'operator',
    menu: { group: 'setup', icon: Hourglass },
  },
] as const satisfies readonly Section[];
