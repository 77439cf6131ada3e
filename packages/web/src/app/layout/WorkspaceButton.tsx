import Popover from '@mui/material/Popover';
import { ChevronsUpDown } from 'lucide-react';
import { Suspense, useCallback, useState } from 'react';
import { useTexts } from '../../lib/i18n.ts';
import { lazyPart } from '../../lib/parts.ts';
import { useAccount } from '../../shared/account.ts';
import { appTexts } from '../app.texts.ts';

const WorkspaceMenu = lazyPart(() =>
  import('../../features/workspaces/WorkspaceMenu.tsx').then((m) => ({ default: m.WorkspaceMenu })),
);

/** Where one works, and the way to another workspace. */
export function WorkspaceButton() {
  const t = useTexts(appTexts);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = useAccount((account) => account.user?.workspace?.name);
  const close = useCallback(() => setAnchor(null), []);
  if (name === undefined) return null;
  return (
    <>
      <button
        type="button"
        className="workspace"
        title={t('switchWorkspace')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <b aria-hidden>{name.charAt(0).toUpperCase()}</b>
        <span className="el">{name}</span>
        <ChevronsUpDown className="workspace-arrow" size={14} aria-hidden />
      </button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('switchWorkspace'), sx: { mt: 0.5 } } }}
      >
        <Suspense fallback={<div style={{ width: 300, height: 84 }} />}>
          {anchor !== null && <WorkspaceMenu onClose={close} />}
        </Suspense>
      </Popover>
    </>
  );
}
