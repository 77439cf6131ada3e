import type { ConversionCondition, ConversionInput } from '@earshot/core/conversions/conversions.ts';
import { sql } from 'kysely';
import type { Condition } from '../call-index/phrase.sql.ts';
import { allOf, anyOf } from '../calls/conditions.sql.ts';
import { callsWithFinding } from '../findings/findings.sql.ts';
import type { MarkingProject } from './named-rules.queries.ts';

/** The call is counted by its conditions, or a project marks it. Without a condition only projects do. */
export function isConversion(
  workspaceId: number,
  { join, conditions }: ConversionInput['counts'],
  projects: readonly MarkingProject[],
): Condition {
  const met = conditions.map((one) => isMet(workspaceId, one));
  const counted = met.length === 0 ? [] : [join === 'all' ? allOf(met) : anyOf(met)];
  return anyOf([...counted, ...projects.map((one) => isMarked(workspaceId, one))]);
}

function isMet(workspaceId: number, condition: ConversionCondition): Condition {
  switch (condition.kind) {
    case 'goal':
      return sql`files.id in (select scored.file_id from call_scores scored
        where scored.workspace_id = ${workspaceId} and scored.goal_id = ${condition.id}
          and scored.passed = ${condition.outcome === 'passed'})`;
    case 'field':
      return says(condition.field, condition.equals);
    default:
      return sql`files.id in (${callsWithFinding(workspaceId, condition.kind, [condition.id])})`;
  }
}

/** A field of the call's own says a value, or any; of a list each of them counts. */
function says(field: string, value: string | null): Condition {
  if (value === null) return sql`coalesce(files.meta ->> ${field}::text, '') not in ('', '[]')`;
  return sql`case jsonb_typeof(files.meta -> ${field}::text)
    when 'array' then files.meta -> ${field}::text ? ${value}::text
    else coalesce(files.meta ->> ${field}::text = ${value}::text, false) end`;
}

/** The trigger of a project was set off by the call: by its patterns, or by its being found where there are none. */
function isMarked(workspaceId: number, { project_id, on, has_patterns }: MarkingProject): Condition {
  if (on === null && !has_patterns)
    return sql`files.id in (select found.file_id from project_files found
      where found.workspace_id = ${workspaceId} and found.project_id = ${project_id})`;
  const ofThese = on === null ? sql`true` : sql`found.pattern_id = any(${[...on]}::bigint[])`;
  return sql`files.id in (select found.file_id from project_file_patterns found
    where found.workspace_id = ${workspaceId} and found.project_id = ${project_id} and ${ofThese})`;
}
