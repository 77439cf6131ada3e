import { sql } from 'kysely';
import type { CallCondition } from '../files/call-conditions.ts';
import { isScored, scoreOf } from './project-calls.queries.ts';
import { isFoundBy, isFoundByPattern } from './project-candidates.queries.ts';

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

/** Calls that a project found, with a score between two limits; those that one of its patterns found. */
export const scoreCondition: CallCondition<'project_score'> = {
  name: 'project_score',
  conditions: (asked, { workspaceId }) =>
    asked.flatMap(({ project_id, pattern_id, start, to }) => [
      pattern_id === null
        ? isFoundBy(workspaceId, project_id)
        : isFoundByPattern(workspaceId, project_id, pattern_id),
      ...isScored(scoreOf(workspaceId, project_id), start, to),
    ]),
};
