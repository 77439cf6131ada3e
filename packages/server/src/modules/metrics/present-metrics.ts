import { otherRole } from '@earshot/core/call/role.ts';
import type { CallMetrics } from '@earshot/core/metrics/metrics.ts';

/** Measured with the roles of that moment; a swap by hand turns them round. */
export function presentMetrics(metrics: CallMetrics | null, rolesSwapped: boolean): CallMetrics | null {
  if (metrics === null || !rolesSwapped) return metrics;
  const speakers = metrics.speakers.map((speaker) => {
    return { ...speaker, role: otherRole(speaker.role) };
  });
  return { ...metrics, speakers };
}
