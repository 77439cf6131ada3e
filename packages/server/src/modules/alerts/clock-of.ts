import type { AlertClock } from '@earshot/core/alerts/turns.ts';
import type { AlertsPeriod } from '@earshot/core/projects/projects.ts';
import type { Ctx } from '../../platform/context.ts';
import { ownTimeZone } from '../users/memberships.ts';
import { getWorkspaceSettings } from '../workspaces/workspaces.ts';

/** Projects that tell more often than this can be taken once a day instead. */
const isOftener = (period: AlertsPeriod) => period === '4_a_day' || period === '2_a_day';

/** How often a project tells somebody, and by which clock. */
export const clockOf = (
  { alerts_period: period }: { alerts_period: AlertsPeriod },
  { is_daily }: { is_daily: boolean },
  timeZone: string,
): AlertClock => ({ period: is_daily && isOftener(period) ? 'daily' : period, timeZone });

/** By whose clock somebody is told: the own one, or else that of the workspace, as for an address outside. */
export async function zoneOf(ctx: Ctx, userId: number | null): Promise<string> {
  const own = userId === null ? null : await ownTimeZone(ctx, userId);
  return own ?? (await getWorkspaceSettings(ctx)).time_zone;
}
