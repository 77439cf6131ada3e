import type { KeyboardEvent } from 'react';
import { slidTo } from '../../lib/slider-keys.ts';
import { currentMs, jumpMs, seek, stepMs } from './playback.ts';

/** Page Up and Page Down go so far. */
const pageMs = 60_000;

/** Every key of a slider moves the position, and does nothing else then. */
export function seekByKey(event: KeyboardEvent, durationMs: number): void {
  const range = { value: currentMs(), min: 0, max: durationMs, step: jumpMs, fine: stepMs, page: pageMs };
  const to = slidTo(event, range);
  if (to === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  seek(to);
}
