import type { Evidence } from '@earshot/core/detection/detection.ts';
import type { FindingKind } from '@earshot/core/findings/findings.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database.ts';

/** A rule of a kind on a call. */
export type Place = { kind: FindingKind; rule_id: number; file_id: string };
/** What is written on a call already: set by hand, taken off by hand, or put there by the rule, or for a project. */
export type Standing = 'hand' | 'taken_off' | 'rule' | 'project';
/** Who puts findings there and takes them away by themselves. */
export type Finder = 'rule' | 'project';
/** Why a rule is there, and which version of it found that; null where not the rule did. */
export type Found = Place & {
  version: number | null;
  evidence: Evidence[];
  hits: number;
  day: string;
  started_at: Date;
  operator: string | null;
};

/** Findings of one statement. The evidence of one may take some hundred kilobytes. */
const batch = 200;

/** Where these rules stand on these calls. */
export async function listStandings(
  db: Db,
  workspaceId: number,
  kind: FindingKind,
  ruleIds: readonly number[],
  fileIds: readonly string[],
): Promise<(Place & { standing: Standing })[]> {
  if (ruleIds.length === 0 || fileIds.length === 0) return [];
  const rows = await db
    .selectFrom('findings')
    .select(['file_id', 'rule_id', 'origin', 'removed'])
    .where('workspace_id', '=', workspaceId)
    .where('kind', '=', kind)
    .where(sql<boolean>`rule_id = any(${ruleIds}::bigint[])`)
    .where(sql<boolean>`file_id = any(${fileIds}::uuid[])`)
    .execute();
  return rows.map(({ file_id, rule_id, origin, removed }) => ({
    kind,
    file_id,
    rule_id,
    standing: removed ? 'taken_off' : origin === 'hand' ? 'hand' : origin === 'project' ? 'project' : 'rule',
  }));
}

/**
 * Writes what rules found, or what projects mark. What a person set or took off stays as it is, and what a rule says is not
 * said again by a project.
 */
export async function putFound(
  tx: Db,
  workspaceId: number,
  origin: Finder,
  found: readonly Found[],
  now: Date,
): Promise<void> {
  for (let from = 0; from < found.length; from += batch)
    await tx
      .insertInto('findings')
      .columns([
        ...(['workspace_id', 'kind', 'rule_id', 'file_id', 'origin', 'version', 'evidence', 'hits'] as const),
        ...(['day', 'started_at', 'operator', 'at'] as const),
      ])
      .expression(
        sql`select ${workspaceId}::bigint, kind, rule_id, file_id, ${sql.lit(origin)}, version, evidence, hits,
            day, started_at, operator, ${now}::timestamptz
          from ${rowsOf(found.slice(from, from + batch))} order by kind, file_id, rule_id`,
      )
      .onConflict((conflict) =>
        conflict
          .columns(['workspace_id', 'kind', 'rule_id', 'file_id'])
          .doUpdateSet((eb) => ({
            origin: eb.ref('excluded.origin'),
            version: eb.ref('excluded.version'),
            evidence: eb.ref('excluded.evidence'),
            hits: eb.ref('excluded.hits'),
            day: eb.ref('excluded.day'),
            started_at: eb.ref('excluded.started_at'),
            operator: eb.ref('excluded.operator'),
          }))
          // Without parameters: a shard of a cluster does not know their types here.
          .where(sql<boolean>`findings.origin in ('project', excluded.origin) and not findings.removed`),
      )
      .execute();
}

/** One parameter however many findings there are: a statement takes no more than 65,535. */
function rowsOf(found: readonly Found[]): RawBuilder<unknown> {
  return sql`json_to_recordset(${JSON.stringify(found)}::json) as one (kind text, rule_id bigint, file_id uuid,
    version int, evidence jsonb, hits int, day date, started_at timestamptz, operator text)`;
}

/** Takes away what rules had found and no longer would, or what projects no longer mark. */
export async function dropFound(
  tx: Db,
  workspaceId: number,
  origin: Finder,
  kind: FindingKind,
  places: readonly Pick<Place, 'rule_id' | 'file_id'>[],
): Promise<void> {
  if (places.length === 0) return;
  const rules = places.map(({ rule_id }) => rule_id);
  const files = places.map(({ file_id }) => file_id);
  await tx
    .deleteFrom('findings')
    .where('workspace_id', '=', workspaceId)
    .where('kind', '=', kind)
    .where(sql<boolean>`(rule_id, file_id) in (select * from unnest(${rules}::bigint[], ${files}::uuid[]))`)
    .where('origin', '=', origin)
    .where('removed', '=', false)
    .execute();
}

export function findFinding(db: Db, workspaceId: number, { kind, rule_id, file_id }: Place) {
  return db
    .selectFrom('findings')
    .select(['origin', 'removed', 'version', 'value', 'confidence', 'hits', 'evidence', 'user_id', 'at'])
    .where('workspace_id', '=', workspaceId)
    .where('kind', '=', kind)
    .where('rule_id', '=', rule_id)
    .where('file_id', '=', file_id)
    .executeTakeFirst();
}

/** What is said of a call by a rule, apart from what follows from the call. */
export type FindingState = NonNullable<Awaited<ReturnType<typeof findFinding>>>;

/** Takes a decision of this moment away as if it had never been; false where it does not stand any more. */
export async function removeDecision(
  tx: Db,
  workspaceId: number,
  { kind, rule_id, file_id }: Place,
  at: Date,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('findings')
    .where('workspace_id', '=', workspaceId)
    .where('kind', '=', kind)
    .where('rule_id', '=', rule_id)
    .where('file_id', '=', file_id)
    .where('origin', '=', 'hand')
    .where('at', '=', at)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Puts what stood there before in the place of a decision of this moment; false where that does not stand any more. */
export async function restoreFinding(
  tx: Db,
  workspaceId: number,
  { kind, rule_id, file_id }: Place,
  at: Date,
  before: FindingState,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('findings')
    .set({ ...before, evidence: JSON.stringify(before.evidence) })
    .where('workspace_id', '=', workspaceId)
    .where('kind', '=', kind)
    .where('rule_id', '=', rule_id)
    .where('file_id', '=', file_id)
    .where('origin', '=', 'hand')
    .where('at', '=', at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type Decision = Place & {
  removed: boolean;
  user_id: number | null;
  at: Date;
  day: string;
  started_at: Date;
  operator: string | null;
};

/** Writes what a person decided over what stands there. */
export async function putDecision(tx: Db, workspaceId: number, decision: Decision): Promise<void> {
  const { removed, user_id, at, day, started_at, operator } = decision;
  await tx
    .insertInto('findings')
    .values({ workspace_id: workspaceId, ...decision, origin: 'hand' })
    .onConflict((conflict) =>
      conflict.columns(['workspace_id', 'kind', 'rule_id', 'file_id']).doUpdateSet({
        origin: 'hand',
        removed,
        evidence: '[]',
        hits: 0,
        version: null,
        user_id,
        at,
        day,
        started_at,
        operator,
      }),
    )
    .execute();
}

/** Everything that a rule found or a person said by it. */
export async function removeFindingsOf(
  tx: Db,
  workspaceId: number,
  { kind, rule_id }: Pick<Place, 'kind' | 'rule_id'>,
): Promise<void> {
  await tx
    .deleteFrom('findings')
    .where('workspace_id', '=', workspaceId)
    .where('kind', '=', kind)
    .where('rule_id', '=', rule_id)
    .execute();
}

/** When a call began, and who spoke for the company, on everything that is said of it. */
export async function updateCallOfFindings(
  tx: Db,
  workspaceId: number,
  fileId: string,
  call: { day: string; started_at: Date; operator: string | null },
): Promise<void> {
  await tx
    .updateTable('findings')
    .set(call)
    .where('workspace_id', '=', workspaceId)
    .where('file_id', '=', fileId)
    .where((eb) =>
      eb.or([
        eb('day', '<>', sql<Date>`${call.day}::date`),
        eb('started_at', '<>', call.started_at),
        eb('operator', 'is distinct from', call.operator),
      ]),
    )
    .execute();
}

/** Writes the days of some findings anew, behind `after`; answers the last one, or null where none is left. */
export async function rewriteDays(
  tx: Db,
  workspaceId: number,
  timeZone: string,
  after: string | null,
  limit: number,
): Promise<string | null> {
  const { rows } = await sql<{ last: string | null }>`
    with calls as (
      select distinct f.file_id from findings f
      where f.workspace_id = ${workspaceId} and (${after}::uuid is null or f.file_id > ${after}::uuid)
      order by f.file_id limit ${limit}
    ),
    changed as (
      update findings as one set day = (one.started_at at time zone ${timeZone})::date
      where one.workspace_id = ${workspaceId} and one.file_id in (select file_id from calls)
        and one.day <> (one.started_at at time zone ${timeZone})::date
    )
    select max(file_id::text) as last from calls`.execute(tx);
  return rows[0]?.last ?? null;
}
