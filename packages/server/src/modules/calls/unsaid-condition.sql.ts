import { type ManyName, manyNames, type OneName } from '@earshot/core/calls/dimensions.ts';
import type { FindingKind } from '@earshot/core/findings/findings.ts';
import { type RawBuilder, sql } from 'kysely';
import type { CallCondition } from '../files/call-conditions.ts';
import { columnOf } from './dimension-columns.sql.ts';

/** The value that a call has of a dimension, as text; null where it says nothing. */
export const saidOf = (name: OneName): RawBuilder<string | null> =>
  sql<string | null>`nullif(${columnOf(name)}::text, '')`;

const findingOf = (workspaceId: number, kind: FindingKind): RawBuilder<unknown> =>
  sql`select from findings found where found.workspace_id = ${workspaceId} and found.kind = ${sql.lit(kind)}
    and found.file_id = files.id and not found.removed`;

/** What the call has of that of which it can have several. */
const some: Record<ManyName, (workspaceId: number) => RawBuilder<unknown>> = {
  tags: (workspaceId) => findingOf(workspaceId, 'tag'),
  scripts: (workspaceId) => findingOf(workspaceId, 'script'),
  patterns: (workspaceId) => findingOf(workspaceId, 'pattern'),
  labels: (workspaceId) => findingOf(workspaceId, 'label'),
  goals: (workspaceId) =>
    sql`select from call_scores scored where scored.workspace_id = ${workspaceId} and scored.file_id = files.id`,
  projects: (workspaceId) =>
    sql`select from project_files found where found.workspace_id = ${workspaceId} and found.file_id = files.id`,
};

/** Calls that say nothing of any of these. */
export const withoutCondition: CallCondition<'without'> = {
  name: 'without',
  conditions: (names, { workspaceId }) => {
    if (names.length === 0) return [];
    const nothing = names.map((name) => {
      const many = manyNames.find((one) => one === name);
      return many === undefined
        ? sql<boolean>`${saidOf(name as OneName)} is null`
        : sql<boolean>`not exists (${some[many](workspaceId)})`;
    });
    return [sql`(${sql.join(nothing, sql` or `)})`];
  },
};
