import { Database } from 'lucide-react';
import { lazyPage } from '../../lib/parts.ts';
import { said } from '../../lib/texts.ts';
import type { Section } from '../../shared/section.ts';
import { sourcesTexts } from './sources.texts.ts';

export const sourcesSections = [
  {
    paths: ['/source'],
    title: said(sourcesTexts, 'title'),
    page: lazyPage(() => import('./SourcesPage.tsx'), 'SourcesPage'),
    can: 'sources.read',
    menu: { group: 'setup', icon: Database },
    key: 'KeyO',
  },
] as const satisfies readonly Section[];
