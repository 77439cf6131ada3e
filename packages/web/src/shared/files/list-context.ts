/** The list a file was opened from, for previous and next. Kept for this tab, so that a reload does not lose it. */
export type ListContext = { ids: string[]; offset: number; count: number; href: string };

const key = 'earshot.list';

export function rememberList(context: ListContext): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(context));
  } catch {
    // Without storage there is no previous and next, nothing worse.
  }
}

export function rememberedList(): ListContext | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as ListContext | null;
  } catch {
    return null;
  }
}

let opened: string | null = null;
/** The row to come back to. */
export const lastOpened = () => opened;
export const setLastOpened = (fileId: string) => {
  opened = fileId;
};
