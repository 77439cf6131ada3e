import { type KeyboardEvent, useState } from 'react';

/**
 * Many small things side by side as one stop of the Tab key: arrows go from one to the next, Home and End to the first and the
 * last. `keys` in their order; what is answered for a key belongs on its element, and `data-stops` on what holds them all.
 */
export function useOneStop(keys: readonly string[]) {
  const [current, setCurrent] = useState<string>();
  const stop = current !== undefined && keys.includes(current) ? current : keys[0];
  return (key: string) => ({
    tabIndex: key === stop ? 0 : -1,
    'data-stop': '',
    onFocus: () => setCurrent(key),
    onKeyDown: goToAnother,
  });
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Time goes from left to right on every page. */
function goToAnother(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined) return;
  const all = [
    ...(event.currentTarget.closest('[data-stops]')?.querySelectorAll<HTMLElement>('[data-stop]') ?? []),
  ];
  event.preventDefault();
  // The player would go on by seconds.
  event.stopPropagation();
  all[step(all.indexOf(event.currentTarget), all.length - 1)]?.focus();
}
