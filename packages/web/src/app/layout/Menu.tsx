import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { BrandMark } from '../../components/Brand.tsx';
import { IconAction } from '../../components/IconAction.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useTexts } from '../../lib/i18n.ts';
import { fileCountQuery } from '../../shared/files/files.queries.ts';
import { useMayFor } from '../../shared/users.queries.ts';
import { appTexts } from '../app.texts.ts';
import { menuGroups, type Section, sections } from '../sections.ts';
import { Pins } from './Pins.tsx';

/** Made from the table of routes: what is not there yet is not shown. */
export function Menu({ folded, onFold }: { folded: boolean; onFold?: () => void }) {
  const t = useTexts(appTexts);
  const may = useMayFor();
  return (
    <nav className="drawer" aria-label={t('menu')}>
      <div className="brand">
        <BrandMark />
        <span>Earshot</span>
        {onFold && (
          <IconAction
            size="small"
            label={t(folded ? 'unfoldMenu' : 'foldMenu')}
            aria-expanded={!folded}
            onClick={onFold}
          >
            {folded ? <PanelLeftOpen size={16} /> : <PanelLeftClose size={16} />}
          </IconAction>
        )}
      </div>
      {menuGroups.map((group) => {
        const shown = sections.filter(
          (section) => section.menu?.group === group && may(section.can ?? 'files.read'),
        );
        if (shown.length === 0) return null;
        return (
          <div key={group}>
            <div className="nav-caption">{t(group)}</div>
            {shown.map((section) => (
              <Item key={section.title} section={section} folded={folded} />
            ))}
          </div>
        );
      })}
      <Pins folded={folded} />
    </nav>
  );
}

function Item({ section, folded }: { section: Section; folded: boolean }) {
  const t = useTexts(appTexts);
  const { pathname } = useLocation();
  const to = section.paths[0] ?? '/';
  const isHere = pathname === to || pathname.startsWith(`${to}/`);
  const Icon = section.menu?.icon;
  if (Icon === undefined) return null;
  return (
    <Link
      className="nav"
      to={to}
      aria-current={isHere ? 'page' : undefined}
      title={folded ? t(section.title) : undefined}
    >
      <Icon size={16} strokeWidth={1.8} aria-hidden />
      <span>{t(section.title)}</span>
      {section.page === 'files' && <FileCount />}
    </Link>
  );
}

function FileCount() {
  const files = useQuery(fileCountQuery()).data;
  return (
    <span className="count">
      {files && formatNumber(files.total)}
      {files?.isCapped && '+'}
    </span>
  );
}
