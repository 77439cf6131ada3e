import { lazyRouteComponent } from '@tanstack/react-router';
import { Hourglass } from 'lucide-react';
import { said } from '../../lib/texts.ts';
import type { Section } from '../../shared/section.ts';
import { installationTexts } from './installation.texts.ts';

export const installationSections = [
  {
    paths: ['/waiting'],
    title: said(installationTexts, 'title'),
    page: lazyRouteComponent(() => import('./WaitingWorkPage.tsx'), 'WaitingWorkPage'),
    can: 'operator',
    menu: { group: 'setup', icon: Hourglass },
  },
] as const satisfies readonly Section[];
