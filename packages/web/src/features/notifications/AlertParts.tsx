import type { Notification } from '@earshot/core/notifications/notifications.api.ts';
import { listProjectFiles } from '@earshot/core/projects/projects.api.ts';
import { projectKinds } from '@earshot/core/projects/projects.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { BellOff } from 'lucide-react';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { call } from '../../lib/call.ts';
import { formatDate, formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { alertSettingsQuery, useChangeAlerts } from '../../shared/alerts/alerts.queries.ts';
import { alertTexts } from '../../shared/alerts/alerts.texts.ts';
import { MomentList } from '../../shared/projects/MomentList.tsx';
import { projectLink } from '../../shared/projects/projects.queries.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { notificationsTexts } from './notifications.texts.ts';

type Props = { notification: Notification; onOpen: () => void };

/** Calls that are quoted; the others are opened. */
const quoted = 2;

/** What was said in the calls of an alert, all of them to be opened, and quiet from the project. */
export function AlertParts({ notification: { params }, onOpen }: Props) {
  const t = useTexts(notificationsTexts);
  const id = Number(params.project);
  const alert = Number(params.alert);
  const kind = projectKinds.find((one) => one === params.project_kind) ?? 'monitoring';
  const { data } = useQuery(quotesQuery(id, alert));
  const count = data?.count ?? Number(params.count);
  return (
    <>
      {data?.results.map((file) => (
        <MomentList
          key={file.file_id}
          call={file}
          found={file.project}
          first={1}
          sought={{ project: { id, kind } }}
          onOpen={onOpen}
        />
      ))}
      <div className="row notification-actions">
        <ButtonLink
          size="small"
          variant="outlined"
          {...projectLink({ id, kind })}
          search={{ alert: String(alert) }}
          onClick={onOpen}
        >
          {t('openCalls', { count, shown: formatNumber(count) })}
        </ButtonLink>
        <Quiet id={id} name={String(params.name ?? '')} />
        <span className="push sm mut notification-mailed">{t('alsoMailed')}</span>
      </div>
    </>
  );
}

/** Which calls it told of is settled, so a project that finds more does not make it stale. */
const quotesQuery = (id: number, alert: number) => ({
  queryKey: ['alert-calls', id, alert],
  staleTime: 5 * 60_000,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    call(listProjectFiles, {
      params: { id },
      query: { alert, limit: quoted, sortByValue: '1', order_by: 'asc' },
      signal,
    }),
  retry: false,
});

/** Nothing more of the project until Monday, or again now. */
function Quiet({ id, name }: { id: number; name: string }) {
  const t = useTexts(notificationsTexts);
  const a = useTexts(alertTexts);
  const notify = useNotify();
  const change = useChangeAlerts();
  const settings = useQuery({ ...alertSettingsQuery(), retry: false }).data;
  const own = settings?.results.find(({ project_id }) => project_id === id);
  if (own === undefined || own.is_off) return null;
  const until = own.quiet_until;
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<BellOff size={14} />}
      aria-pressed={until !== null}
      loading={change.isPending}
      onClick={() =>
        change.mutate(
          { id, is_quiet: until === null },
          {
            onSuccess: () => until === null && notify.done(t('quietSet', { name })),
            onError: notify.failed,
          },
        )
      }
    >
      {until === null ? a('quietUntilMonday') : a('quietUntil', { day: formatDate(until) })}
    </Button>
  );
}
