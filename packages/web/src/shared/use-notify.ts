import { useMemo } from 'react';
import { CallError } from '../lib/call.ts';
import { tell } from '../lib/notices.ts';
import { useErrorText } from './use-error-text.ts';

/** Good news leaves after six seconds; bad news stays until it is closed or followed by a click. */
export function useNotify() {
  const errorText = useErrorText();
  return useMemo(
    () => ({
      done: (text: string) => tell({ text, tone: 'success' }),
      /** Good news that can be taken back while it is shown. */
      undoable: (text: string, undo: () => void) => tell({ text, tone: 'success', undo }),
      /** Bad news in words of one's own. */
      said: (text: string) => tell({ text, tone: 'error', isLasting: true }),
      failed: (error: unknown) => {
        if (error instanceof CallError && error.isShown) return;
        tell({ text: errorText(error), tone: 'error', isLasting: true });
      },
      /** The same after what it was that failed. */
      failedTo: (what: string) => (error: unknown) => {
        if (error instanceof CallError && error.isShown) return;
        tell({ text: `${what} ${errorText(error)}`, tone: 'error', isLasting: true });
      },
    }),
    [errorText],
  );
}
