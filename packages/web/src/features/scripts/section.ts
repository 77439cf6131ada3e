import { MessageSquareQuote } from 'lucide-react';
import { lazyPage } from '../../lib/parts.ts';
import { type TextSearch, textSearch } from '../../lib/text-search.ts';
import { said } from '../../lib/texts.ts';
import type { Section } from '../../shared/section.ts';
import { scriptsTexts } from './scripts.texts.ts';

export type ScriptsSearch = TextSearch<'id' | 'create' | 'name' | 'text' | 'language' | 'who'>;

export const scriptsSections = [
  {
    paths: ['/scripts'],
    title: said(scriptsTexts, 'title'),
    page: lazyPage(() => import('./ScriptsPage.tsx'), 'ScriptsPage'),
    search: textSearch<ScriptsSearch>(),
    can: 'scripts.read',
    menu: { group: 'rules', icon: MessageSquareQuote },
    create: { text: said(scriptsTexts, 'add'), can: 'scripts.write' },
  },
] as const satisfies readonly Section[];
