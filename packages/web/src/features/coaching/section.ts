import { Whistle } from 'lucide-react';
import { lazyPage } from '../../lib/parts.ts';
import { textSearch } from '../../lib/text-search.ts';
import { said } from '../../lib/texts.ts';
import type { Section } from '../../shared/section.ts';
import { coachingPageTexts } from './coaching.texts.ts';
import type { CoachingSearch } from './coaching-search.ts';

export const coachingSections = [
  {
    paths: ['/coaching'],
    title: said(coachingPageTexts, 'title'),
    page: lazyPage(() => import('./CoachingPage.tsx'), 'CoachingPage'),
    search: textSearch<CoachingSearch>(),
    can: 'coach',
    menu: { group: 'work', icon: Whistle },
    create: { text: said(coachingPageTexts, 'give'), can: 'coaching.write' },
  },
] as const satisfies readonly Section[];
