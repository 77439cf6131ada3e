import { useSnackbar } from 'notistack';
import { useMemo } from 'react';
import { useErrorText } from './use-error-text.ts';

/** Good news leaves after six seconds; bad news stays until it is closed or followed by a click. */
export function useNotify() {
  const { enqueueSnackbar } = useSnackbar();
  const errorText = useErrorText();
  return useMemo(
    () => ({
      done: (text: string) => enqueueSnackbar(text, { variant: 'success' }),
      failed: (error: unknown) =>
        enqueueSnackbar(errorText(error), { variant: 'error', persist: true, preventDuplicate: true, SnackbarProps: { role: 'alert' } }),
    }),
    [enqueueSnackbar, errorText],
  );
}
