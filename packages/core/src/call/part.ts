import { z } from 'zod';

export const callParts = ['entire', 'beginning', 'ending', 'first_half', 'second_half', 'talk_time'] as const;
export type CallPart = (typeof callParts)[number];

/** How far the beginning or the ending of a call reaches unless a rule says otherwise. */
export const defaultPartSeconds = 30;

export const Part = z.object({
  name: z.enum(callParts).default('entire'),
  /** Length of the beginning or the ending; `percent` of the call's length counts where both are given. */
  seconds: z.number().positive().max(86_400).nullable().default(null),
  percent: z.number().positive().max(100).nullable().default(null),
});
export type Part = z.infer<typeof Part>;

export const entireCall: Part = { name: 'entire', seconds: null, percent: null };

/** How much of a call the beginning or the ending takes. */
export function partLengthMs(part: Part, duration_ms: number): number {
  if (part.percent !== null) return (duration_ms * part.percent) / 100;
  return (part.seconds ?? defaultPartSeconds) * 1000;
}

/**
 * Whether what begins at `start_ms` lies in a part of the call. Words lie where the first of them begins, a phrase as a
 * whole where it does; talk time is everything but the holds, because a phrase in a hold is the voice of the waiting queue.
 */
export function isInPart(
  { start_ms, in_hold }: { start_ms: number; in_hold: boolean },
  part: Part,
  duration_ms: number,
): boolean {
  switch (part.name) {
    case 'entire':
      return true;
    case 'beginning':
      return start_ms < partLengthMs(part, duration_ms);
    case 'ending':
      return start_ms >= duration_ms - partLengthMs(part, duration_ms);
    case 'first_half':
      return start_ms < duration_ms / 2;
    case 'second_half':
      return start_ms >= duration_ms / 2;
    case 'talk_time':
      return !in_hold;
    default:
      return part.name satisfies never;
  }
}
