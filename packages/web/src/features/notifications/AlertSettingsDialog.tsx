import type { AlertSetting } from '@earshot/core/alerts/alerts.api.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Switch from '@mui/material/Switch';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { Skeleton } from '../../components/Skeleton.tsx';
import { formatDate, formatDateTime } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { alertSettingsQuery, useChangeAlerts } from '../../shared/alerts/alerts.queries.ts';
import { alertTexts } from '../../shared/alerts/alerts.texts.ts';
import { ErrorState } from '../../shared/ErrorState.tsx';
import { projectLink } from '../../shared/projects/projects.queries.ts';
import { zoneName } from '../../shared/time-zone/time-zones.ts';
import { useNotify } from '../../shared/use-notify.ts';
import { notificationsTexts } from './notifications.texts.ts';

/** Which projects tell oneself, and how often. */
export function AlertSettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(notificationsTexts);
  const id = useId();
  const query = useQuery(alertSettingsQuery());
  const settings = query.data;
  return (
    <Dialog open onClose={onClose} maxWidth="tablet" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t('settingsTitle')}</DialogTitle>
      <DialogContent className="alert-settings">
        {query.isPending && <Skeleton height={120} radius={8} />}
        {query.isError && settings === undefined && (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        )}
        {settings && (
          <p className="t2">
            {settings.results.length === 0
              ? t('settingsNone')
              : t('settingsLead', { zone: zoneName(settings.time_zone) })}
          </p>
        )}
        <ul>
          {settings?.results.map((one) => (
            <SettingLine key={one.project_id} setting={one} timeZone={settings.time_zone} onLeave={onClose} />
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

const oftener = (period: AlertSetting['alerts_period']) => period === '4_a_day' || period === '2_a_day';

type LineProps = { setting: AlertSetting; timeZone: string; onLeave: () => void };

function SettingLine({ setting, timeZone, onLeave }: LineProps) {
  const t = useTexts(notificationsTexts);
  const a = useTexts(alertTexts);
  const notify = useNotify();
  const change = useChangeAlerts();
  const { project_id: id, name, kind, is_off, is_daily, quiet_until, next_at, alerts_period } = setting;
  const set = (body: Omit<Parameters<typeof change.mutate>[0], 'id'>) =>
    change.mutate({ id, ...body }, { onError: notify.failed });
  return (
    <li data-testid={`alerts-of-${id}`}>
      <Switch
        size="small"
        checked={!is_off}
        disabled={change.isPending}
        onChange={() => set({ is_off: !is_off })}
        slotProps={{ input: { 'aria-label': t('alertsOf', { name }) } }}
      />
      <span className="alert-setting-name">
        <Link className="med" {...projectLink({ id, kind })} onClick={onLeave}>
          {name}
        </Link>
        <span className="sm t2">
          {next_at === null ? t('off') : a('next', { at: formatDateTime(next_at, timeZone) })}
        </span>
      </span>
      {!is_off && (
        <span className="row alert-setting-actions">
          {oftener(alerts_period) && (
            <Button
              size="small"
              variant={is_daily ? 'contained' : 'outlined'}
              aria-pressed={is_daily}
              disabled={change.isPending}
              onClick={() => set({ is_daily: !is_daily })}
            >
              {a('onceADay')}
            </Button>
          )}
          <Button
            size="small"
            variant={quiet_until === null ? 'outlined' : 'contained'}
            aria-pressed={quiet_until !== null}
            disabled={change.isPending}
            onClick={() => set({ is_quiet: quiet_until === null })}
          >
            {quiet_until === null ? a('quietUntilMonday') : a('quietUntil', { day: formatDate(quiet_until) })}
          </Button>
        </span>
      )}
    </li>
  );
}
