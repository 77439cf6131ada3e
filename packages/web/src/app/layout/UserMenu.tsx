import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useNavigate } from '@tanstack/react-router';
import { Compass, Keyboard, LogOut, Palette, User } from 'lucide-react';
import { useState } from 'react';
import { useCustomization } from '../../lib/customization.ts';
import { useTexts } from '../../lib/i18n.ts';
import { Avatar } from '../../shared/Avatar.tsx';
import { useAccount } from '../../shared/account.ts';
import { roleTexts } from '../../shared/roles.texts.ts';
import { useLimited } from '../../shared/use-limited.ts';
import { appTexts } from '../app.texts.ts';
import { useOverlays } from '../overlays.ts';
import { signOutHere } from '../session.ts';
import { askForTour } from '../tour.ts';

export function UserMenu() {
  const t = useTexts(appTexts);
  const roleName = useTexts(roleTexts);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const user = useAccount((account) => account.user);
  const set = useCustomization((look) => look.set);
  const navigate = useNavigate();
  const limited = useLimited();
  const close = () => setAnchor(null);
  if (user === null) return null;
  return (
    <>
      <IconButton
        aria-label={t('userMenu')}
        data-tour="user-menu"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ borderRadius: '50%', ml: 0.5 }}
      >
        <Avatar name={user.name} src={user.avatar} size={30} />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <div style={{ padding: '6px 12px 10px', minWidth: 200 }}>
          <div className="semi">{user.name}</div>
          <div className="sm mut">{user.email}</div>
          {user.role && <div className="sm mut">{roleName(`role_${user.role}`)}</div>}
          {limited !== null && <div className="sm mut user-limited">{limited}</div>}
        </div>
        <Divider />
        <MenuItem
          onClick={() => {
            close();
            void navigate({ to: '/profile' });
          }}
        >
          <User size={16} aria-hidden />
          {t('profile')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            set({ isOpen: true });
          }}
        >
          <Palette size={16} aria-hidden />
          {t('look')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            useOverlays.setState({ isKeysOpen: true });
          }}
        >
          <Keyboard size={16} aria-hidden />
          {t('keys')}
          <kbd style={{ marginInlineStart: 'auto' }}>?</kbd>
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            askForTour();
          }}
        >
          <Compass size={16} aria-hidden />
          {t('tour')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            void signOutHere();
          }}
        >
          <LogOut size={16} aria-hidden />
          {t('signOut')}
        </MenuItem>
      </Menu>
    </>
  );
}
