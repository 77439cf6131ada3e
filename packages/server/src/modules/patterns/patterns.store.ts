import type { PatternInput } from '@earshot/core/patterns/patterns.api.ts';
import type { Selectable } from 'kysely';
import type { Patterns } from '../../platform/database.generated.ts';
import type { Db } from '../../platform/database.ts';
import { countRules } from '../versions/versions.store.ts';

export type PatternRow = Selectable<Patterns>;

function selectPatterns(db: Db, workspaceId: number) {
  return db
    .selectFrom('patterns')
    .leftJoin('users', 'users.id', 'patterns.author_id')
    .selectAll('patterns')
    .select('users.name as author')
    .select((eb) =>
      eb
        .selectFrom('pattern_matches')
        .select((inner) => inner.fn.countAll<number>().as('files'))
        .whereRef('pattern_matches.workspace_id', '=', 'patterns.workspace_id')
        .whereRef('pattern_matches.pattern_id', '=', 'patterns.id')
        .as('files'),
    )
    .where('patterns.workspace_id', '=', workspaceId);
}

export async function listPatternRows(
  db: Db,
  workspaceId: number,
  { limit, offset }: { limit: number; offset: number },
) {
  const [rows, count] = await Promise.all([
    selectPatterns(db, workspaceId)
      .orderBy((eb) => eb.fn('lower', ['patterns.name']))
      .limit(limit)
      .offset(offset)
      .execute(),
    countRules(db, workspaceId, 'pattern'),
  ]);
  return { rows, count };
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

/** Removes the pattern with what it found. */
export async function removePatternRows(tx: Db, workspaceId: number, id: number): Promise<void> {
  await tx
    .deleteFrom('pattern_matches')
    .where('workspace_id', '=', workspaceId)
    .where('pattern_id', '=', id)
    .execute();
  await tx.deleteFrom('patterns').where('workspace_id', '=', workspaceId).where('id', '=', id).execute();
}

export async function listPatternNames(db: Db, workspaceId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('patterns')
    .select('name')
    .where('workspace_id', '=', workspaceId)
    .execute();
  return rows.map((row) => row.name);
}
