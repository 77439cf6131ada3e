import Drawer from '@mui/material/Drawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Outlet, useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useCustomization } from '../../lib/customization.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useKeys } from '../../lib/keys.ts';
import { MiniPlayer } from '../../shared/player/MiniPlayer.tsx';
import { usePlayer } from '../../shared/player/player-store.ts';
import { DropCurtain } from '../../shared/uploads/DropCurtain.tsx';
import { UploadInputs } from '../../shared/uploads/UploadInputs.tsx';
import { useUploads } from '../../shared/uploads/uploads.ts';
import { useMay } from '../../shared/users.queries.ts';
import { appTexts } from '../app.texts.ts';
import { useOverlays } from '../overlays.ts';
import { useTour } from '../tour.ts';
import { useLive } from '../use-live.ts';
import { LeftOutNotice } from './LeftOutNotice.tsx';
import { Menu } from './Menu.tsx';
import './shell.css';
import { TopBar } from './TopBar.tsx';
import { useGoKeys } from './use-go-keys.ts';

const UploadDialog = lazy(() =>
  import('../../shared/uploads/UploadDialog.tsx').then((m) => ({ default: m.UploadDialog })),
);
const BulkRuns = lazy(() => import('../../shared/bulk/BulkRuns.tsx').then((m) => ({ default: m.BulkRuns })));
const UploadPanel = lazy(() =>
  import('../../shared/uploads/UploadPanel.tsx').then((m) => ({ default: m.UploadPanel })),
);
const Palette = lazy(() => import('../palette/Palette.tsx').then((m) => ({ default: m.Palette })));
const KeysDialog = lazy(() => import('./KeysDialog.tsx').then((m) => ({ default: m.KeysDialog })));
const LookPanel = lazy(() => import('./LookPanel.tsx').then((m) => ({ default: m.LookPanel })));

export function Shell() {
  const t = useTexts(appTexts);
  const { drawerFolded, set, isOpen: isLookOpen } = useCustomization();
  const isNarrow = useMediaQuery('(max-width:959.95px)');
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const mayWrite = useMay('files.write');
  const { pathname } = useLocation();
  const fileId = usePlayer((player) => player.fileId);
  // The page of the file that plays has its own, larger transport.
  const showMini = fileId !== null && !pathname.startsWith(`/files/${fileId}`);
  const showPanel = useUploads(({ items }) => items.length > 0);
  const showUpload = useUploads(({ isDialogOpen }) => isDialogOpen);
  useLive();
  const showPalette = useOnceTrue(useOverlays((overlays) => overlays.isPaletteOpen));
  const showKeys = useOnceTrue(useOverlays((overlays) => overlays.isKeysOpen));
  useKeys({ BracketLeft: () => set({ drawerFolded: !drawerFolded }) }, !isNarrow);
  useKeys({
    'Ctrl+KeyK': () => useOverlays.setState({ isPaletteOpen: true }),
    'Shift+Slash': () => useOverlays.setState({ isKeysOpen: true }),
  });
  useGoKeys();
  useTour();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes when the page changes.
  useEffect(() => setIsMenuOpen(false), [pathname]);

  return (
    <div className={`app${drawerFolded && !isNarrow ? ' folded' : ''}${showMini ? ' has-player' : ''}`}>
      <a className="skip-link" href="#content">
        {t('skip')}
      </a>
      {isNarrow ? (
        <Drawer
          open={isMenuOpen}
          onClose={() => setIsMenuOpen(false)}
          slotProps={{ paper: { 'aria-label': t('menu'), sx: { width: 248, border: 0 } } }}
        >
          <Menu folded={false} />
        </Drawer>
      ) : (
        <Menu folded={drawerFolded} onFold={() => set({ drawerFolded: !drawerFolded })} />
      )}
      <div className="main">
        <TopBar onMenu={isNarrow ? () => setIsMenuOpen(true) : undefined} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the page scrolls here, so the keyboard must reach it. */}
        <main id="content" className="outlet" tabIndex={0} style={{ outlineOffset: -2 }}>
          <Outlet />
        </main>
        {showMini && <MiniPlayer />}
      </div>
      {mayWrite && (
        <>
          <UploadInputs />
          <DropCurtain />
          <LeftOutNotice />
          <Suspense>
            {showUpload && <UploadDialog />}
            {showPanel && <UploadPanel />}
            <BulkRuns />
          </Suspense>
        </>
      )}
      <Suspense>
        {isLookOpen && <LookPanel />}
        {showPalette && <Palette />}
        {showKeys && <KeysDialog />}
      </Suspense>
    </div>
  );
}

/** A dialog is fetched when it is first wanted, and then stays, so that it can fade away. */
function useOnceTrue(wanted: boolean): boolean {
  const was = useRef(false);
  was.current ||= wanted;
  return was.current;
}
