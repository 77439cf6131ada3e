import type { Dimension } from '../calls/dimension.ts';

export const classifierDimensions = {
  /** Calls with any of these labels. */
  labels: { kind: 'ids', facet: true, needs: 'classifiers.read' },
  /** Calls of which it is known whether they have one of these labels: a classifier was asked, or a person said so. */
  labels_known: { kind: 'ids', needs: 'classifiers.read', isLinked: true },
} as const satisfies Record<string, Dimension>;
