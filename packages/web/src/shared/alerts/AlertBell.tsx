import { useQuery } from '@tanstack/react-query';
import { Bell, BellOff } from 'lucide-react';
import { IconAction } from '../../components/IconAction.tsx';
import { useTexts } from '../../lib/i18n.ts';
import { useNotify } from '../use-notify.ts';
import { alertSettingsQuery, useChangeAlerts } from './alerts.queries.ts';
import { alertTexts } from './alerts.texts.ts';

/** One's own alerts of a project, on or off; nothing for whomever the project does not tell. */
export function AlertBell({ project: { id, name } }: { project: { id: number; name: string } }) {
  const t = useTexts(alertTexts);
  const notify = useNotify();
  const settings = useQuery({ ...alertSettingsQuery(), retry: false }).data;
  const change = useChangeAlerts();
  const own = settings?.results.find(({ project_id }) => project_id === id);
  if (own === undefined) return null;
  const isOn = !own.is_off;
  return (
    <IconAction
      className="outlined"
      label={t(isOn ? 'getting' : 'notGetting')}
      aria-pressed={isOn}
      disabled={change.isPending}
      onClick={() =>
        change.mutate(
          { id, is_off: isOn },
          {
            onSuccess: () => notify.done(t(isOn ? 'turnedOff' : 'turnedOn', { name })),
            onError: notify.failed,
          },
        )
      }
    >
      {isOn ? <Bell size={16} /> : <BellOff size={16} />}
    </IconAction>
  );
}
