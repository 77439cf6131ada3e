import { Filter } from 'lucide-react';
import { lazyPage } from '../../lib/parts.ts';
import { type TextSearch, textSearch } from '../../lib/text-search.ts';
import { said } from '../../lib/texts.ts';
import type { Section } from '../../shared/section.ts';
import { conversionsTexts } from './conversions.texts.ts';

/** `id`: the page of one, or with `edit` its form; without it the overview. */
export type ConversionsSearch = TextSearch<'id' | 'create' | 'edit' | 'dateFrom' | 'dateTo'>;

export const conversionsSections = [
  {
    paths: ['/conversions'],
    title: said(conversionsTexts, 'title'),
    page: lazyPage(() => import('./ConversionsPage.tsx'), 'ConversionsPage'),
    search: textSearch<ConversionsSearch>(),
    can: 'conversions.read',
    menu: { group: 'rules', icon: Filter },
    create: { text: said(conversionsTexts, 'add'), can: 'conversions.write' },
  },
] as const satisfies readonly Section[];
