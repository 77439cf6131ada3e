import { z } from 'zod';
import { event } from '../../platform/events.ts';

/** The workspace lives by another clock: days of calls begin at another moment. */
export const timeZoneChanged = event({
  name: 'settings.time_zone_changed',
  payload: z.object({ time_zone: z.string() }),
  subject: () => 'time_zone',
});
