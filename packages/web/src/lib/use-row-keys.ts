import { type RefObject, useEffect, useRef } from 'react';
import { type KeyMap, useKeys } from './keys.ts';

type Options = {
  /** Where the rows stand; each says by `data-current` whether it is the current one. */
  body: RefObject<HTMLElement | null>;
  /** The row that the keys are about; null where it is none yet. */
  current: number | string | null;
  move: (step: 1 | -1) => void;
  open: () => void;
  /** The focus came to a row by other ways, from which the keys then go on. */
  settle?: (index: number) => void;
  /** What else keys do with the current row. */
  others?: KeyMap;
};

/**
 * J, K, the arrows and Enter go through the rows of a list. The focus goes with them, so that a screen reader says which
 * row it is and Tab leads to what stands in it.
 */
export function useRowKeys({ body, current, move, open, settle, others }: Options): void {
  /** At first as after coming back: nothing else on the page has the focus then. */
  const isAsked = useRef(holdsNothing());
  /** Whoever points at a row sees it: were it moved between press and release, the press would miss. */
  const isThere = useRef(false);
  const settling = useRef(settle);
  settling.current = settle;
  const step = (by: 1 | -1) => () => {
    isAsked.current = true;
    isThere.current = false;
    move(by);
    // At an end of the list nothing changes, and the focus may be elsewhere.
    focusRow(body.current);
  };
  useKeys({
    KeyJ: step(1),
    KeyK: step(-1),
    ArrowDown: step(1),
    ArrowUp: step(-1),
    Enter: open,
    ...others,
  });
  useEffect(() => {
    if (current === null) return;
    if (isAsked.current) focusRow(body.current);
    isAsked.current = false;
    if (!isThere.current)
      body.current?.querySelector('[data-current="true"]')?.scrollIntoView({ block: 'nearest' });
    isThere.current = false;
  }, [current, body]);
  useEffect(() => {
    const rows = body.current;
    const follow = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest('[data-current]') : null;
      const index = row === null ? -1 : [...(rows?.querySelectorAll('[data-current]') ?? [])].indexOf(row);
      if (index < 0 || row?.getAttribute('data-current') !== 'false' || !settling.current) return;
      isThere.current = true;
      settling.current(index);
    };
    rows?.addEventListener('focusin', follow);
    return () => rows?.removeEventListener('focusin', follow);
  }, [body]);
}

function focusRow(body: HTMLElement | null): void {
  const row = body?.querySelector<HTMLElement>('[data-current="true"]');
  if (!row) return;
  row.tabIndex = -1;
  // The link of a row is what it is called, but for one that leads elsewhere.
  const name = row.querySelector('a:not([data-aside])')?.textContent;
  if (name && !row.hasAttribute('aria-labelledby')) row.setAttribute('aria-label', name);
  row.focus({ preventScroll: true });
}

function holdsNothing(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.tagName === 'MAIN';
}
