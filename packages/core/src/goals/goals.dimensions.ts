import type { Dimension } from '../calls/dimension.ts';

export const goalDimensions = {
  /** Calls that have a score by any of these goals. */
  goals: { kind: 'ids', facet: true, needs: 'goals.read' },
  /** Calls in which people answered blind what the machine answers by any of these goals. */
  compared: { kind: 'ids', needs: 'reviews.read', isLinked: true },
  /** The score of a call by a goal, and whether it passed. */
  score: { kind: 'goal_scores', needs: 'goals.read', isLinked: true },
} as const satisfies Record<string, Dimension>;
