import { lazyPage } from '../../lib/parts.ts';
import { type TextSearch, textSearch } from '../../lib/text-search.ts';
import { said } from '../../lib/texts.ts';
import type { Section } from '../../shared/section.ts';
import { notificationsTexts } from './notifications.texts.ts';

/** `group`: alerts, work or files; `unread`: only those; `project`: its id. */
export type NotificationSearch = TextSearch<'group' | 'unread' | 'project' | 'page'>;

export const notificationsSections = [
  {
    paths: ['/notifications'],
    title: said(notificationsTexts, 'title'),
    page: lazyPage(() => import('./NotificationsPage.tsx'), 'NotificationsPage'),
    search: textSearch<NotificationSearch>(),
    can: 'notifications.read',
  },
] as const satisfies readonly Section[];
