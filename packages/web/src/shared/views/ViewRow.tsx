import type { View } from '@earshot/core/views/views.api.ts';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Ellipsis, Pencil, Replace, Trash2, Users } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { useAccount } from '../account.ts';
import { useNotify } from '../use-notify.ts';
import { words } from '../words.texts.ts';
import { useRemoveView, useSaveView } from './views.queries.ts';
import { viewsTexts } from './views.texts.ts';

type Props = {
  view: View;
  address: string;
  onOpen: (view: View) => void;
  onRename: (view: View) => void;
  /** What was done is told beside the menu, not behind it. */
  onDone: () => void;
};

/** One saved view; what can be done with it is behind the dots, or the arrow to the right. */
export function ViewRow({ view, address, onOpen, onRename, onDone, ...rest }: Props) {
  const t = useTexts(viewsTexts);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isAdmin = useAccount(({ user }) => user?.role === 'admin');
  const mayChange = view.is_own || isAdmin;
  return (
    <>
      <MenuItem
        {...rest}
        data-testid="view"
        onClick={() => onOpen(view)}
        onKeyDown={(event: KeyboardEvent<HTMLLIElement>) => {
          if (event.key === 'ArrowRight' && mayChange) setAnchor(event.currentTarget);
        }}
      >
        <span className="el grow">{view.name}</span>
        <span className="sm mut">{view.is_own ? (view.is_shared ? t('isShared') : '') : view.author}</span>
        {mayChange && (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the arrow key opens the same menu.
          // biome-ignore lint/a11y/noStaticElementInteractions: a menu item may hold no other control.
          <span
            className="view-more"
            title={t('actions', { name: view.name })}
            onClick={(event: MouseEvent<HTMLElement>) => {
              event.stopPropagation();
              setAnchor(event.currentTarget);
            }}
          >
            <Ellipsis size={16} aria-hidden />
          </span>
        )}
      </MenuItem>
      <Actions {...{ view, address, anchor, onRename, onDone }} onClose={() => setAnchor(null)} />
    </>
  );
}

function Actions({
  view,
  address,
  anchor,
  onRename,
  onDone,
  onClose,
}: Pick<Props, 'view' | 'address' | 'onRename' | 'onDone'> & {
  anchor: HTMLElement | null;
  onClose: () => void;
}) {
  const t = useTexts(viewsTexts);
  const w = useTexts(words);
  const notify = useNotify();
  const { mutateAsync: save } = useSaveView();
  const { mutateAsync: remove } = useRemoveView();
  const { id, page, project_id, name, is_shared } = view;
  const body = { page, project_id, name, address: view.address, is_shared };
  const close = () => {
    onClose();
    onDone();
  };
  const change = (next: Partial<typeof body>) => {
    close();
    save({ id, ...body, ...next }).then(
      () => notify.undoable(t('saved', { name }), () => void save({ id, ...body }).catch(notify.failed)),
      notify.failed,
    );
  };
  const drop = () => {
    close();
    const back = () => void save(body).catch(notify.failed);
    const said = t('removed', { name });
    // Brought back by somebody else it would be theirs.
    remove(id).then(() => (view.is_own ? notify.undoable(said, back) : notify.done(said)), notify.failed);
  };
  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      {view.is_own && [
        <MenuItem
          key="rename"
          onClick={() => {
            onClose();
            onRename(view);
          }}
        >
          <Pencil size={16} aria-hidden />
          {t('rename')}
        </MenuItem>,
        <MenuItem key="share" onClick={() => change({ is_shared: !is_shared })}>
          <Users size={16} aria-hidden />
          {t(is_shared ? 'makePrivate' : 'makeShared')}
        </MenuItem>,
        <MenuItem key="replace" disabled={address === view.address} onClick={() => change({ address })}>
          <Replace size={16} aria-hidden />
          {t('replace')}
        </MenuItem>,
      ]}
      <MenuItem sx={{ color: 'var(--bad-fg)' }} onClick={drop}>
        <Trash2 size={16} aria-hidden />
        {w('remove')}
      </MenuItem>
    </Menu>
  );
}
