import { ChartPie } from 'lucide-react';
import { lazyPage } from '../../lib/parts.ts';
import { type TextSearch, textSearch } from '../../lib/text-search.ts';
import { said } from '../../lib/texts.ts';
import type { Section } from '../../shared/section.ts';
import { segmentsTexts } from './segments.texts.ts';

export type SegmentsSearch = TextSearch<'id' | 'create' | 'name' | 'filters' | 'query'>;

export const segmentsSections = [
  {
    paths: ['/segments'],
    title: said(segmentsTexts, 'title'),
    page: lazyPage(() => import('./SegmentsPage.tsx'), 'SegmentsPage'),
    search: textSearch<SegmentsSearch>(),
    can: 'segments.read',
    menu: { group: 'rules', icon: ChartPie },
    key: 'KeyN',
    create: { text: said(segmentsTexts, 'add'), can: 'segments.write' },
  },
] as const satisfies readonly Section[];
