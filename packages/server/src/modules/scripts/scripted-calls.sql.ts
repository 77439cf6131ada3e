import { type RawBuilder, sql } from 'kysely';

/** A condition on `files`: calls in which a script was said that must be. */
export const wasScripted = (workspaceId: number): RawBuilder<boolean> => sql<boolean>`files.id in (
  select found.file_id from findings found
  join scripts on scripts.workspace_id = found.workspace_id and scripts.id = found.rule_id
  where found.workspace_id = ${workspaceId} and found.kind = 'script' and not found.removed
    and scripts.demand = 'must')`;
