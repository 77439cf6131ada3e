import type { KeyboardEvent } from 'react';

type Range = {
  value: number;
  min: number;
  max: number;
  /** ← and →. */
  step: number;
  /** ↑ and ↓, and with Shift ← and → too. */
  fine: number;
  /** Page Up and Page Down. */
  page: number;
};
type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** Where a key moves a slider to; undefined where it is no key of sliders. Right and up are more, as in any other slider. */
export function slidTo(press: Press, { value, min, max, step, fine, page }: Range): number | undefined {
  if (press.ctrlKey || press.altKey || press.metaKey) return undefined;
  const side = press.shiftKey ? fine : step;
  const by: Record<string, number> = {
    ArrowRight: side,
    ArrowLeft: -side,
    ArrowUp: fine,
    ArrowDown: -fine,
    PageUp: page,
    PageDown: -page,
    Home: min - value,
    End: max - value,
  };
  const change = by[press.key];
  return change === undefined ? undefined : Math.min(max, Math.max(min, value + change));
}
