import type { Dimension } from '../calls/dimension.ts';

export const projectDimensions = {
  /** Calls that any of these projects found. */
  projects: { kind: 'ids', facet: true, needs: 'projects.read' },
} as const satisfies Record<string, Dimension>;
