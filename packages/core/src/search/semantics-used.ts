import { z } from 'zod';
import { sourceFailureKinds } from '../emotions/emotions.ts';

/**
 * Why a measure of meaning answered in part, or in place of a better one: the server failed in one of its ways, has not
 * seen enough of the phrases yet, only the newest phrases were compared because there are so many, or because the others are
 * still being read.
 */
export const semanticsReasons = [...sourceFailureKinds, 'not_ready', 'newest_only', 'still_reading'] as const;

/** Which measure of meaning answered: `words`, `own_conversations` or `embeddings:MODEL`. */
export const SemanticsUsed = z.object({
  name: z.string(),
  /** The measure that should have answered. */
  instead_of: z.string().nullable(),
  reason: z.enum(semanticsReasons).nullable(),
});
export type SemanticsUsed = z.infer<typeof SemanticsUsed>;
