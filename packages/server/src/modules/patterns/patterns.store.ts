import type { PatternInput } from '@earshot/core/patterns/patterns.api.ts';
import type { Selectable } from 'kysely';
import type { Patterns } from '../../platform/database.generated.ts';
import type { Db } from '../../platform/database.ts';

export type PatternRow = Selectable<Patterns>;

function selectPatterns(db: Db, workspaceId: number) {
  return db
    .selectFrom('patterns')
    .leftJoin('users', 'users.id', 'patterns.author_id')
    .selectAll('patterns')
    .select('users.name as author')
    .select((eb) =>
      eb
        .selectFrom('findings')
        .select((inner) => inner.fn.countAll<number>().as('files'))
        .where('findings.workspace_id', '=', workspaceId)
        .where('findings.kind', '=', 'pattern')
        .whereRef('findings.rule_id', '=', 'patterns.id')
        .where('findings.removed', '=', false)
        .as('files'),
    )
    .where('patterns.workspace_id', '=', workspaceId);
}

export function listPatternRows(
  db: Db,
  workspaceId: number,
  { limit, offset }: { limit: number; offset: number },
) {
  return selectPatterns(db, workspaceId)
    .orderBy((eb) => eb.fn('lower', ['patterns.name']))
    .limit(limit)
    .offset(offset)
    .execute();
}

export function findPatternRow(db: Db, workspaceId: number, id: number) {
  return selectPatterns(db, workspaceId).where('patterns.id', '=', id).executeTakeFirst();
}

export type ShownPatternRow = NonNullable<Awaited<ReturnType<typeof findPatternRow>>>;

/** What may change of a pattern, as the database takes it. */
export type PatternChange = PatternInput & { applies_from: Date | null; updated_at: Date };

export async function insertPatternRow(
  tx: Db,
  workspaceId: number,
  pattern: PatternChange & { author_id: number | null },
): Promise<number> {
  const { id } = await tx
    .insertInto('patterns')
    .values({
      workspace_id: workspaceId,
      ...pattern,
      detection: JSON.stringify(pattern.detection),
      created_at: pattern.updated_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updatePatternRow(
  tx: Db,
  workspaceId: number,
  id: number,
  change: PatternChange & { version: number },
): Promise<void> {
  await tx
    .updateTable('patterns')
    .set({ ...change, detection: JSON.stringify(change.detection) })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

export async function removePatternRow(tx: Db, workspaceId: number, id: number): Promise<void> {
  await tx.deleteFrom('patterns').where('workspace_id', '=', workspaceId).where('id', '=', id).execute();
}

/** All patterns as rules, or the one asked for. */
export function listPatternRules(db: Db, workspaceId: number, id: number | undefined) {
  let query = db
    .selectFrom('patterns')
    .select(['id', 'name', 'version', 'applies_from', 'detection'])
    .where('workspace_id', '=', workspaceId)
    .orderBy('id');
  if (id !== undefined) query = query.where('id', '=', id);
  return query.execute();
}

export async function listPatternNames(db: Db, workspaceId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('patterns')
    .select('name')
    .where('workspace_id', '=', workspaceId)
    .execute();
  return rows.map((row) => row.name);
}
