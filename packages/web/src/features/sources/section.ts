import { lazyRouteComponent } from '@tanstack/react-router';
import { Database } from 'lucide-react';
import { said } from '../../lib/texts.ts';
import type { Section } from '../../shared/section.ts';
import { sourcesTexts } from './sources.texts.ts';

export const sourcesSections = [
  {
    paths: ['/source'],
    title: said(sourcesTexts, 'title'),
    page: lazyRouteComponent(() => import('./SourcesPage.tsx'), 'SourcesPage'),
    can: 'sources.read',
    menu: { group: 'setup', icon: Database },
    key: 'KeyO',
  },
] as const satisfies readonly Section[];
