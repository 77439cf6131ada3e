import type { Evidence } from '@earshot/core/detection/detection.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** A rule on a call. */
export type Place = { file_id: string; rule_id: number };
/** Why the rule is there, and which version of it found that. */
export type Result = Place & { version: number; evidence: Evidence[] };
/** What is written on a call already: set by hand, taken off by hand, or put there by the rule. */
export type Standing = 'hand' | 'taken_off' | 'rule';

/** Results of one statement. The evidence of one may take some hundred kilobytes. */
const batch = 200;

/** Where these tags stand on these calls. */
export async function tagStandings(
  db: Db,
  workspaceId: number,
  tagIds: readonly number[],
  fileIds: readonly string[],
): Promise<(Place & { standing: Standing })[]> {
  if (tagIds.length === 0 || fileIds.length === 0) return [];
  const rows = await db
    .selectFrom('file_tags')
    .select(['file_id', 'tag_id', 'origin', 'removed'])
    .where('workspace_id', '=', workspaceId)
    .where(sql<boolean>`tag_id = any(${tagIds}::int[])`)
    .where(sql<boolean>`file_id = any(${fileIds}::uuid[])`)
    .execute();
  return rows.map(({ file_id, tag_id, origin, removed }) => ({
    file_id,
    rule_id: tag_id,
    standing: removed ? 'taken_off' : origin === 'hand' ? 'hand' : 'rule',
  }));
}

/** Sets tags by their rules. What a person set or took off stays as it is. */
export async function putTags(
  tx: Db,
  workspaceId: number,
  results: readonly Result[],
  now: Date,
): Promise<void> {
  for (const some of batches(results))
    await tx
      .insertInto('file_tags')
      .columns(['workspace_id', 'file_id', 'tag_id', 'origin', 'rule_version', 'evidence', 'at'])
      .expression(
        sql`select ${workspaceId}::int, file_id, rule_id, 'rule', version, evidence, ${now}::timestamptz
          from ${rowsOf(some)}`,
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

/** Takes away what the rules had set and no longer would. */
export async function dropTags(tx: Db, workspaceId: number, places: readonly Place[]): Promise<void> {
  if (places.length === 0) return;
  await tx
    .deleteFrom('file_tags')
    .where('workspace_id', '=', workspaceId)
    .where(sql<boolean>`(file_id, tag_id) in (${pairsOf(places)})`)
    .where('origin', '=', 'rule')
    .where('removed', '=', false)
    .execute();
}

/** Where these patterns stand on these calls. */
export async function patternStandings(
  db: Db,
  workspaceId: number,
  patternIds: readonly number[],
  fileIds: readonly string[],
): Promise<(Place & { standing: Standing })[]> {
  if (patternIds.length === 0 || fileIds.length === 0) return [];
  const rows = await db
    .selectFrom('pattern_matches')
    .select(['file_id', 'pattern_id'])
    .where('workspace_id', '=', workspaceId)
    .where(sql<boolean>`pattern_id = any(${patternIds}::int[])`)
    .where(sql<boolean>`file_id = any(${fileIds}::uuid[])`)
    .execute();
  return rows.map(({ file_id, pattern_id }) => ({ file_id, rule_id: pattern_id, standing: 'rule' }));
}

/** Writes the patterns that were detected. */
export async function putMatches(
  tx: Db,
  workspaceId: number,
  results: readonly (Result & { started_at: Date; operator: string | null })[],
): Promise<void> {
  for (const some of batches(results)) {
    const rows = some.map((result) => ({
      ...result,
      hits: result.evidence.reduce((sum, one) => sum + one.hits.length, 0),
    }));
    await tx
      .insertInto('pattern_matches')
      .columns([
        'workspace_id',
        'file_id',
        'pattern_id',
        'rule_version',
        'evidence',
        'hits',
        'started_at',
        'operator',
      ])
      .expression(
        sql`select ${workspaceId}::int, file_id, rule_id, version, evidence, hits, started_at, operator
          from ${rowsOf(rows)}`,
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
}

/** Takes away patterns that are no longer detected. */
export async function dropMatches(tx: Db, workspaceId: number, places: readonly Place[]): Promise<void> {
  if (places.length === 0) return;
  await tx
    .deleteFrom('pattern_matches')
    .where('workspace_id', '=', workspaceId)
    .where(sql<boolean>`(file_id, pattern_id) in (${pairsOf(places)})`)
    .execute();
}

function* batches<T>(results: readonly T[]): Generator<T[]> {
  for (let from = 0; from < results.length; from += batch) yield results.slice(from, from + batch);
}

/** One parameter however many results there are: a statement takes no more than 65,535. */
function rowsOf(results: readonly Result[]) {
  return sql`json_to_recordset(${JSON.stringify(results)}::json) as one (file_id uuid, rule_id int, version int,
    evidence jsonb, hits int, started_at timestamptz, operator text)`;
}

function pairsOf(places: readonly Place[]) {
  const files = places.map(({ file_id }) => file_id);
  return sql`select * from unnest(${files}::uuid[], ${places.map(({ rule_id }) => rule_id)}::int[])`;
}
