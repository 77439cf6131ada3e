import { type RefObject, useEffect } from 'react';
import { type KeyMap, useKeys } from './keys.ts';

type Options = {
  /** Where the rows stand; the current one says so by `data-current`. */
  body: RefObject<HTMLElement | null>;
  /** The row that the keys are about; null where it is none yet. */
  current: number | string | null;
  move: (step: 1 | -1) => void;
  open: () => void;
  /** What else keys do with the current row. */
  others?: KeyMap;
};

/** J, K, the arrows and Enter go through the rows of a list; the current one is brought into sight. */
export function useRowKeys({ body, current, move, open, others }: Options): void {
  useKeys({
    KeyJ: () => move(1),
    KeyK: () => move(-1),
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: open,
    ...others,
  });
  useEffect(() => {
    if (current !== null)
      body.current?.querySelector('[data-current="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [current, body]);
}
