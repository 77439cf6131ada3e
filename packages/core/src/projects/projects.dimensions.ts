import type { Dimension } from '../calls/dimension.ts';

export const projectDimensions = {
  /** Calls that any of these projects found. */
  projects: { kind: 'ids', facet: true, needs: 'projects.read' },
  /** The score that one of them gives, between two limits. */
  project_score: { kind: 'scores', needs: 'projects.read', isLinked: true },
} as const satisfies Record<string, Dimension>;
