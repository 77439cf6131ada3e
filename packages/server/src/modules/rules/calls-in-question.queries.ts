import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import type { Db } from '../../platform/database.ts';
import type { Condition } from '../call-index/phrase.sql.ts';
import { callsWithPlace } from '../findings/findings.sql.ts';
import type { SearchedSemantics } from '../semantics/semantics.ts';
import type { TriedRule } from './apply-rules.ts';
import { detectionCandidates } from './detection-candidates.sql.ts';

/** Calls in which the rule can hold, and those where it stands already and might have to go. */
export function callsInQuestion(ctx: Ctx, rule: TriedRule, semantics: SearchedSemantics | null): Condition {
  const candidates = detectionCandidates(rule.detection, {
    workspaceId: ctx.workspaceId,
    hints: {},
    edges: null,
    semantics,
  });
  if (rule.id === null) return candidates;
  return sql<boolean>`(${candidates} or files.id in (${callsWithPlace(ctx.workspaceId, rule.kind, rule.id)}))`;
}

function analysed(db: Db, workspaceId: number, condition: Condition) {
  return db
    .selectFrom('files')
    .where('files.workspace_id', '=', workspaceId)
    .where('files.analysed_at', 'is not', null)
    .where(condition);
}

export async function countAnalysed(db: Db, workspaceId: number, condition: Condition): Promise<number> {
  const { count } = await analysed(db, workspaceId, condition)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Those behind `after`, by id. */
export async function listAnalysed(
  db: Db,
  workspaceId: number,
  condition: Condition,
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  let query = analysed(db, workspaceId, condition).select('files.id').orderBy('files.id').limit(limit);
  if (after !== null) query = query.where('files.id', '>', after);
  return (await query.execute()).map(({ id }) => id);
}

const startedAt = sql<Date>`coalesce(files.recorded_at, files.created_at)`;

/** Calls that began since then. */
export function isSince(moment: Date): Condition {
  return sql<boolean>`${startedAt} >= ${moment}`;
}

/** The newest of them first. */
export function listNewest(
  db: Db,
  workspaceId: number,
  conditions: readonly Condition[],
  { limit, offset }: { limit: number; offset: number },
) {
  let query = db
    .selectFrom('files')
    .where('files.workspace_id', '=', workspaceId)
    .where('files.analysed_at', 'is not', null);
  for (const condition of conditions) query = query.where(condition);
  return query
    .select([
      'files.id',
      'files.name',
      'files.operator',
      'files.language',
      'files.recorded_at',
      'files.created_at',
    ])
    .orderBy(startedAt, 'desc')
    .orderBy('files.id')
    .limit(limit)
    .offset(offset)
    .execute();
}
