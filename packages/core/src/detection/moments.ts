import { z } from 'zod';
import { speakerRoles } from '../call/role.ts';
import { Span } from '../call/span.ts';
import { Surroundings } from '../matching/query.ts';
import type { Evidence } from './detection.ts';

/** A moment of a call that something stands on; of a hold or an interruption there are no words. */
export const CallMoment = z.object({
  phrase_id: z.int().nullable(),
  words: z.tuple([z.int(), z.int()]).nullable(),
  ...Span.shape,
  speaker: z.string().nullable(),
  role: z.enum(speakerRoles).nullable(),
  text: z.string(),
  /** What was said around it, where it is shown. */
  around: Surroundings.optional(),
});
export type CallMoment = z.infer<typeof CallMoment>;

/** Moments that are shown of one finding; the others are in the call. */
const mostMoments = 50;

/** The moments that something stands on, in the order of the call. */
export function momentsOf(evidence: readonly Evidence[]): CallMoment[] {
  const said = evidence.flatMap(({ hits }) =>
    hits.map(({ phrase_id, words, start_ms, end_ms, speaker, role, text }) => ({
      phrase_id,
      words,
      start_ms,
      end_ms,
      speaker,
      role,
      text,
    })),
  );
  const silent = evidence.flatMap(({ spans }) =>
    spans.map(({ start_ms, end_ms }) => ({
      phrase_id: null,
      words: null,
      start_ms,
      end_ms,
      speaker: null,
      role: null,
      text: '',
    })),
  );
  return [...said, ...silent].sort((one, other) => one.start_ms - other.start_ms).slice(0, mostMoments);
}
