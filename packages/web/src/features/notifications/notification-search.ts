import { notificationGroups } from '@earshot/core/notifications/notifications.ts';
import type { NotificationsAsked } from '../../shared/notifications/notifications.queries.ts';
import type { NotificationSearch } from './section.ts';

/** Notifications that are shown at once. */
export const pageSize = 50;

export const pageOf = ({ page }: NotificationSearch): number => Math.max(1, Math.floor(Number(page) || 1));

export const tabs = ['all', 'unread', ...notificationGroups] as const;
export type Tab = (typeof tabs)[number];

export const tabOf = ({ group, unread }: NotificationSearch): Tab =>
  notificationGroups.find((one) => one === group) ?? (unread ? 'unread' : 'all');

/** What is asked of the server; whatever the address holds that is nothing known is passed over. */
export function askedOf(search: NotificationSearch): NotificationsAsked {
  const { unread, project } = search;
  const group = notificationGroups.find((one) => one === search.group);
  const id = Number(project);
  return {
    limit: pageSize,
    offset: (pageOf(search) - 1) * pageSize,
    ...(group && { group }),
    ...(unread && { unread: '1' as const }),
    ...(project && Number.isSafeInteger(id) && { project: id }),
  };
}
