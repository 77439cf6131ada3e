import { type RawBuilder, sql } from 'kysely';
import { isAgentNamed } from '../agents/agent-names.sql.ts';
import type { CallCondition } from '../files/call-conditions.ts';
import { isSubscriberNamed } from '../subscribers/subscriber-names.sql.ts';
import { columnOf } from './dimension-columns.sql.ts';

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

/** Days within which somebody who calls again is likely to call about the same. */
export const againDays = 7;

/** Whether whoever was on the other side began another call within some days; null of a call of nobody. */
export const calledAgain = (workspaceId: number): RawBuilder<boolean | null> => sql<boolean | null>`
  case when files.subscriber_id is not null then exists (
    select from files next where next.workspace_id = ${workspaceId} and next.subscriber_id = files.subscriber_id
      and next.id <> files.id and coalesce(next.recorded_at, next.created_at) > ${columnOf('recorded_at')}
      and coalesce(next.recorded_at, next.created_at) <= ${columnOf('recorded_at')} + make_interval(days => ${againDays}))
  end`;

export const calledAgainCondition: CallCondition<'called_again'> = {
  name: 'called_again',
  conditions: (asked, { workspaceId }) => {
    if (asked.length === 0) return [];
    // Of whom it can be known at all follows without a look at any other call.
    if (asked.includes('yes') && asked.includes('no')) return [sql`files.subscriber_id is not null`];
    return [sql`${calledAgain(workspaceId)} = any(${asked.map((one) => one === 'yes')}::boolean[])`];
  },
};
