import type { Dimension } from '../calls/dimension.ts';

export const projectDimensions = {
  /** Calls that any of these projects found. */
  projects: { kind: 'ids', facet: true, needs: 'projects.read' },
  /** What one of them makes of a call: its score between two limits, and by which pattern. */
  project_score: { kind: 'scores', needs: 'projects.read', isLinked: true },
} as const satisfies Record<string, Dimension>;
