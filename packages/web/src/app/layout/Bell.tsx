import Popover from '@mui/material/Popover';
import { useQuery } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { IconAction } from '../../components/IconAction.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { lazyPart } from '../../lib/parts.ts';
import { notificationsQuery } from '../../shared/notifications/notifications.queries.ts';
import { appTexts } from '../app.texts.ts';

const BellList = lazyPart(() => import('./BellList.tsx').then((m) => ({ default: m.BellList })));

export function Bell() {
  const t = useTexts(appTexts);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const unread = useQuery({ ...notificationsQuery(), retry: false }).data?.unread ?? 0;
  const close = () => setAnchor(null);
  return (
    <>
      <span className="bell">
        <IconAction
          label={unread === 0 ? t('bell') : t('bellUnread', { count: unread })}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <BellIcon size={16} />
        </IconAction>
        {unread > 0 && (
          <span className="bell-count" aria-hidden>
            {unread > 99 ? '99+' : formatNumber(unread)}
          </span>
        )}
      </span>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('bell') } }}
      >
        <Suspense fallback={<div style={{ width: 340, height: 160 }} />}>
          {anchor !== null && <BellList onClose={close} />}
        </Suspense>
      </Popover>
    </>
  );
}
