import type { Span } from '../metrics/metrics.ts';
import { defaultPartSeconds, type Part } from './query.ts';

/** How much of a call the beginning or the ending takes. */
export function partLengthMs(part: Part, duration_ms: number): number {
  if (part.percent !== null) return (duration_ms * part.percent) / 100;
  return (part.seconds ?? defaultPartSeconds) * 1000;
}

/**
 * Whether what begins at `start_ms` lies in a part of the call. A phrase lies where it begins; talk time is everything
 * but the holds, because a phrase in a hold is the voice of the waiting queue.
 */
export function isInPart(
  start_ms: number,
  part: Part,
  call: { duration_ms: number; holds: readonly Span[] },
): boolean {
  switch (part.name) {
    case 'entire':
      return true;
    case 'beginning':
      return start_ms < partLengthMs(part, call.duration_ms);
    case 'ending':
      return start_ms >= call.duration_ms - partLengthMs(part, call.duration_ms);
    case 'first_half':
      return start_ms < call.duration_ms / 2;
    case 'second_half':
      return start_ms >= call.duration_ms / 2;
    case 'talk_time':
      return !isInHold(start_ms, call.holds);
    default:
      return part.name satisfies never;
  }
}

export function isInHold(start_ms: number, holds: readonly Span[]): boolean {
  return holds.some((hold) => hold.start_ms <= start_ms && start_ms < hold.end_ms);
}
