import { Search } from 'lucide-react';
import { lazyPage } from '../../lib/parts.ts';
import { textSearch } from '../../lib/text-search.ts';
import { said } from '../../lib/texts.ts';
import type { Section } from '../../shared/section.ts';
import { searchTexts } from './search.texts.ts';
import type { SearchSearch } from './search-address.ts';

export const searchSections = [
  {
    paths: ['/search'],
    title: said(searchTexts, 'title'),
    page: lazyPage(() => import('./SearchPage.tsx'), 'SearchPage'),
    search: textSearch<SearchSearch>(),
    can: 'files.read',
    menu: { group: 'calls', icon: Search },
    key: 'KeyS',
  },
] as const satisfies readonly Section[];
