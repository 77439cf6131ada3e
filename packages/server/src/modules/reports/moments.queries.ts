import type { Evidence } from '@earshot/core/detection/detection.ts';
import type { CallMoment } from '@earshot/core/detection/moments.ts';
import type { FindingKind } from '@earshot/core/findings/findings.ts';
import type { Hit } from '@earshot/core/matching/query.ts';
import type { AskedQuestion } from '@earshot/core/reports/question-key.ts';
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

/** The words that the answers to a question stand on in some calls, by the call. */
export async function listAnswerHits(
  db: Db,
  workspaceId: number,
  { goal_id, question_id, fileIds }: AskedQuestion & { fileIds: readonly string[] },
): Promise<Map<string, Hit[]>> {
  if (fileIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('call_answers')
    .select(['file_id', 'moments'])
    .where('workspace_id', '=', workspaceId)
    .where('goal_id', '=', goal_id)
    .where('question_id', '=', question_id)
    .where('file_id', 'in', fileIds)
    .execute();
  return new Map(rows.map(({ file_id, moments }) => [file_id, (moments as CallMoment[]).flatMap(hitOf)]));
}

function hitOf({ phrase_id, words, speaker, ...moment }: CallMoment): Hit[] {
  return phrase_id === null || words === null || speaker === null
    ? []
    : [{ ...moment, phrase_id, words, speaker }];
}
