import { useEffect } from 'react';
import { whenIdle } from '../lib/when-idle.ts';

export const loadSnackbars = () => import('./Snackbars.tsx').then((m) => ({ default: m.Snackbars }));

/** What tells of a failure is fetched before there is one: without a network it could not be. */
export function useSnackbarsAhead(load: () => Promise<unknown> = loadSnackbars): void {
  // Where it does not come now it is fetched with the first notice.
  useEffect(() => whenIdle(() => void load().catch(() => {})), [load]);
}
