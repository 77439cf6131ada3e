import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { BellOff, Check } from 'lucide-react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import { formatNumber, formatTimeOfDay } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useLate } from '../../lib/use-late.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { notificationPageQuery, useMissed } from '../../shared/notifications/notifications.queries.ts';
import { NotificationList } from './NotificationList.tsx';
import { NotificationsHead } from './NotificationsHead.tsx';
import './notifications.css';
import { askedOf, pageOf } from './notification-search.ts';
import { notificationsTexts } from './notifications.texts.ts';
import { PageSteps } from './PageSteps.tsx';

/** Everything that one was told, by day: what projects found plays where it stands. */
export function NotificationsPage() {
  const t = useTexts(notificationsTexts);
  const search = useSearch({ from: '/signed-in/notifications' });
  const navigate = useNavigate();
  const query = useQuery(notificationPageQuery(askedOf(search)));
  const isLate = useLate(query.isPending);
  const list = query.data;
  const isNarrowed = Boolean(search.group || search.unread || search.project);
  return (
    <div className="page notifications-page">
      <NotificationsHead search={search} list={list} />
      {query.isError && list === undefined && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      {isLate && <Skeleton height={360} radius={12} />}
      {list?.results.length === 0 && (
        <section className="card notifications-none">
          <EmptyState isInside icon={<BellOff size={22} />} title={t('none')} text={t('noneText')}>
            {isNarrowed && (
              <Button variant="outlined" onClick={() => void navigate({ to: '/notifications' })}>
                {t('showAll')}
              </Button>
            )}
          </EmptyState>
        </section>
      )}
      {list && list.results.length > 0 && <NotificationList all={list.results} />}
      {list && <PageSteps list={list} search={search} page={pageOf(search)} />}
      <Foot />
    </div>
  );
}

/** That what comes is shown at once, and what came while nobody listened was asked for. */
function Foot() {
  const t = useTexts(notificationsTexts);
  const { count, at } = useMissed();
  return (
    <p className="sm mut notifications-foot" role="status">
      <Check size={13} aria-hidden /> {t('live')}
      {at !== null && ` · ${t('missed', { count, shown: formatNumber(count), at: formatTimeOfDay(at) })}`}
    </p>
  );
}
