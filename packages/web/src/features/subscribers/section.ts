import { UserRound } from 'lucide-react';
import { lazyPage } from '../../lib/parts.ts';
import { type TextSearch, textSearch } from '../../lib/text-search.ts';
import { said } from '../../lib/texts.ts';
import type { Section } from '../../shared/section.ts';
import { subscribersTexts } from './subscribers.texts.ts';

export type SubscribersSearch = TextSearch<
  'text' | 'dateFrom' | 'dateTo' | 'sorting_by' | 'order_by' | 'create'
>;
export type SubscriberSearch = TextSearch<'dateFrom' | 'dateTo'>;

export const subscribersSections = [
  {
    paths: ['/subscribers'],
    title: said(subscribersTexts, 'title'),
    page: lazyPage(() => import('./SubscribersPage.tsx'), 'SubscribersPage'),
    search: textSearch<SubscribersSearch>(),
    can: 'subscribers.read',
    menu: { group: 'people', icon: UserRound },
    create: { text: said(subscribersTexts, 'new'), can: 'subscribers.write' },
  },
  {
    paths: ['/subscribers/$id'],
    title: said(subscribersTexts, 'one'),
    page: lazyPage(() => import('./SubscriberPage.tsx'), 'SubscriberPage'),
    search: textSearch<SubscriberSearch>(),
    can: 'subscribers.read',
  },
] as const satisfies readonly Section[];
