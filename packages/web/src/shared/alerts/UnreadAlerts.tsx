import type { Project } from '@earshot/core/projects/projects.ts';
import { Link } from '@tanstack/react-router';
import { Bell } from 'lucide-react';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { alertTexts } from './alerts.texts.ts';

type Props = { project: Pick<Project, 'id' | 'name' | 'unread_alerts'>; hasWords?: boolean };

/** How many alerts of a project are unread, which opens them; nothing where none is. */
export function UnreadAlerts({ project, hasWords = false }: Props) {
  const t = useTexts(alertTexts);
  const { id, name, unread_alerts: count } = project;
  if (count === 0) return null;
  const said = t('unread', { count, shown: formatNumber(count) });
  return (
    <Link
      className="chip small tone-bad unread-alerts"
      to="/notifications"
      search={{ group: 'alerts', project: String(id), unread: '1' }}
      aria-label={`${name}: ${said}`}
      title={said}
      data-testid={`unread-alerts-${id}`}
    >
      <Bell size={11} aria-hidden />
      <span className="num">{hasWords ? said : formatNumber(count)}</span>
    </Link>
  );
}
