import type { Dimension } from '../calls/dimension.ts';

export const scriptDimensions = {
  /** Calls in which any of these scripts was said. */
  scripts: { kind: 'ids', facet: true, needs: 'scripts.read' },
  /** Calls in which any of these scripts was looked for and said; its share of adherence counts these. */
  scripts_said: { kind: 'ids', needs: 'scripts.read', isLinked: true },
  /** Calls in which any of these scripts could have been heard and was not. */
  scripts_not_said: { kind: 'ids', needs: 'scripts.read', isLinked: true },
  /** Calls in which it can be known whether one of these scripts was said. */
  scripts_known: { kind: 'ids', needs: 'scripts.read', isLinked: true },
  /** Calls in which nobody can know whether one of these scripts was said. */
  scripts_unknown: { kind: 'ids', needs: 'scripts.read', isLinked: true },
  /** Calls in which steps of the set of any of these scripts were said out of their order. */
  scripts_out_of_order: { kind: 'ids', needs: 'scripts.read', isLinked: true },
} as const satisfies Record<string, Dimension>;
