import { ScanText } from 'lucide-react';
import { lazyPage } from '../../lib/parts.ts';
import { type TextSearch, textSearch } from '../../lib/text-search.ts';
import { said } from '../../lib/texts.ts';
import type { Section } from '../../shared/section.ts';
import { patternsTexts } from './patterns.texts.ts';

export type PatternsSearch = TextSearch<'id' | 'create' | 'name' | 'query'>;

export const patternsSections = [
  {
    paths: ['/patterns'],
    title: said(patternsTexts, 'title'),
    page: lazyPage(() => import('./PatternsPage.tsx'), 'PatternsPage'),
    search: textSearch<PatternsSearch>(),
    can: 'patterns.read',
    menu: { group: 'rules', icon: ScanText },
    key: 'KeyA',
    create: { text: said(patternsTexts, 'add'), can: 'patterns.write' },
  },
] as const satisfies readonly Section[];
