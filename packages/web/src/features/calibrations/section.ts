import { lazyPage } from '../../lib/parts.ts';
import { type TextSearch, textSearch } from '../../lib/text-search.ts';
import { said } from '../../lib/texts.ts';
import type { Section } from '../../shared/section.ts';
import { calibrationsTexts } from './calibrations.texts.ts';

export type CalibrationsSearch = TextSearch<'create'>;

export const calibrationsSections = [
  {
    paths: ['/reviews/calibrations'],
    title: said(calibrationsTexts, 'title'),
    page: lazyPage(() => import('./CalibrationsPage.tsx'), 'CalibrationsPage'),
    search: textSearch<CalibrationsSearch>(),
    can: 'reviews.read',
    create: { text: said(calibrationsTexts, 'add'), can: 'reviews.plan' },
  },
] as const satisfies readonly Section[];
