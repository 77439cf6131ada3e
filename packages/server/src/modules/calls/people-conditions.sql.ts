import { sql } from 'kysely';
import { isAgentNamed } from '../agents/agent-names.sql.ts';
import type { CallCondition } from '../files/call-conditions.ts';
import { isSubscriberNamed } from '../subscribers/subscriber-names.sql.ts';

/** Who the operator is now, by any name that leads to them. */
export const operatorsCondition: CallCondition<'operators'> = {
  name: 'operators',
  conditions: (names, { workspaceId }) =>
    names.length === 0 ? [] : [isAgentNamed(sql`files.agent_id`, workspaceId, names)],
};

export const abonentsCondition: CallCondition<'abonents'> = {
  name: 'abonents',
  conditions: (names, { workspaceId }) =>
    names.length === 0 ? [] : [isSubscriberNamed(sql`files.subscriber_id`, workspaceId, names)],
};

/** Calls of those who are in one of these teams now; 0 is no team. */
export const teamsCondition: CallCondition<'teams'> = {
  name: 'teams',
  conditions: (ids, { workspaceId }) =>
    ids.length === 0
      ? []
      : [
          sql`files.agent_id in (select a.id from agents a where a.workspace_id = ${workspaceId}
            and coalesce(a.team_id, 0) = any(${[...ids]}::bigint[]))`,
        ],
};
