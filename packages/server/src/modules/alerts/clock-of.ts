import type { AlertClock } from '@earshot/core/alerts/turns.ts';
import type { AlertsPeriod } from '@earshot/core/projects/projects.ts';

/** Projects that tell more often than this can be taken once a day instead. */
const isOftener = (period: AlertsPeriod) => period === '4_a_day' || period === '2_a_day';

/** How often a project tells somebody, and by which clock: that of the workspace, as people have none of their own. */
export const clockOf = (
  { alerts_period: period }: { alerts_period: AlertsPeriod },
  { is_daily }: { is_daily: boolean },
  timeZone: string,
): AlertClock => ({ period: is_daily && isOftener(period) ? 'daily' : period, timeZone });
