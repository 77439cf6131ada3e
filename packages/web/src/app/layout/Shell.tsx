import Drawer from '@mui/material/Drawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Outlet, useLocation } from '@tanstack/react-router';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useCustomization } from '../../lib/customization.ts';
import { useTexts } from '../../lib/i18n.ts';
import { useKeys } from '../../lib/keys.ts';
import { lazyPart } from '../../lib/parts.ts';
import { MiniPlayer } from '../../shared/player/MiniPlayer.tsx';
import { usePlayer } from '../../shared/player/player-store.ts';
import { DropCurtain } from '../../shared/uploads/DropCurtain.tsx';
import { UnfinishedUploads } from '../../shared/uploads/UnfinishedUploads.tsx';
import { UploadInputs } from '../../shared/uploads/UploadInputs.tsx';
import { useUploads } from '../../shared/uploads/uploads.ts';
import { useMay } from '../../shared/users.queries.ts';
import { RefusedActions } from '../../shared/waiting/Refused.tsx';
import { appTexts } from '../app.texts.ts';
import { useOverlays } from '../overlays.ts';
import { useSnackbarsAhead } from '../snackbars-ahead.ts';
import { useTour } from '../tour.ts';
import { useLive } from '../use-live.ts';
import { useWaitingWork } from '../use-waiting-work.ts';
import { LeftOutNotice } from './LeftOutNotice.tsx';
import { Menu } from './Menu.tsx';
import './shell.css';
import { NetworkBanner } from './NetworkBanner.tsx';
import { TopBar } from './TopBar.tsx';
import { useGoKeys } from './use-go-keys.ts';

const UploadDialog = lazyPart(() =>
  import('../../shared/uploads/UploadDialog.tsx').then((m) => ({ default: m.UploadDialog })),
);
const BulkRuns = lazyPart(() =>
  import('../../shared/bulk/BulkRuns.tsx').then((m) => ({ default: m.BulkRuns })),
);
const UploadPanel = lazyPart(() =>
  import('../../shared/uploads/UploadPanel.tsx').then((m) => ({ default: m.UploadPanel })),
);
const Palette = lazyPart(() => import('../palette/Palette.tsx').then((m) => ({ default: m.Palette })));
const KeysDialog = lazyPart(() => import('./KeysDialog.tsx').then((m) => ({ default: m.KeysDialog })));
const LookPanel = lazyPart(() => import('./LookPanel.tsx').then((m) => ({ default: m.LookPanel })));

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
  useWaitingWork();
  useSnackbarsAhead();
  const showPalette = useOnceTrue(useOverlays((overlays) => overlays.isPaletteOpen));
  const showKeys = useOnceTrue(useOverlays((overlays) => overlays.isKeysOpen));
  useKeys({ BracketLeft: () => set({ drawerFolded: !drawerFolded }) }, !isNarrow);
  useKeys({
    'Ctrl+KeyK': () => useOverlays.setState({ isPaletteOpen: true }),
    '?': () => useOverlays.setState({ isKeysOpen: true }),
    '/': goToSearch,
  });
  useGoKeys();
  useTour();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes when the page changes.
  useEffect(() => setIsMenuOpen(false), [pathname]);

  return (
    <div className={`app${drawerFolded && !isNarrow ? ' folded' : ''}`}>
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
        <NetworkBanner />
        <RefusedActions />
        {mayWrite && <UnfinishedUploads />}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the page scrolls here, so the keyboard must reach it. */}
        <main id="content" className="outlet" tabIndex={0} style={{ outlineOffset: -2 }}>
          <Outlet />
        </main>
        {mayWrite && (
          <Suspense>
            <BulkRuns />
            {showPanel && <UploadPanel />}
          </Suspense>
        )}
        {showMini && <MiniPlayer />}
      </div>
      {mayWrite && (
        <>
          <UploadInputs />
          <DropCurtain />
          <LeftOutNotice />
          <Suspense>{showUpload && <UploadDialog />}</Suspense>
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

/** The search box of the page, or the one that finds everything. */
function goToSearch(): void {
  const boxes = document.querySelectorAll<HTMLInputElement>(
    '#content :is(input[type="search"], input[aria-keyshortcuts="/"])',
  );
  const box = [...boxes].find((one) => one.checkVisibility());
  if (box === undefined) useOverlays.setState({ isPaletteOpen: true });
  else box.focus();
}

/** A dialog is fetched when it is first wanted, and then stays, so that it can fade away. */
function useOnceTrue(wanted: boolean): boolean {
  const was = useRef(false);
  was.current ||= wanted;
  return was.current;
}
