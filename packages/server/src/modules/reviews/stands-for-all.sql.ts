import { type RawBuilder, sql } from 'kysely';

/**
 * A score by the goal `g` stands for all calls of an operator: the machine publishes every one, or chance chose the call to be looked
 * at. Calls that were looked at because something was wrong would pull a mean down.
 */
export const standsForAll = (
  workspaceId: number,
  { goal, file }: { goal: RawBuilder<unknown>; file: RawBuilder<unknown> },
): RawBuilder<boolean> => sql<boolean>`(g.published_by = 'machine' or exists (select from reviews r
  where r.workspace_id = ${workspaceId} and r.goal_id = ${goal} and r.file_id = ${file} and r.status = 'submitted'
    and r.reason = 'random'))`;
