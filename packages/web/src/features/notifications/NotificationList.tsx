import type { Notification } from '@earshot/core/notifications/notifications.api.ts';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { formatDateTime, formatDay, formatTimeOfDay } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { notificationIcons } from '../../shared/notifications/notification-icons.ts';
import { useReadNotifications } from '../../shared/notifications/notifications.queries.ts';
import { useNotificationText } from '../../shared/notifications/use-notification-text.ts';
import { AlertParts } from './AlertParts.tsx';
import { byDay } from './by-day.ts';
import { notificationsTexts } from './notifications.texts.ts';

/** Notifications by day, the newest first. */
export function NotificationList({ all }: { all: readonly Notification[] }) {
  const t = useTexts(notificationsTexts);
  const id = useId();
  return (
    <div className="card notifications">
      {byDay(all, new Date()).map(({ day, is, some }) => (
        <section key={day} aria-labelledby={`${id}-${day}`}>
          <h2 id={`${id}-${day}`}>{is === 'other' ? formatDay(day) : t(is)}</h2>
          <ul>
            {some.map((one) => (
              <Item key={one.id} notification={one} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Item({ notification }: { notification: Notification }) {
  const t = useTexts(notificationsTexts);
  const text = useNotificationText();
  const read = useReadNotifications();
  const { id, kind, link, created_at: at, read_at: readAt } = notification;
  const Icon = notificationIcons[kind];
  const isUnread = readAt === null;
  const opened = () => isUnread && read.mutate([id]);
  return (
    <li data-testid={`notification-${id}`} className={isUnread ? 'unread' : undefined}>
      <span
        className={kind === 'project.alert' ? 'notification-icon alert' : 'notification-icon'}
        aria-hidden
      >
        <Icon size={15} />
      </span>
      <div className="notification-body">
        <p className="notification-title">
          {link === null ? (
            text(notification)
          ) : (
            <Link to={link} onClick={opened}>
              {text(notification)}
            </Link>
          )}
        </p>
        {kind === 'project.alert' && <AlertParts notification={notification} onOpen={opened} />}
      </div>
      <span className="row notification-end">
        <time className="sm t2 num" dateTime={at} title={formatDateTime(at)}>
          {formatTimeOfDay(at)}
        </time>
        {isUnread && (
          <button
            type="button"
            className="plain notification-dot"
            aria-label={`${t('isUnread')}. ${t('markRead')}: ${text(notification)}`}
            title={t('markRead')}
            onClick={() => read.mutate([id])}
          >
            <i aria-hidden />
          </button>
        )}
      </span>
    </li>
  );
}
