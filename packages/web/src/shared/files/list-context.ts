import { tabShelf } from '../../lib/browser-storage.ts';

/** The list a file was opened from, for previous and next. Kept for this tab, so that a reload does not lose it. */
export type ListContext = { ids: string[]; offset: number; count: number; href: string };
type Remembered = ListContext & {
  /** Its place in the history of the tab; missing where the router had none. */
  entry?: number | undefined;
};

const key = 'earshot.list';

export function rememberList(context: ListContext): void {
  // Without storage there is no previous and next, nothing worse.
  tabShelf.keep(key, JSON.stringify({ ...context, entry: entryNow() } satisfies Remembered));
}

export function rememberedList(): Remembered | null {
  try {
    const kept = JSON.parse(tabShelf.read(key) ?? 'null') as Partial<Remembered> | null;
    // A version of ours that kept it otherwise, or somebody else.
    const isWhole = Array.isArray(kept?.ids) && typeof kept.href === 'string';
    return isWhole ? (kept as Remembered) : null;
  } catch {
    return null;
  }
}

const entryNow = () => (window.history.state as { __TSR_index?: number } | null)?.__TSR_index;

/**
 * How many steps back in the history the page is that a call was opened from, so that it is found as it was left; 0 where
 * there is none. A call that is not of the list was opened from elsewhere: from the page before.
 */
export function stepsBack(list: Remembered | null, fileId: string, now = entryNow()): number {
  if (now === undefined || now === 0) return 0;
  if (list === null || !list.ids.includes(fileId)) return 1;
  return list.entry === undefined ? 0 : Math.max(0, now - list.entry);
}

let opened: string | null = null;
/** The row to come back to. */
export const lastOpened = () => opened;
export const setLastOpened = (fileId: string | null) => {
  opened = fileId;
};
