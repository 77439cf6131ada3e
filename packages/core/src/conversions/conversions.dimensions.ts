import type { Dimension } from '../calls/dimension.ts';

export const conversionDimensions = {
  /** Calls that are one of these conversions. */
  conversions: { kind: 'ids', needs: 'conversions.read' },
  /** Calls that could have been: those that the rate of one of these conversions is out of. */
  conversion_base: { kind: 'ids', needs: 'conversions.read', isLinked: true },
} as const satisfies Record<string, Dimension>;
