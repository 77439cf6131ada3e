import { Target } from 'lucide-react';
import { lazyPage } from '../../lib/parts.ts';
import { type TextSearch, textSearch } from '../../lib/text-search.ts';
import { said } from '../../lib/texts.ts';
import type { Section } from '../../shared/section.ts';
import { goalsTexts } from './goals.texts.ts';

export type GoalsSearch = TextSearch<'id' | 'create' | 'name'>;

export const goalsSections = [
  {
    paths: ['/goals'],
    title: said(goalsTexts, 'title'),
    page: lazyPage(() => import('./GoalsPage.tsx'), 'GoalsPage'),
    search: textSearch<GoalsSearch>(),
    can: 'goals.read',
    menu: { group: 'rules', icon: Target },
    create: { text: said(goalsTexts, 'add'), can: 'goals.write' },
  },
] as const satisfies readonly Section[];
