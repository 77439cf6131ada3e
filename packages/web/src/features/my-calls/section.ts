import { Headphones } from 'lucide-react';
import { lazyPage } from '../../lib/parts.ts';
import { type TextSearch, textSearch } from '../../lib/text-search.ts';
import { said } from '../../lib/texts.ts';
import type { Section } from '../../shared/section.ts';
import { myCallsTexts } from './my-calls.texts.ts';

/** `goal`: the form; `own`: the form by which one scores the own call, beside `file`; `coaching`: what one is led to. */
export type MyCallsSearch = TextSearch<'tab' | 'goal' | 'file' | 'own' | 'coaching' | 'dateFrom' | 'dateTo'>;

export const myCallsSections = [
  {
    paths: ['/my-calls'],
    title: said(myCallsTexts, 'title'),
    page: lazyPage(() => import('./MyCallsPage.tsx'), 'MyCallsPage'),
    search: textSearch<MyCallsSearch>(),
    can: 'agent',
    menu: { group: 'work', icon: Headphones },
  },
] as const satisfies readonly Section[];
