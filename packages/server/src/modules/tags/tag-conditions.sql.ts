import { sql } from 'kysely';
import type { CallCondition } from '../files/call-conditions.ts';
import { callsWithFinding } from '../findings/findings.sql.ts';

/** Calls with any of these tags. */
export const tagsCondition: CallCondition<'tags'> = {
  name: 'tags',
  conditions: (ids, { workspaceId }) =>
    ids.length === 0 ? [] : [sql`files.id in (${callsWithFinding(workspaceId, 'tag', ids)})`],
  values: ({ workspaceId }) => sql`select found.file_id, tags.id::text as value, tags.name as label
    from findings found join tags on tags.workspace_id = found.workspace_id and tags.id = found.rule_id
    where found.workspace_id = ${workspaceId} and found.kind = 'tag' and not found.removed`,
};

/** Calls with none of these tags. */
export const withoutTagsCondition: CallCondition<'without_tags'> = {
  name: 'without_tags',
  conditions: (ids, { workspaceId }) =>
    ids.length === 0
      ? []
      : [sql`not exists (${callsWithFinding(workspaceId, 'tag', ids)} and found.file_id = files.id)`],
};
