import { sql } from 'kysely';
import type { CallCondition } from '../files/call-conditions.ts';

/** Calls that any of these projects found. */
export const projectsCondition: CallCondition<'projects'> = {
  name: 'projects',
  conditions: (ids, { workspaceId }) =>
    ids.length === 0
      ? []
      : [
          sql`files.id in (select found.file_id from project_files found where found.workspace_id = ${workspaceId}
            and found.project_id = any(${[...ids]}::bigint[]))`,
        ],
  values: ({ workspaceId }) => sql`select found.file_id, projects.id::text as value, projects.name as label
    from project_files found join projects on projects.workspace_id = found.workspace_id and projects.id = found.project_id
    where found.workspace_id = ${workspaceId}`,
};
