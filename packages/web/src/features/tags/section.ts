import { Tag } from 'lucide-react';
import { lazyPage } from '../../lib/parts.ts';
import { type TextSearch, textSearch } from '../../lib/text-search.ts';
import { said } from '../../lib/texts.ts';
import type { Section } from '../../shared/section.ts';
import { tagsTexts } from './tags.texts.ts';

export type TagsSearch = TextSearch<'id' | 'create' | 'name'>;

export const tagsSections = [
  {
    paths: ['/tags'],
    title: said(tagsTexts, 'title'),
    page: lazyPage(() => import('./TagsPage.tsx'), 'TagsPage'),
    search: textSearch<TagsSearch>(),
    can: 'tags.read',
    menu: { group: 'rules', icon: Tag },
    key: 'KeyT',
    create: { text: said(tagsTexts, 'add'), can: 'tags.write' },
  },
] as const satisfies readonly Section[];
