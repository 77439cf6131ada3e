import Button from '@mui/material/Button';
import { closeSnackbar, type SnackbarKey, SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect } from 'react';
import { MuiLook } from '../components/MuiLook.tsx';
import { type Notice, takeWaiting, useNotices } from '../lib/notices.ts';
import { CloseSnackbar } from './CloseSnackbar.tsx';
import { UndoButton } from './UndoButton.tsx';
import { letNoticesYield } from './yielding-notices.ts';

/** Shows what the pages tell; comes with the first notice. */
export function Snackbars() {
  useEffect(letNoticesYield, []);
  return (
    <MuiLook>
      <SnackbarProvider
        maxSnack={4}
        autoHideDuration={6000}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <Waiting />
      </SnackbarProvider>
    </MuiLook>
  );
}

function Waiting() {
  const { enqueueSnackbar } = useSnackbar();
  const waiting = useNotices((notices) => notices.waiting);
  useEffect(() => {
    if (waiting.length === 0) return;
    // More may have been told since this was drawn.
    for (const { text, tone, isLasting, undo, act } of takeWaiting())
      enqueueSnackbar(text, {
        variant: tone,
        ...(isLasting && { persist: true, preventDuplicate: true, action: closeButton }),
        ...(undo && { action: undoButton(undo) }),
        ...(act && { action: actButton(act) }),
      });
  }, [waiting, enqueueSnackbar]);
  return null;
}

const closeButton = (key: SnackbarKey) => <CloseSnackbar onClose={() => closeSnackbar(key)} />;

const actButton =
  ({ label, run }: NonNullable<Notice['act']>) =>
  (key: SnackbarKey) => (
    <>
      <Button
        size="small"
        onClick={() => {
          closeSnackbar(key);
          run();
        }}
      >
        {label}
      </Button>
      {closeButton(key)}
    </>
  );

const undoButton = (undo: NonNullable<Notice['undo']>) => (key: SnackbarKey) => (
  <UndoButton
    onUndo={() => {
      closeSnackbar(key);
      undo();
    }}
  />
);
