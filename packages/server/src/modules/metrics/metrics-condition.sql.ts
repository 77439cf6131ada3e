import { sql } from 'kysely';
import type { CallCondition } from '../files/call-conditions.ts';

/** Each number between its limits; null is open. */
export const metricsCondition: CallCondition<'metrics'> = {
  name: 'metrics',
  conditions: (filters, { workspaceId }) =>
    filters.map(({ metric, who, start, to }) => {
      const low = start === null ? sql`` : sql`and n.value >= ${start}`;
      const high = to === null ? sql`` : sql`and n.value <= ${to}`;
      return sql`files.id in (select n.file_id from file_metrics n where n.workspace_id = ${workspaceId}
        and n.metric = ${metric} and n.speaker_role = ${who === 'anyone' ? '' : who} ${low} ${high})`;
    }),
};
