import type { View } from '@earshot/core/views/views.api.ts';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Bookmark, ChevronDown, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { useMay } from '../users.queries.ts';
import { ViewDialog } from './ViewDialog.tsx';
import { ViewRow } from './ViewRow.tsx';
import { type ViewPage, viewsQuery } from './views.queries.ts';
import './views.css';
import { viewsTexts } from './views.texts.ts';

type Props = {
  page: ViewPage;
  /** Whose page it is, where that is the page of a project. */
  projectId?: number | null;
  /** The address as it is now, without the page one has turned to. */
  address: string;
};

/** Lists as somebody set them up: the own ones and those that others share. */
export function ViewsMenu({ page, projectId = null, address }: Props) {
  const t = useTexts(viewsTexts);
  const navigate = useNavigate();
  const maySave = useMay('views.write');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [named, setNamed] = useState<View | 'new' | null>(null);
  const views = useQuery({ ...viewsQuery(page, projectId), enabled: anchor !== null }).data ?? [];
  const own = views.filter(({ is_own }) => is_own);
  const others = views.filter(({ is_own }) => !is_own);
  const close = () => setAnchor(null);
  const open = (view: View) => {
    close();
    void navigate({
      to: page === 'project' ? '.' : `/${page}`,
      search: Object.fromEntries(new URLSearchParams(view.address)),
    });
  };
  const rename = (view: View) => {
    close();
    setNamed(view);
  };
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        data-testid="views"
        startIcon={<Bookmark size={16} />}
        endIcon={<ChevronDown size={14} />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('views')}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{ paper: { sx: { width: 300, maxWidth: '92vw' } } }}
      >
        {maySave && (
          <MenuItem
            onClick={() => {
              close();
              setNamed('new');
            }}
          >
            <Plus size={16} aria-hidden />
            {t('saveNow')}
          </MenuItem>
        )}
        {maySave && <Divider />}
        {views.length === 0 && <MenuItem disabled>{t('none')}</MenuItem>}
        {own.map((view) => (
          <ViewRow key={view.id} {...{ view, address, onOpen: open, onRename: rename, onDone: close }} />
        ))}
        {others.length > 0 && (
          <li className="views-caption" role="presentation">
            {t('shared')}
          </li>
        )}
        {others.map((view) => (
          <ViewRow key={view.id} {...{ view, address, onOpen: open, onRename: rename, onDone: close }} />
        ))}
      </Menu>
      {named !== null && (
        <ViewDialog
          page={page}
          projectId={projectId}
          address={named === 'new' ? address : named.address}
          view={named === 'new' ? undefined : named}
          onClose={() => setNamed(null)}
        />
      )}
    </>
  );
}
