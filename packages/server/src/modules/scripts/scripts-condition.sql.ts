import { type RawBuilder, sql } from 'kysely';
import type { CallCondition, CallsOf } from '../files/call-conditions.ts';
import { callsWithFinding } from '../findings/findings.sql.ts';
import { couldBeHeard, wasLookedFor, wasSaid } from './heard.sql.ts';
import { setsOf, swappedSteps } from './set-order.sql.ts';

/** Calls in which any of these scripts was said. */
export const scriptsCondition: CallCondition<'scripts'> = {
  name: 'scripts',
  conditions: (ids, { workspaceId }) =>
    ids.length === 0 ? [] : [sql`files.id in (${callsWithFinding(workspaceId, 'script', ids)})`],
  values: ({ workspaceId }) => sql`select found.file_id, scripts.id::text as value, scripts.name as label
    from findings found
    join scripts on scripts.workspace_id = found.workspace_id and scripts.id = found.rule_id
    where found.workspace_id = ${workspaceId} and found.kind = 'script' and not found.removed`,
};

/** Calls in which any of some scripts was looked for, with this outcome. */
function looked(
  ids: readonly number[],
  { workspaceId }: CallsOf,
  outcome: (workspaceId: number) => RawBuilder<boolean>,
): RawBuilder<boolean>[] {
  if (ids.length === 0) return [];
  return [
    sql`exists (select from scripts where scripts.workspace_id = ${workspaceId}
      and scripts.id = any(${[...ids]}::bigint[]) and ${wasLookedFor} and ${outcome(workspaceId)})`,
  ];
}

export const scriptsSaidCondition: CallCondition<'scripts_said'> = {
  name: 'scripts_said',
  conditions: (ids, of) => looked(ids, of, wasSaid),
};

export const scriptsNotSaidCondition: CallCondition<'scripts_not_said'> = {
  name: 'scripts_not_said',
  conditions: (ids, of) =>
    looked(ids, of, (workspaceId) => sql`not ${wasSaid(workspaceId)} and ${couldBeHeard(workspaceId)}`),
};

export const scriptsKnownCondition: CallCondition<'scripts_known'> = {
  name: 'scripts_known',
  conditions: (ids, of) =>
    looked(ids, of, (workspaceId) => sql`(${wasSaid(workspaceId)} or ${couldBeHeard(workspaceId)})`),
};

export const scriptsUnknownCondition: CallCondition<'scripts_unknown'> = {
  name: 'scripts_unknown',
  conditions: (ids, of) =>
    looked(ids, of, (workspaceId) => sql`not ${wasSaid(workspaceId)} and not ${couldBeHeard(workspaceId)}`),
};

export const scriptsOutOfOrderCondition: CallCondition<'scripts_out_of_order'> = {
  name: 'scripts_out_of_order',
  conditions: (ids, { workspaceId }) =>
    ids.length === 0
      ? []
      : [
          sql`files.id in (select swapped.file_id from (${swappedSteps(workspaceId, setsOf(workspaceId, ids))}) swapped)`,
        ],
};
