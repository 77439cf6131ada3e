import { metricOfKey } from '@earshot/core/reports/measures.ts';
import { questionMeasured } from '@earshot/core/reports/question-key.ts';
import type { Measure } from '@earshot/core/reports/reports.ts';
import { type RawBuilder, sql } from 'kysely';
import { fieldNumber } from '../files/said-number.sql.ts';
import { agreementOf } from '../reviews/compared.sql.ts';

/** What a conversion is worth, where a report counts that. */
export type Worth = { fixed: number | null; field: string | null };

/**
 * The number that a call has of a measure, as an expression on `files`; null of what is only counted. Where the call is not among those
 * that the measure is of nobody asks for it.
 */
export function numberOf(
  workspaceId: number,
  { name, of }: Measure,
  worth: Worth | null,
): RawBuilder<number | null> | null {
  switch (name) {
    case 'length':
      return sql`files.duration_ms::float8`;
    case 'metric': {
      const { metric, who } = metricOfKey(String(of));
      return sql`(select n.value::float8 from file_metrics n where n.workspace_id = ${workspaceId} and n.file_id = files.id
        and n.metric = ${metric} and n.speaker_role = ${who === 'anyone' ? '' : who})`;
    }
    case 'field':
      return fieldNumber(String(of));
    case 'agreement':
      return agreementOf(workspaceId, Number(of));
    case 'score':
      return sql`(select scored.score::float8 from call_scores scored where scored.workspace_id = ${workspaceId}
        and scored.file_id = files.id and scored.goal_id = ${Number(of)})`;
    case 'question': {
      const { goal_id, question_id } = questionMeasured(of);
      return sql`(select said.credit_percent from call_answers said where said.workspace_id = ${workspaceId}
        and said.goal_id = ${goal_id} and said.file_id = files.id and said.question_id = ${question_id})`;
    }
    case 'revenue':
      return revenueOf(worth);
    default:
      return null;
  }
}

function revenueOf(worth: Worth | null): RawBuilder<number | null> {
  const fixed = sql`coalesce(${worth?.fixed ?? null}::float8, 0)`;
  if (worth === null || worth.field === null) return sql`${fixed}`;
  return sql`coalesce(${fieldNumber(worth.field)}, ${fixed})`;
}
