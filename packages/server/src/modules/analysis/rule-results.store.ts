import type { Evidence } from '@earshot/core/patterns/detection.ts';
import type { Db } from '../../platform/database.ts';

export type Result = { file_id: string; evidence: Evidence[] };
/** What is written on a call already: set by hand, taken off by hand, or put there by the rule. */
export type Standing = 'hand' | 'taken_off' | 'rule';

/** How a tag stands on some calls. */
export async function tagStandings(
  db: Db,
  workspaceId: number,
  tagId: number,
  fileIds: readonly string[],
): Promise<Map<string, Standing>> {
  if (fileIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('file_tags')
    .select(['file_id', 'origin', 'removed'])
    .where('workspace_id', '=', workspaceId)
    .where('tag_id', '=', tagId)
    .where('file_id', 'in', [...fileIds])
    .execute();
  return new Map(
    rows.map(({ file_id, origin, removed }) => [
      file_id,
      removed ? 'taken_off' : origin === 'hand' ? 'hand' : 'rule',
    ]),
  );
}

/** Sets a tag by its rule. What a person set or took off stays as it is. */
export async function putTags(
  tx: Db,
  workspaceId: number,
  rule: { id: number; version: number },
  results: readonly Result[],
  now: Date,
): Promise<void> {
  if (results.length === 0) return;
  await tx
    .insertInto('file_tags')
    .values(
      results.map(({ file_id, evidence }) => ({
        workspace_id: workspaceId,
        file_id,
        tag_id: rule.id,
        origin: 'rule',
        rule_version: rule.version,
        evidence: JSON.stringify(evidence),
        at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['workspace_id', 'file_id', 'tag_id'])
        .doUpdateSet((eb) => ({
          rule_version: eb.ref('excluded.rule_version'),
          evidence: eb.ref('excluded.evidence'),
        }))
        .where('file_tags.origin', '=', 'rule')
        .where('file_tags.removed', '=', false),
    )
    .execute();
}

/** Takes away what the rule had set on these calls and no longer would. */
export async function dropTags(
  tx: Db,
  workspaceId: number,
  tagId: number,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0) return;
  await tx
    .deleteFrom('file_tags')
    .where('workspace_id', '=', workspaceId)
    .where('tag_id', '=', tagId)
    .where('file_id', 'in', [...fileIds])
    .where('origin', '=', 'rule')
    .where('removed', '=', false)
    .execute();
}

export async function patternStandings(
  db: Db,
  workspaceId: number,
  patternId: number,
  fileIds: readonly string[],
): Promise<Map<string, Standing>> {
  if (fileIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('pattern_matches')
    .select('file_id')
    .where('workspace_id', '=', workspaceId)
    .where('pattern_id', '=', patternId)
    .where('file_id', 'in', [...fileIds])
    .execute();
  return new Map(rows.map(({ file_id }) => [file_id, 'rule']));
}

export async function putMatches(
  tx: Db,
  workspaceId: number,
  rule: { id: number; version: number },
  results: readonly (Result & { started_at: Date; operator: string | null })[],
): Promise<void> {
  if (results.length === 0) return;
  await tx
    .insertInto('pattern_matches')
    .values(
      results.map(({ file_id, evidence, started_at, operator }) => ({
        workspace_id: workspaceId,
        file_id,
        pattern_id: rule.id,
        rule_version: rule.version,
        evidence: JSON.stringify(evidence),
        hits: evidence.reduce((sum, one) => sum + one.hits.length, 0),
        started_at,
        operator,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['workspace_id', 'file_id', 'pattern_id']).doUpdateSet((eb) => ({
        rule_version: eb.ref('excluded.rule_version'),
        evidence: eb.ref('excluded.evidence'),
        hits: eb.ref('excluded.hits'),
        started_at: eb.ref('excluded.started_at'),
        operator: eb.ref('excluded.operator'),
      })),
    )
    .execute();
}

export async function dropMatches(
  tx: Db,
  workspaceId: number,
  patternId: number,
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0) return;
  await tx
    .deleteFrom('pattern_matches')
    .where('workspace_id', '=', workspaceId)
    .where('pattern_id', '=', patternId)
    .where('file_id', 'in', [...fileIds])
    .execute();
}
