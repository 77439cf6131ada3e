import type { Dimension } from '../calls/dimension.ts';

export const scriptDimensions = {
  /** Calls in which any of these scripts was said. */
  scripts: { kind: 'ids', facet: true, needs: 'scripts.read' },
} as const satisfies Record<string, Dimension>;
