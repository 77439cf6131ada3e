import { closeSnackbar, type SnackbarKey, useSnackbar } from 'notistack';
import { createElement, useMemo } from 'react';
import { CallError } from '../lib/call.ts';
import { CloseSnackbar } from './CloseSnackbar.tsx';
import { UndoButton } from './UndoButton.tsx';
import { useErrorText } from './use-error-text.ts';

const closeButton = (key: SnackbarKey) => createElement(CloseSnackbar, { onClose: () => closeSnackbar(key) });

/** Good news leaves after six seconds; bad news stays until it is closed or followed by a click. */
export function useNotify() {
  const { enqueueSnackbar } = useSnackbar();
  const errorText = useErrorText();
  return useMemo(
    () => ({
      done: (text: string) => enqueueSnackbar(text, { variant: 'success' }),
      /** Good news that can be taken back while it is shown. */
      undoable: (text: string, undo: () => void) =>
        enqueueSnackbar(text, {
          variant: 'success',
          action: (key) =>
            createElement(UndoButton, {
              onUndo: () => {
                closeSnackbar(key);
                undo();
              },
            }),
        }),
      /** Bad news in words of one's own. */
      said: (text: string) =>
        enqueueSnackbar(text, {
          variant: 'error',
          persist: true,
          preventDuplicate: true,
          action: closeButton,
        }),
      failed: (error: unknown) => {
        if (error instanceof CallError && error.isShown) return;
        enqueueSnackbar(errorText(error), {
          variant: 'error',
          persist: true,
          preventDuplicate: true,
          action: closeButton,
        });
      },
    }),
    [enqueueSnackbar, errorText],
  );
}
