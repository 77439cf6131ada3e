import type { Notification } from '@earshot/core/notifications/notifications.api.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { formatDateTime, formatWhen } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import {
  notificationsQuery,
  useReadNotifications,
} from '../../shared/notifications/notifications.queries.ts';
import { words } from '../../shared/words.texts.ts';
import { appTexts } from '../app.texts.ts';
import './bell.css';
import { notificationTexts } from '../../shared/notifications/notification.texts.ts';
import { notificationIcons } from '../../shared/notifications/notification-icons.ts';
import { useNotificationText } from '../../shared/notifications/use-notification-text.ts';

export function BellList({ onClose }: { onClose: () => void }) {
  const t = useTexts(notificationTexts);
  const app = useTexts(appTexts);
  const query = useQuery({ ...notificationsQuery(), retry: false });
  const read = useReadNotifications();
  const navigate = useNavigate();
  const list = query.data;
  const open = ({ id, link, read_at }: Notification) => {
    if (read_at === null) read.mutate([id]);
    if (link === null) return;
    onClose();
    void navigate({ href: link });
  };
  return (
    <div className="bell-list">
      <div className="row bell-head">
        <h2>{app('bell')}</h2>
        {(list?.unread ?? 0) > 0 && (
          <Button
            size="small"
            className="push"
            loading={read.isPending}
            onClick={() => read.mutate(undefined)}
          >
            {t('readAll')}
          </Button>
        )}
      </div>
      {query.isError && list === undefined && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      {list?.results.length === 0 && <p className="bell-none mut">{t('none')}</p>}
      <ul>
        {list?.results.map((notification) => (
          <li key={notification.id}>
            <Item notification={notification} onOpen={() => open(notification)} />
          </li>
        ))}
      </ul>
      <Link className="bell-all" to="/notifications" onClick={onClose}>
        {t('seeAll')}
      </Link>
    </div>
  );
}

function Item({ notification, onOpen }: { notification: Notification; onOpen: () => void }) {
  const t = useTexts(notificationTexts);
  const w = useTexts(words);
  const text = useNotificationText();
  const { kind, created_at: at, read_at: readAt } = notification;
  const Icon = notificationIcons[kind];
  return (
    <button type="button" className="bell-item" onClick={onOpen}>
      <Icon size={16} aria-hidden />
      <span className="grow">
        {text(notification)}
        <time className="sm mut" dateTime={at} title={formatDateTime(at)}>
          {formatWhen(at, new Date(), w('today'))}
        </time>
      </span>
      {readAt === null && (
        <i className="bell-dot">
          <span className="visually-hidden">{t('unread')}</span>
        </i>
      )}
    </button>
  );
}
