import {
  boundsOfMetric,
  countBounds,
  isKnownMetric,
  type LimitIssue,
  limitIssue,
  shareBounds,
} from '../metrics/metric-limits.ts';
import type { DetectionMethod } from './detection.ts';

/** What a method asks for that no call can have, with the metric where it is one. */
export type MethodIssue = { code: LimitIssue | 'metrics.unknown'; metric: string };

/** Whether the numbers of a method can be: a metric there is, with a limit at least, in order and in range. */
export function methodIssue(method: DetectionMethod): MethodIssue | undefined {
  switch (method.kind) {
    case 'metric': {
      const { metric, who, limits } = method;
      if (!isKnownMetric(metric, who)) return { code: 'metrics.unknown', metric };
      const code = limitIssue(limits, boundsOfMetric(metric));
      return code && { code, metric };
    }
    case 'event': {
      const code = limitIssue(method.limits, countBounds);
      return code && { code, metric: method.event };
    }
    case 'emotion': {
      const code = limitIssue(method.limits, shareBounds);
      return code && { code, metric: method.emotion };
    }
    default:
      return undefined;
  }
}
