import type { ReplyOf } from '@earshot/core/endpoint.ts';
import type { listNotifications } from '@earshot/core/notifications/notifications.api.ts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Check, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Choice } from '../../components/Choice.tsx';
import { FilterSelect } from '../../components/FilterSelect.tsx';
import { IconAction } from '../../components/IconAction.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useReadNotifications } from '../../shared/notifications/notifications.queries.ts';
import { projectsQuery } from '../../shared/projects/projects.queries.ts';
import { AlertSettingsDialog } from './AlertSettingsDialog.tsx';
import { type Tab, tabOf, tabs } from './notification-search.ts';
import { notificationsTexts } from './notifications.texts.ts';
import type { NotificationSearch } from './section.ts';

type List = ReplyOf<typeof listNotifications>;
type Props = { search: NotificationSearch; list: List | undefined };

const searchOfTab = (tab: Tab): NotificationSearch =>
  tab === 'all' ? {} : tab === 'unread' ? { unread: '1' } : { group: tab };

/** How many are unread, and which are shown. */
export function NotificationsHead({ search, list }: Props) {
  const t = useTexts(notificationsTexts);
  const read = useReadNotifications();
  const [isOpen, setIsOpen] = useState(false);
  const unread = list?.unread ?? 0;
  return (
    <>
      <div className="page-head">
        <h1>{t('title')}</h1>
        {unread > 0 && (
          <span className="mut num" aria-live="polite">
            {t('unreadCount', { shown: formatNumber(unread) })}
          </span>
        )}
        <span className="push" />
        {unread > 0 && (
          <Button
            variant="outlined"
            startIcon={<Check size={15} />}
            loading={read.isPending}
            onClick={() => read.mutate(undefined)}
          >
            {t('readAll')}
          </Button>
        )}
        <IconAction className="outlined" label={t('settings')} onClick={() => setIsOpen(true)}>
          <SlidersHorizontal size={16} />
        </IconAction>
      </div>
      <Narrowing search={search} list={list} />
      {isOpen && <AlertSettingsDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

function Narrowing({ search, list }: Props) {
  const t = useTexts(notificationsTexts);
  const navigate = useNavigate();
  const projects = useQuery({ ...projectsQuery(), retry: false }).data?.results ?? [];
  const counts: Partial<Record<Tab, number>> = list ? { unread: list.unread, ...list.unread_by_group } : {};
  const show = (next: NotificationSearch) => void navigate({ to: '/notifications', search: next });
  return (
    <div className="row notifications-tools">
      <Choice
        label={t('which')}
        value={tabOf(search)}
        options={tabs.map((value) => ({
          value,
          label: (
            <>
              {t(value)} {Boolean(counts[value]) && <b className="num">{formatNumber(counts[value] ?? 0)}</b>}
            </>
          ),
        }))}
        onChange={(tab) => show({ ...searchOfTab(tab), ...(search.project && { project: search.project }) })}
      />
      <span className="push" />
      {projects.length > 0 && (
        <FilterSelect
          label={t('project')}
          every={t('anyProject')}
          value={projects.some(({ id }) => String(id) === search.project) ? search.project : undefined}
          options={projects.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(project) => show({ ...search, page: undefined, project })}
        />
      )}
    </div>
  );
}
