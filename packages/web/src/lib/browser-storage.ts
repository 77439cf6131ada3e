/** Small things under a name. Storage may be closed to us, or full: then nothing is kept, and whoever asked goes on. */
export type Shelf = {
  read: (name: string) => string | null;
  /** Whether it is kept now. */
  keep: (name: string, text: string) => boolean;
  forget: (name: string) => void;
};

/** The storage is asked for each time: where it is closed, looking at it throws already. */
function shelf(storage: () => Storage): Shelf {
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(storage());
    } catch {
      return otherwise;
    }
  };
  const forget = (name: string) => attempt((kept) => kept.removeItem(name), undefined);
  return {
    read: (name) => attempt((kept) => kept.getItem(name), null),
    keep(name, text) {
      const isKept = attempt((kept) => {
        kept.setItem(name, text);
        return true;
      }, false);
      // What was true before is worse than nothing.
      if (!isKept) forget(name);
      return isKept;
    },
    forget,
  };
}

/** Kept until somebody clears the browser. */
export const browserShelf = shelf(() => window.localStorage);
/** Kept as long as the tab is open, over reloads. */
export const tabShelf = shelf(() => window.sessionStorage);
