import { lazyRouteComponent } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { textSearch } from '../../lib/text-search.ts';
import { said } from '../../lib/texts.ts';
import type { Section } from '../../shared/section.ts';
import { searchTexts } from './search.texts.ts';
import type { SearchSearch } from './search-address.ts';

export const searchSections = [
  {
    paths: ['/search'],
    title: said(searchTexts, 'title'),
    page: lazyRouteComponent(() => import('./SearchPage.tsx'), 'SearchPage'),
    search: textSearch<SearchSearch>(),
    can: 'files.read',
    menu: { group: 'calls', icon: Search },
    key: 'KeyS',
  },
] as const satisfies readonly Section[];
