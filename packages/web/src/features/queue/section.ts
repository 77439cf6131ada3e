import { ListOrdered } from 'lucide-react';
import { lazyPage } from '../../lib/parts.ts';
import { type TextSearch, textSearch } from '../../lib/text-search.ts';
import { said } from '../../lib/texts.ts';
import type { Section } from '../../shared/section.ts';
import { queueTexts } from './queue.texts.ts';

export type QueueSearch = TextSearch<'offset'>;

export const queueSections = [
  {
    paths: ['/queue'],
    title: said(queueTexts, 'title'),
    page: lazyPage(() => import('./QueuePage.tsx'), 'QueuePage'),
    search: textSearch<QueueSearch>(),
    can: 'files.read',
    menu: { group: 'calls', icon: ListOrdered },
    key: 'KeyQ',
  },
] as const satisfies readonly Section[];
