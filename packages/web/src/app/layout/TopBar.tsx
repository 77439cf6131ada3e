import Button from '@mui/material/Button';
import { Menu as MenuIcon, Moon, Search, Sun, Upload } from 'lucide-react';
import { IconAction } from '../../components/IconAction.tsx';
import { useCustomization } from '../../lib/customization.ts';
import { useTexts } from '../../lib/i18n.ts';
import { LanguageMenu } from '../../shared/LanguageMenu.tsx';
import { openUploadDialog } from '../../shared/uploads/choose.ts';
import { useMay } from '../../shared/users.queries.ts';
import { words } from '../../shared/words.texts.ts';
import { appTexts } from '../app.texts.ts';
import { useOverlays } from '../overlays.ts';
import { Bell } from './Bell.tsx';
import { LimitedChip } from './LimitedChip.tsx';
import { UserMenu } from './UserMenu.tsx';
import { WorkspaceButton } from './WorkspaceButton.tsx';

const openPalette = () => useOverlays.setState({ isPaletteOpen: true });

export function TopBar({ onMenu }: { onMenu: (() => void) | undefined }) {
  const t = useTexts(appTexts);
  const w = useTexts(words);
  const { themeMode, set } = useCustomization();
  const mayHear = useMay('notifications.read');
  const mayUpload = useMay('files.write');
  const isDark = themeMode === 'dark';
  return (
    <header className="top">
      {onMenu && (
        <IconAction label={t('menu')} onClick={onMenu}>
          <MenuIcon size={18} />
        </IconAction>
      )}
      <WorkspaceButton />
      <LimitedChip />
      <button
        type="button"
        className="top-search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        onClick={openPalette}
      >
        <Search size={16} aria-hidden />
        <span className="el">{t('topSearch')}</span> <span className="visually-hidden">{t('palette')}</span>
        <kbd aria-hidden>Ctrl</kbd>
        <kbd aria-hidden>K</kbd>
      </button>
      {mayUpload && (
        <>
          <Button className="wide-only" startIcon={<Upload size={16} />} onClick={openUploadDialog}>
            {w('upload')}
          </Button>
          <span className="narrow-only">
            <IconAction label={w('upload')} onClick={openUploadDialog}>
              <Upload size={18} />
            </IconAction>
          </span>
        </>
      )}
      {mayHear && <Bell />}
      <span className="wide-only">
        <LanguageMenu />
      </span>
      <span className="wide-only">
        <IconAction
          label={t(isDark ? 'toLight' : 'toDark')}
          data-testid="theme-toggle"
          onClick={() => set({ themeMode: isDark ? 'light' : 'dark' })}
        >
          {isDark ? <Sun size={16} /> : <Moon size={16} />}
        </IconAction>
      </span>
      <UserMenu />
    </header>
  );
}
