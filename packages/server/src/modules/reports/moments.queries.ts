import type { Evidence } from '@earshot/core/detection/detection.ts';
import type { FindingKind } from '@earshot/core/findings/findings.ts';
import type { Db } from '../../platform/database.ts';

/** What a rule stands on in some calls, by the call. */
export async function listEvidence(
  db: Db,
  workspaceId: number,
  { kind, ruleId, fileIds }: { kind: FindingKind; ruleId: number; fileIds: readonly string[] },
): Promise<Map<string, Evidence[]>> {
  if (fileIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('findings')
    .select(['file_id', 'evidence'])
    .where('workspace_id', '=', workspaceId)
    .where('kind', '=', kind)
    .where('rule_id', '=', ruleId)
    .where('file_id', 'in', fileIds)
    .where('removed', '=', false)
    .execute();
  return new Map(rows.map(({ file_id, evidence }) => [file_id, evidence as Evidence[]]));
}
