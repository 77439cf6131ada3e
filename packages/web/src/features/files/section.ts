import { AudioLines, Star } from 'lucide-react';

import { lazyPage, lazyPart } from '../../lib/parts.ts';
import { textSearch } from '../../lib/text-search.ts';
import { said } from '../../lib/texts.ts';
import type { Section } from '../../shared/section.ts';
import type { FileSearch } from './file-search.ts';
import { filesTexts } from './files.texts.ts';

export const filesSections = [
  {
    paths: ['/files'],
    title: said(filesTexts, 'title'),
    page: lazyPage(() => import('./FilesPage.tsx'), 'FilesPage'),
    search: textSearch<FileSearch>(),
    can: 'files.read',
    menu: {
      group: 'calls',
      icon: AudioLines,
      badge: lazyPart(() => import('./FileCount.tsx').then(({ FileCount }) => ({ default: FileCount }))),
    },
    key: 'KeyF',
  },
] as const satisfies readonly Section[];

export const favoritesSections = [
  {
    paths: ['/favorites'],
    title: said(filesTexts, 'favorites'),
    page: lazyPage(() => import('./FilesPage.tsx'), 'FavoritesPage'),
    search: textSearch<FileSearch>(),
    can: 'files.read',
    menu: { group: 'calls', icon: Star },
    key: 'KeyV',
  },
] as const satisfies readonly Section[];
