import { type RawBuilder, sql } from 'kysely';

/**
 * Steps of a set that were said in a call after a step that should come later, as `file_id`, `later_id` (said first) and `sooner_id`
 * (said after it). A step counts where it was said first; what must not be said is in no order, and steps of one place come in any.
 * `calls`: the ids of the calls that are looked at; all where nothing is said. A call has rows exactly where `outOfOrder` of core names a step: side by side in time, two steps change places.
 */
export const swappedSteps = (
  workspaceId: number,
  sets: RawBuilder<unknown>,
  calls: RawBuilder<unknown> | null = null,
): RawBuilder<unknown> => sql`select file_id, script_id as sooner_id, before_id as later_id from (
    select said.*, lag(said.script_id) over call as before_id, lag(said.place) over call as before_place
    from (
      select found.file_id, scripts.set_name, scripts.id as script_id, scripts.place,
        (select min((hit ->> 'start_ms')::bigint) from jsonb_array_elements(found.evidence) as shown,
          jsonb_array_elements(shown -> 'hits') as hit) as start_ms
      from findings found
      join scripts on scripts.workspace_id = ${workspaceId} and scripts.id = found.rule_id
      where found.workspace_id = ${workspaceId} and found.kind = 'script' and not found.removed
        and scripts.set_name <> '' and scripts.demand <> 'must_not' and scripts.set_name in (${sets})
        and ${calls === null ? sql`true` : sql`found.file_id in (${calls})`}
    ) said
    where said.start_ms is not null
    window call as (partition by said.file_id, said.set_name order by said.start_ms, said.place)
  ) side_by_side where before_place > place`;

/** The sets that some scripts are steps of. */
export const setsOf = (workspaceId: number, ids: readonly number[]): RawBuilder<unknown> =>
  sql`select own.set_name from scripts own where own.workspace_id = ${workspaceId} and own.id = any(${[...ids]}::bigint[])`;
