import { z } from 'zod';

/** What can be done with many calls at once. */
export const bulkActions = [
  'delete',
  'restart',
  'cancel',
  'tag',
  'untag',
  'favorite',
  'unfavorite',
  'add_to_segment',
] as const;
export type BulkActionName = (typeof bulkActions)[number];

/** What can be taken back afterwards. */
export const undoableActions = ['tag', 'untag', 'favorite', 'unfavorite', 'add_to_segment'] as const;

/** Whose favourites they are only the person knows: nobody else takes such a run back. */
export const personalActions = ['favorite', 'unfavorite'] as const;

export const bulkStatuses = ['running', 'done', 'cancelled', 'failed'] as const;

/** What became of one call of a run; nothing yet where it has none. */
export const bulkOutcomes = ['changed', 'unchanged', 'failed'] as const;

/** So many failures of a run are named one by one. */
export const mostFailuresNamed = 100;

export const BulkFailure = z.object({ file_id: z.string(), code: z.string() });
export type BulkFailure = z.infer<typeof BulkFailure>;

/** One thing on its way over many calls. */
export const BulkRun = z.object({
  run_id: z.int(),
  action: z.enum(bulkActions),
  /** The tag or the segment that it is about. */
  tag_id: z.int().nullable(),
  segment_id: z.int().nullable(),
  /** The run whose changes this one takes back. */
  undo_of: z.int().nullable(),
  /** What it did can be taken back, as far as nobody changed it since. */
  can_undo: z.boolean(),
  status: z.enum(bulkStatuses),
  /** Why it was given up, where it failed as a whole. */
  code: z.string().nullable(),
  total: z.int(),
  /** Calls that it is through with, whatever came of them. */
  handled: z.int(),
  done: z.int(),
  failed_count: z.int(),
  /** The first of those it was not done to. */
  failed: z.array(BulkFailure),
  user_id: z.int().nullable(),
  by: z.string(),
  created: z.string(),
  ended: z.string().nullable(),
});
export type BulkRun = z.infer<typeof BulkRun>;
