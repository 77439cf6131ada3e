import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notificationsQuery, useReadNotifications } from './notifications.queries.ts';

/** Whoever looks at the calls of an alert has read what told them of it. */
export function useReadAlert(alert: number | undefined): void {
  const { results = [] } = useQuery({ ...notificationsQuery(), retry: false }).data ?? {};
  const { mutate } = useReadNotifications();
  const unread = results.find(({ params, read_at }) => params.alert === alert && read_at === null)?.id;
  useEffect(() => {
    if (alert !== undefined && unread !== undefined) mutate([unread]);
  }, [alert, unread, mutate]);
}
