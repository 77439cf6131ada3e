import type { Who } from '../call/role.ts';
import { isMetric, metricNames } from './flat-metrics.ts';

/** Least and most, both belonging to it; null is open. */
export type Limits = readonly [number | null, number | null];

export const limitIssues = ['metrics.limit_missing', 'metrics.limits_order', 'metrics.limit_range'] as const;
export type LimitIssue = (typeof limitIssues)[number];

/** What values there can be: shares from 0 to 1, counts and times from 0, loudness either way. */
export type Bounds = readonly [number, number];
export const shareBounds: Bounds = [0, 1];
export const countBounds: Bounds = [0, 1_000_000_000];
const anyBounds: Bounds = [-1_000_000_000, 1_000_000_000];

/** What is wrong with a pair of limits; undefined where nothing is. At least one has to be said. */
export function limitIssue([low, high]: Limits, [least, most]: Bounds): LimitIssue | undefined {
  if (low === null && high === null) return 'metrics.limit_missing';
  for (const limit of [low, high])
    if (limit !== null && (limit < least || limit > most)) return 'metrics.limit_range';
  return low !== null && high !== null && low > high ? 'metrics.limits_order' : undefined;
}

const ownMetric = /^custom_\d+$/;

/** Whether a metric is one that a workspace defined; whether that one exists, only the workspace knows. */
export const isOwnMetric = (name: string): boolean => ownMetric.test(name);

/** Whether there is a number with this name, of the call or of the side in question. */
export function isKnownMetric(name: string, who: Who): boolean {
  return isOwnMetric(name) ? who === 'anyone' : isMetric(name, who === 'anyone' ? null : who);
}

/** What values a metric can have. */
export function boundsOfMetric(name: string): Bounds {
  const unit = metricNames.find((one) => one.name === name)?.unit;
  if (unit === 'share') return shareBounds;
  return unit === undefined || unit === 'db' ? anyBounds : countBounds;
}
