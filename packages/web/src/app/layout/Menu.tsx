import { Link, useLocation } from '@tanstack/react-router';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { Suspense } from 'react';
import { BrandMark } from '../../components/Brand.tsx';
import { IconAction } from '../../components/IconAction.tsx';
import { useSaid, useTexts } from '../../lib/i18n.ts';
import { useMayFor } from '../../shared/users.queries.ts';
import { appTexts } from '../app.texts.ts';
import { destinations, menuGroups } from '../sections.ts';
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
        const shown = destinations.filter(
          ({ menu, can }) => menu?.group === group && may(can ?? 'files.read'),
        );
        if (shown.length === 0) return null;
        return (
          <div key={group}>
            <div className="nav-caption">{t(group)}</div>
            {shown.map((section) => (
              <Item key={section.path} section={section} folded={folded} />
            ))}
          </div>
        );
      })}
      <Pins folded={folded} />
    </nav>
  );
}

function Item({ section, folded }: { section: (typeof destinations)[number]; folded: boolean }) {
  const say = useSaid();
  const { pathname } = useLocation();
  const { path: to, title, menu } = section;
  const isHere = pathname === to || pathname.startsWith(`${to}/`);
  if (menu === undefined) return null;
  const { icon: Icon, badge: Badge } = menu;
  return (
    <Link
      className="nav"
      to={to}
      aria-current={isHere ? 'page' : undefined}
      title={folded ? say(title) : undefined}
    >
      <Icon size={16} strokeWidth={1.8} aria-hidden />
      <span>{say(title)}</span>
      {Badge && (
        <Suspense fallback={<span className="count" />}>
          <Badge />
        </Suspense>
      )}
    </Link>
  );
}
