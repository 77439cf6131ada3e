import type { UnsaidName } from '@earshot/core/calls/dimensions.ts';
import { type RawBuilder, sql } from 'kysely';
import type { CallCondition } from '../files/call-conditions.ts';
import { columnOf } from './dimension-columns.sql.ts';

/** The value that a call has of a dimension, as text; null where it says nothing. */
export const saidOf = (name: Exclude<UnsaidName, 'tags'>): RawBuilder<string | null> =>
  sql<string | null>`nullif(${columnOf(name)}::text, '')`;

/** The call has no tag. */
const isUntagged = (workspaceId: number): RawBuilder<boolean> => sql<boolean>`not exists (
  select from findings found where found.workspace_id = ${workspaceId} and found.kind = 'tag'
    and found.file_id = files.id and not found.removed)`;

/** Calls that say nothing of any of these. */
export const withoutCondition: CallCondition<'without'> = {
  name: 'without',
  conditions: (names, { workspaceId }) =>
    names.length === 0
      ? []
      : [
          sql`(${sql.join(
            names.map((name) => (name === 'tags' ? isUntagged(workspaceId) : sql`${saidOf(name)} is null`)),
            sql` or `,
          )})`,
        ],
};
