import { ListChecks } from 'lucide-react';
import { lazyPage, lazyPart } from '../../lib/parts.ts';
import { type TextSearch, textSearch } from '../../lib/text-search.ts';
import { said } from '../../lib/texts.ts';
import type { Section } from '../../shared/section.ts';
import type { QueueSearch } from './queue/queue-search.ts';
import { reviewsTexts } from './reviews.texts.ts';

export type PlansSearch = TextSearch<'id' | 'create'>;

export const reviewsSections = [
  {
    paths: ['/reviews'],
    title: said(reviewsTexts, 'title'),
    page: lazyPage(() => import('./queue/ReviewsPage.tsx'), 'ReviewsPage'),
    search: textSearch<QueueSearch>(),
    can: 'reviews.read',
    menu: {
      group: 'work',
      icon: ListChecks,
      badge: lazyPart(() => import('./OwnCount.tsx').then(({ OwnCount }) => ({ default: OwnCount }))),
    },
    key: 'KeyC',
  },
  {
    paths: ['/reviews/plans'],
    title: said(reviewsTexts, 'plans'),
    page: lazyPage(() => import('./plans/PlansPage.tsx'), 'PlansPage'),
    search: textSearch<PlansSearch>(),
    can: 'reviews.read',
    create: { text: said(reviewsTexts, 'newPlan'), can: 'reviews.plan' },
  },
] as const satisfies readonly Section[];
