import type { Who } from '../../call/role.ts';

/** A number of a call with the limits that are expected of it, in the unit in which it is stored. */
export type MetricSide = { metric: string; who: Who; limits: [number | null, number | null] };
