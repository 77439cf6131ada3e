import type { FindingKind } from '@earshot/core/findings/findings.ts';
import { type RawBuilder, sql } from 'kysely';

/** The calls of which one of these rules says something; what was taken off by hand is not said. */
export function callsWithFinding(
  workspaceId: number,
  kind: FindingKind,
  ruleIds: readonly number[],
): RawBuilder<unknown> {
  return sql`select found.file_id from findings found where found.workspace_id = ${workspaceId}
    and found.kind = ${kind} and found.rule_id = any(${[...ruleIds]}::bigint[]) and not found.removed`;
}

/** The calls on which a rule stands in any way, also where a person took it off. */
export function callsWithPlace(workspaceId: number, kind: FindingKind, ruleId: number): RawBuilder<unknown> {
  return sql`select found.file_id from findings found
    where found.workspace_id = ${workspaceId} and found.kind = ${kind} and found.rule_id = ${ruleId}`;
}
