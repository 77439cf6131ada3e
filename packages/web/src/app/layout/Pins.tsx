import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { Pin } from 'lucide-react';
import { useTexts } from '../../lib/i18n.ts';
import { pinsQuery, projectLink } from '../../shared/projects/projects.queries.ts';
import { useMay } from '../../shared/users.queries.ts';
import { appTexts } from '../app.texts.ts';

/** Projects that the person has pinned; nothing where there are none. */
export function Pins({ folded }: { folded: boolean }) {
  const t = useTexts(appTexts);
  const { pathname } = useLocation();
  const may = useMay('projects.read');
  const pins = useQuery({ ...pinsQuery(), enabled: may }).data ?? [];
  if (pins.length === 0) return null;
  return (
    <div>
      <div className="nav-caption">{t('pinned')}</div>
      {pins.map(({ project_id: id, name, kind }) => {
        const link = projectLink({ id, kind });
        return (
          <Link
            key={id}
            className="nav"
            {...link}
            aria-current={pathname === link.to.replace('$id', link.params.id) ? 'page' : undefined}
            title={folded ? name : undefined}
          >
            <Pin size={16} strokeWidth={1.8} aria-hidden />
            <span className="el">{name}</span>
          </Link>
        );
      })}
    </div>
  );
}
